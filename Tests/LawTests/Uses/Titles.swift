// Titles that are strings and not keys: every initializer and modifier with a key has a twin for them.
import SwiftUI
struct Titles: View {
  let t: String; let sub: Substring
  @State var date = Date(); @State var dates: Set<DateComponents> = []; @State var text = "";
  @State var n = 1.0; @State var flag = false; @State var tag: Int?
  struct R: Identifiable { var id = 0; var name = "" }
  var body: some View { Text(t) }
  @ViewBuilder func a() -> some View {
    ControlGroup(t) { Text(t) }
    DatePicker(t, selection: $date, in: Date()...Date())
    DatePicker(t, selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker(sub, selection: $date, in: ...Date(), displayedComponents: [.date])
    DatePicker(t, selection: $date)
    MultiDatePicker(t, selection: $dates, in: Date()..<Date())
    MultiDatePicker(t, selection: $dates, in: Date()...)
    MultiDatePicker(t, selection: $dates, in: ..<Date())
    MultiDatePicker(t, selection: $dates)
  }
  @ViewBuilder func b() -> some View {
    Picker(t, systemImage: "x", selection: $n) { Text("a") }
    SecureField(t, text: $text, onCommit: {})
    SecureField(t, text: $text, prompt: nil)
    Stepper(t, onIncrement: {}, onDecrement: {})
    TextField(t, text: $text)
    TextField(t, text: $text, prompt: Text("p"))
    TextField(t, text: $text, axis: .vertical)
    TextField(t, text: $text, prompt: nil, axis: .vertical)
    TextField(t, text: $text, onCommit: {})
    TextField(t, text: $text, onEditingChanged: { _ in })
  }
  @ViewBuilder func c() -> some View {
    TextField(t, text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField(t, value: $n, formatter: NumberFormatter())
    TextField(t, value: $n, formatter: NumberFormatter(), prompt: nil)
    TextField(t, value: $n, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    TextField(t, value: $n, format: .number)
    TextField(t, value: $n, format: .number, prompt: Text("x"))
    NavigationLink(t, destination: Text("a"), isActive: $flag)
    NavigationLink(t, destination: Text("a"), tag: 1, selection: $tag)
    NavigationLink(t, destination: Text("a"))
    NavigationLink(t, value: 1)
    NavigationLink(t) { Text("x") }
  }
  @ViewBuilder func d() -> some View {
    Text(t).fileDialogMessage(t)
    Text(t).fileDialogConfirmationLabel(t)
    Text(t).accessibilityRotor(t) { AccessibilityRotorEntry(t, id: 1) }
    ShareLink(t, item: t)
    ShareLink(t, item: URL(string: t)!, subject: nil, message: nil)
    ShareLink(t, item: t, preview: SharePreview(t))
    Gauge(value: 0.2) { Text(t) }
    ProgressView(t)
    ProgressView(t, value: 0.2)
    ProgressView(t, value: 2, total: 3)
  }
  @ViewBuilder func e() -> some View {
    Label(t, systemImage: t)
    Label(t, image: t)
    Menu(t) { Text(t) }
    Menu(t, systemImage: t) { Text(t) }
    Menu(t) {
      Text(t)
    } primaryAction: {
    }
    Toggle(t, isOn: $flag)
    Toggle(t, systemImage: t, isOn: $flag)
    Button(t) {}
    Button(t, role: .cancel) {}
    Button(t, systemImage: t) {}
    Button(t, systemImage: t, role: .cancel) {}
    Button(t, action: {})
    Link(t, destination: URL(string: t)!)
  }
  @ViewBuilder func f() -> some View {
    GroupBox(t) { Text(t) }
    DisclosureGroup(t) { Text(t) }
    DisclosureGroup(t, isExpanded: $flag) { Text(t) }
    LabeledContent(t, value: t)
    LabeledContent(t) { Text(t) }
    LabeledContent(t, value: n, format: .number)
    ColorPicker(t, selection: .constant(.red))
    ColorPicker(t, selection: .constant(.red), supportsOpacity: false)
    Section(t) { Text(t) }
    Section(t, isExpanded: $flag) { Text(t) }
    ContentUnavailableView(t, systemImage: t)
    ContentUnavailableView(t, systemImage: t, description: Text(t))
  }
  @ViewBuilder func g() -> some View {
    Text(t).navigationTitle(t)
    Text(t).navigationBarTitle(t)
    Text(t).navigationBarTitle(t, displayMode: .inline)
    Text(t).navigationSubtitle(t)
    Text(t).alert(t, isPresented: $flag) { Text(t) }
    Text(t).alert(t, isPresented: $flag) {
      Text(t)
    } message: {
      Text(t)
    }
    Text(t).alert(t, isPresented: $flag, presenting: tag) { _ in Text(t) }
    Text(t).alert(t, isPresented: $flag, presenting: tag) { _ in
      Text(t)
    } message: { _ in
      Text(t)
    }
    Text(t).confirmationDialog(t, isPresented: $flag) { Text(t) }
    Text(t).confirmationDialog(t, isPresented: $flag, titleVisibility: .visible) {
      Text(t)
    } message: {
      Text(t)
    }
    Text(t).confirmationDialog(t, isPresented: $flag, presenting: tag) { _ in Text(t) }
  }
  @ViewBuilder func h() -> some View {
    Text(t).searchable(text: $text, prompt: t)
    Text(t).searchable(text: $text, placement: .automatic, prompt: t)
    Text(t).searchable(text: $text, prompt: t) { Text(t) }
    Text(t).searchable(text: $text, isPresented: $flag, prompt: t)
    Text(t).accessibilityLabel(t)
    Text(t).accessibilityValue(t)
    Text(t).accessibilityHint(t)
    Text(t).accessibilityIdentifier(t)
    Text(t).accessibilityInputLabels([t])
    Text(t).accessibilityAction(named: t) {}
    Text(t).help(t)
    Text(t).badge(t)
  }
  @ViewBuilder func i() -> some View {
    TabView {
      Tab(t, systemImage: t) { Text(t) }
      Tab(t, image: t) { Text(t) }
    }
    TabView(selection: $tag) {
      Tab(t, systemImage: t, value: 1) { Text(t) }
      Tab(t, image: t, value: 2) { Text(t) }
    }
    Table([R()]) {
      TableColumn(t, value: \.name); TableColumn(t) { (r: R) in Text(r.name) };
      TableColumn(t, value: \.name) { r in Text(r.name) }
      TableColumn(t, value: \.name, comparator: String.StandardComparator.lexical) { Text($0.name) }
    }
    Picker(t, selection: $n) { Text("a") }
    Text(t).accessibilityCustomContent(t, t)
  }
  @ViewBuilder func j() -> some View {
    Stepper(t, value: $n)
    Stepper(t, value: $n, in: 0...2)
    Stepper(t, value: $n, in: 0...2, step: 0.5)
    Stepper(t, value: $n, in: 0...2, step: 0.5, onEditingChanged: { _ in })
    Stepper(t, value: $n, step: 2)
    Stepper(t, onIncrement: nil, onDecrement: nil, onEditingChanged: { _ in })
    Text(t).navigationTitle($text)
  }
}
struct TitledApp: App {
  let t = "x"
  var body: some Scene {
    WindowGroup(t) { Text(t) }.commands {
      CommandMenu(t) { Text(t) }; CommandGroup(replacing: .help) { Button(t) {} }
    }
    WindowGroup(t, id: "a") { Text(t) }
    Window(t, id: "b") { Text(t) }
  }
}
