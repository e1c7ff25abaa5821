// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct ControlUses: View {
  enum Flavor: String, CaseIterable, Identifiable { case a, b; var id: Self { self } }
  @State var text = ""
  @State var optional: String? = nil
  @State var flag = false
  @State var number = 1
  @State var amount = 0.5
  @State var float: Float = 0.5
  @State var date = Date(timeIntervalSince1970: 0)
  @State var color = Color.red
  @State var flavor = Flavor.a
  @State var choice: Flavor? = nil
  @State var selections: Set<String> = []
  @State var dates: Set<DateComponents> = []
  @State var attributed = AttributedString("a")
  @FocusState var isFocused: Bool
  @FocusState var field: Flavor?
  var body: some View {
    VStack {
      buttons
      toggles
      pickers
      fields
      values
      groups
    }
  }
  @ViewBuilder var buttons: some View {
    Button("a") {}
    Button("a", action: {})
    Button(text) {}
    Button("a", role: .destructive) {}
    Button("a", role: .cancel, action: {})
    Button(role: .destructive) {} label: { Label("a", systemImage: "trash") }
    Button(action: {}) { Text("a") }
    Button(action: {}, label: { Text("a") })
    Button { } label: { Text("a") }
    Button("a", systemImage: "star") {}
    Button("a", systemImage: "star", role: .destructive, action: {})
    Button(action: tap) { HStack { Image(systemName: "star"); Text("a") } }
    Button { Task { await load() } } label: { Text("a") }
    Button("a") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.borderless).buttonStyle(.plain).buttonStyle(.automatic)
    Button("a") {}.buttonStyle(PlainButtonStyle()).buttonStyle(BorderlessButtonStyle()).buttonStyle(BorderedButtonStyle())
      .buttonStyle(BorderedProminentButtonStyle()).buttonStyle(DefaultButtonStyle()).buttonStyle(.link)
    Button("a") {}.buttonStyle(Squeeze()).buttonStyle(.squeeze).buttonStyle(Primitive()).buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3))
      .buttonBorderShape(.roundedRectangle).buttonBorderShape(.circle).controlSize(.large).controlSize(.mini).controlSize(.extraLarge).buttonRepeatBehavior(.enabled)
      .buttonSizing(.flexible)
    Button("a") {}.keyboardShortcut("s").keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut(.defaultAction).keyboardShortcut(.return, modifiers: [])
      .keyboardShortcut(KeyEquivalent("x"), modifiers: .command).keyboardShortcut(.cancelAction).keyboardShortcut(.init("k", modifiers: .option))
    Button("a") {}.disabled(true).help("x").help(Text("x")).tint(.red).labelStyle(.iconOnly).sensoryFeedback(.success, trigger: flag).hoverEffect().hoverEffect(.lift)
    Link("a", destination: URL(string: "https://a.b")!)
    Link(destination: URL(string: "https://a.b")!) { Text("a") }
    ShareLink(item: URL(string: "https://a.b")!)
    ShareLink("a", item: text)
    ShareLink(item: text) { Label("a", systemImage: "square.and.arrow.up") }
    ShareLink(item: text, subject: Text("s"), message: Text("m"))
    EditButton()
    Menu("a") { Button("b") {}; Divider(); Menu("c") { Text("d") }; Section("s") { Text("e") } }
    Menu { Button("b") {} } label: { Image(systemName: "ellipsis") }
    Menu("a", systemImage: "star") { Text("b") }
    Menu("a") { Text("b") } primaryAction: {}
    Menu { Text("b") } label: { Text("a") } primaryAction: {}
    Menu("a") {}.menuStyle(.borderlessButton).menuStyle(.button).menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled).menuStyle(BorderlessButtonMenuStyle())
    ControlGroup { Button("a") {} }
    ControlGroup("a") { Button("a") {} }.controlGroupStyle(.navigation).controlGroupStyle(.automatic)
    ControlGroup { Button("a") {} } label: { Text("b") }.controlGroupStyle(.menu).controlGroupStyle(.compactMenu).controlGroupStyle(.palette)
  }
  @ViewBuilder var toggles: some View {
    Toggle("a", isOn: $flag)
    Toggle(text, isOn: $flag)
    Toggle(isOn: $flag) { Text("a") }
    Toggle("a", systemImage: "star", isOn: $flag)
    Toggle(isOn: .constant(true), label: { Text("a") })
    Toggle("", isOn: $flag).labelsHidden().toggleStyle(.switch).toggleStyle(.button).toggleStyle(.automatic).toggleStyle(SwitchToggleStyle(tint: .red))
      .toggleStyle(SwitchToggleStyle()).toggleStyle(Check()).toggleStyle(.check).toggleStyle(DefaultToggleStyle()).toggleStyle(ButtonToggleStyle())
    #if os(macOS)
    Toggle("", isOn: $flag).toggleStyle(.checkbox)
    #endif
    Toggle(isOn: Binding(get: { flag }, set: { flag = $0 })) { Text("a") }
    Toggle(isOn: $flag) { Text("a"); Text("sub") }
  }
  @ViewBuilder var pickers: some View {
    Picker("a", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
    Picker(selection: $flavor) { Text("x").tag(Flavor.a) } label: { Text("a") }
    Picker(selection: $flavor, label: Text("a")) { Text("x").tag(Flavor.a) }
    Picker("a", selection: $choice) { Text("none").tag(Flavor?.none); Text("x").tag(Optional(Flavor.a)); Text("y").tag(Flavor.b as Flavor?) }
    Picker(selection: $number) { Text("x").tag(1) } label: { Text("a") } currentValueLabel: { Text("y") }
    Picker("a", selection: $number) { Text("x").tag(1) } currentValueLabel: { Text("y") }
    Picker("a", systemImage: "star", selection: $number) { ForEach(0..<3) { Text("\($0)") } }
    Picker("a", selection: $number) { ForEach(0..<3, id: \.self) { Text("\($0)") } }.pickerStyle(.segmented).pickerStyle(.menu).pickerStyle(.inline).pickerStyle(.wheel).pickerStyle(.navigationLink).pickerStyle(.automatic).pickerStyle(.palette)
    Picker("a", selection: $number) { }.pickerStyle(SegmentedPickerStyle()).pickerStyle(MenuPickerStyle()).pickerStyle(WheelPickerStyle()).pickerStyle(InlinePickerStyle()).pickerStyle(DefaultPickerStyle()).horizontalRadioGroupLayout()
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, displayedComponents: .date)
    DatePicker("a", selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute])
    DatePicker("a", selection: $date, in: date..., displayedComponents: .hourAndMinute)
    DatePicker("a", selection: $date, in: date...date, displayedComponents: [.hourAndMinute]).datePickerStyle(.graphical).datePickerStyle(.compact).datePickerStyle(.wheel).datePickerStyle(.automatic)
    DatePicker(selection: $date, displayedComponents: .date) { Text("a") }
    DatePicker(selection: $date, in: ...date, displayedComponents: .date, label: { Text("a") }).datePickerStyle(GraphicalDatePickerStyle()).datePickerStyle(CompactDatePickerStyle()).datePickerStyle(WheelDatePickerStyle())
    ColorPicker("a", selection: $color)
    ColorPicker("a", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("a") }
  }
  @ViewBuilder var fields: some View {
    TextField("a", text: $text)
    TextField(text, text: $text)
    TextField("a", text: $text, prompt: Text("p"))
    TextField("a", text: $text, axis: .vertical)
    TextField("a", text: $text, prompt: Text("p"), axis: .vertical)
    TextField(text: $text) { Text("a") }
    TextField(text: $text, prompt: Text("p")) { Text("a") }
    TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("a", text: $text, onCommit: {})
    TextField("a", text: $text, onEditingChanged: { editing in })
    TextField("a", value: $number, format: .number)
    TextField("a", value: $amount, format: .currency(code: "EUR"))
    TextField("a", value: $amount, format: .number, prompt: Text("p"))
    TextField("a", value: $number, formatter: NumberFormatter())
    TextField("a", value: $optionalNumber, format: .number)
    TextField("a", text: Binding($optional) ?? $text)
    TextField("a", text: Binding(get: { optional ?? "" }, set: { optional = $0 }))
    TextField("a", text: $text).textFieldStyle(.roundedBorder).textFieldStyle(.plain).textFieldStyle(.automatic).textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(PlainTextFieldStyle()).textFieldStyle(DefaultTextFieldStyle()).textFieldStyle(.squareBorder)
    TextField("a", text: $text).textFieldStyle(Underlined()).keyboardType(.emailAddress).keyboardType(.decimalPad).keyboardType(.numberPad).keyboardType(.URL).keyboardType(.phonePad).keyboardType(.numbersAndPunctuation).keyboardType(.default).keyboardType(.webSearch).keyboardType(.asciiCapable)
      .textContentType(.emailAddress).textContentType(.password).textContentType(.username).textContentType(.newPassword).textContentType(.oneTimeCode).textContentType(nil).textContentType(.name)
    TextField("a", text: $text).textInputAutocapitalization(.never).textInputAutocapitalization(.words).textInputAutocapitalization(.sentences).textInputAutocapitalization(.characters).autocorrectionDisabled().autocorrectionDisabled(true).disableAutocorrection(true).autocapitalization(.none)
      .submitLabel(.done).submitLabel(.search).submitLabel(.next).submitLabel(.go).submitLabel(.send).submitLabel(.return).submitScope()
      .onSubmit {}.onSubmit(of: .text) {}.onSubmit(of: [.search, .text]) {}
    TextField("a", text: $text).focused($isFocused).focused($field, equals: .a).focusable().focusable(false).focusEffectDisabled().defaultFocus($field, .a)
      .textSelection(.enabled).speechSpellsOutCharacters().scrollDismissesKeyboard(.immediately)
    SecureField("a", text: $text)
    SecureField("a", text: $text, prompt: Text("p"))
    SecureField("a", text: $text, onCommit: {})
    SecureField(text: $text) { Text("a") }
    TextEditor(text: $text).scrollContentBackground(.hidden)
    TextEditor(text: .constant("a"))
  }
  @State var optionalNumber: Int? = nil
  @Namespace var space
  @ViewBuilder var values: some View {
    Slider(value: $amount)
    Slider(value: $amount, in: 0...1)
    Slider(value: $float, in: 0...100, step: 1)
    Slider(value: $amount, in: 0...1) { _ in }
    Slider(value: $amount, in: 0...1, step: 0.1) { Text("a") }
    Slider(value: $amount, in: 0...1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
    Slider(value: $amount, in: 0...1, step: 0.1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
    Slider(value: $amount, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("a") }
    Slider(value: $amount, in: 0...1, onEditingChanged: { _ in }) { Text("a") }; Slider(value: $amount, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("a") }
    Slider(value: $amount, label: { Text("a") })
    Stepper("a", value: .constant(0.5), step: 0.1, format: .percent)
    Stepper("a", value: .constant(0.5), in: 0...1, format: .number)
    Stepper(value: .constant(0.5), in: 0...1, step: 0.1, format: .percent) { Text("a") }
    Stepper("a", value: $number)
    Stepper("a", value: $number, in: 0...9)
    Stepper("a \(number)", value: $number, in: 0...9, step: 2)
    Stepper(value: $number) { Text("a") }
    Stepper(value: $number, in: 0...9) { Text("a") }
    Stepper(value: $amount, in: 0...9, step: 0.5, label: { Text("a") })
    Stepper("a", onIncrement: {}, onDecrement: {})
    Stepper { Text("a") } onIncrement: {} onDecrement: {}
    Stepper(onIncrement: {}, onDecrement: nil) { Text("a") }
    Stepper("a", value: $number, in: 0...9, onEditingChanged: { _ in })
    ProgressView()
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
    ProgressView("a")
    ProgressView(text)
    ProgressView(value: 0.5)
    ProgressView(value: amount, total: 2)
    ProgressView("a", value: amount, total: 2)
    ProgressView(value: Optional(amount)) { Text("a") }
    ProgressView(value: amount) { Text("a") } currentValueLabel: { Text("b") }
    ProgressView { Text("a") }
    ProgressView().progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(CircularProgressViewStyle(tint: .red)).progressViewStyle(LinearProgressViewStyle()).progressViewStyle(CircularProgressViewStyle()).progressViewStyle(Bar()).scaleEffect(2)
    Gauge(value: 0.5) { Text("a") }
    Gauge(value: 5, in: 0...10) { Text("a") } currentValueLabel: { Text("b") }
    Gauge(value: amount, in: 0...10) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
    Gauge(value: amount) { Text("a") } currentValueLabel: { Text("b") } markedValueLabels: { Text("c") }
    Gauge(value: amount) { Text("a") }.gaugeStyle(.accessoryCircular).gaugeStyle(.linearCapacity).gaugeStyle(.accessoryCircularCapacity)
  }
  @ViewBuilder var groups: some View {
    Label("a", systemImage: "star")
    Label(text, systemImage: text)
    Label("a", image: "x")
    Label { Text("a") } icon: { Image(systemName: "star") }
    Label(title: { Text("a") }, icon: { Image(systemName: "star") })
    Label("a", systemImage: "star").labelStyle(.titleAndIcon).labelStyle(.titleOnly).labelStyle(.iconOnly).labelStyle(.automatic).labelStyle(IconOnlyLabelStyle()).labelStyle(TitleOnlyLabelStyle()).labelStyle(Vertical()).labelStyle(.vertical)
      .labelIconToTitleSpacing(3).labelReservedIconWidth(20)
    LabeledContent("a", value: "b")
    LabeledContent("a", value: number, format: .number)
    LabeledContent("a") { Text("b") }
    LabeledContent { Text("b") } label: { Text("a"); Text("sub") }.labeledContentStyle(.automatic)
    GroupBox { Text("a") }
    GroupBox("a") { Text("a") }
    GroupBox(label: Text("a")) { Text("b") }
    GroupBox { Text("b") } label: { Label("a", systemImage: "star") }.groupBoxStyle(.automatic)
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $flag) { Text("b") }
    DisclosureGroup(isExpanded: $flag) { Text("b") } label: { Text("a") }.disclosureGroupStyle(.automatic)
    DisclosureGroup { Text("b") } label: { Text("a") }
    ContentUnavailableView("a", systemImage: "star")
    ContentUnavailableView("a", systemImage: "star", description: Text("d"))
    ContentUnavailableView("a", image: "star", description: Text("d"))
    ContentUnavailableView { Label("a", systemImage: "star") } description: { Text("d") } actions: { Button("b") {} }
    ContentUnavailableView { Label("a", systemImage: "star") }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "x")
    Form { Section { Text("a") } header: { Text("h") } footer: { Text("f") } }.formStyle(.grouped).formStyle(.columns).formStyle(.automatic)
    Section("a") { Text("b") }
    Section(header: Text("a")) { Text("b") }
    Section(footer: Text("a")) { Text("b") }
    Section(header: Text("a"), footer: Text("f")) { Text("b") }
    Section { Text("b") } header: { Text("a") }
    Section { Text("b") } footer: { Text("a") }
    Section("a", isExpanded: $flag) { Text("b") }
    Section(isExpanded: $flag) { Text("b") } header: { Text("a") }
  }
  func tap() {}
  func load() async {}
  struct Squeeze: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(configuration.role == .destructive ? 1 : 0.5)
    }
  }
  struct Primitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.trigger() } }
  }
  struct Check: ToggleStyle {
    func makeBody(configuration: ToggleStyle.Configuration) -> some View {
      Button { configuration.isOn.toggle() } label: { configuration.label; Text(configuration.isMixed ? "-" : "x") }
    }
  }
  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
  }
  struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title } }
  }
  struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().overlay(Rectangle().frame(height: 1), alignment: .bottom) }
  }
  struct Card: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content } } }
  struct Fold: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; if configuration.isExpanded { configuration.content } } } }
  struct Pair: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; configuration.content } } }
}
extension ButtonStyle where Self == ControlUses.Squeeze { static var squeeze: Self { .init() } }
extension ToggleStyle where Self == ControlUses.Check { static var check: Self { .init() } }
extension LabelStyle where Self == ControlUses.Vertical { static var vertical: Self { .init() } }
func ?? <T>(lhs: Binding<T>?, rhs: Binding<T>) -> Binding<T> { lhs ?? .constant(rhs.wrappedValue) as Binding<T> }
