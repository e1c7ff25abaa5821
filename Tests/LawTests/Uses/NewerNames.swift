// swift-format-ignore-file
// Names of iOS 18 and 26, and seldom ones.
import SwiftUI
import UniformTypeIdentifiers

struct NewerNames: View {
  struct Item: Identifiable, Hashable { var id = 1; var name = "a" }
  struct Low: CustomPresentationDetent { static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 } }
  @FocusState var isFocused: Bool
  @FocusState var place: Int?
  @AccessibilityFocusState var isRead: Bool
  @Namespace var space
  @State var text = ""
  @State var flag = false
  @State var tokens: [Item] = []
  @State var selection: TextSelection?
  @State var customization = TabViewCustomization()
  @Environment(\.resetFocus) var resetFocus
  @Environment(\.lineHeight) var lineHeight
  var body: some View { VStack { searching; writing; pressing; tabs; windows; drags; accessible } }
  @ViewBuilder var searching: some View {
    Text("a").searchable(text: $text).searchFocused($isFocused).searchFocused($place, equals: 1).searchPresentationToolbarBehavior(.avoidHidingContent).searchDictationBehavior(.inline(activation: .onLook)).searchSelection($selection)
    Text("a").searchable(text: $text, tokens: $tokens) { Text($0.name) }
    Text("a").searchable(text: $text, tokens: $tokens, suggestedTokens: .constant(tokens), isPresented: $flag, prompt: "p") { Text($0.name) }
    Text("a").searchable(text: $text, editableTokens: $tokens, prompt: Text("p")) { token in Text(token.wrappedValue.name) }
  }
  @ViewBuilder var writing: some View {
    TextEditor(text: $text).textEditorStyle(.plain).textEditorStyle(.automatic).textEditorStyle(.roundedBorder)
    TextEditor(text: $text, selection: $selection).findNavigator(isPresented: $flag).findDisabled().replaceDisabled()
    TextField("a", text: $text, selection: $selection).writingToolsBehavior(.limited).writingToolsAffordanceVisibility(.hidden).textInputSuggestions { Text("b").textInputCompletion("b") }.textInputFormattingControlVisibility(.hidden, for: .all).textSelectionAffinity(.upstream)
    Text("a").lineHeight(.loose).lineHeight(.multiple(factor: 1.2)).lineHeight(.exact(points: 20)).lineHeight(.leading(increase: 2)).lineHeight(.variable).lineHeight(.tight).writingDirection(strategy: .contentBased).multilineTextAlignment(strategy: .layoutBased).font(.body.scaled(by: 1.2))
  }
  @ViewBuilder var pressing: some View {
    VStack { TextField("a", text: $text).prefersDefaultFocus(in: space); Button("b") { resetFocus(in: space) } }.focusScope(space)
    Text("a").onModifierKeysChanged { _, new in print(new) }.onModifierKeysChanged(mask: .shift, initial: false) { _, _ in }.onCopyCommand { [NSItemProvider()] }.onCutCommand { [] }.onPasteCommand(of: [.plainText]) { _ in }.onPlayPauseCommand { }.onDeleteCommand { }
    Text("a").onPencilDoubleTap { _ = $0.hoverPose?.location }.onPencilSqueeze { if case .active(let value) = $0 { _ = value.hoverPose?.anchor } }.handGestureShortcut(.primaryAction).defaultHoverEffect(.highlight).springLoadingBehavior(.enabled).scrollInputBehavior(.disabled, for: .handGestureShortcut)
    Button("a") { }.modifierKeyAlternate(.option) { Text("b") }.typeSelectEquivalent("a").typeSelectEquivalent(Text("b"))
    Button(role: .close) { }; Button(role: .confirm) { }
    Slider(value: .constant(0.2)).sliderThumbVisibility(.hidden)
    Section("a") { Text("b") }.sectionActions { Button("c") { } }.sectionIndexLabel("A").sectionIndexLabel(Text("A"))
    List { Text("a") }.listSectionIndexVisibility(.visible).contextMenu(forSelectionType: Int.self) { ids in Text("\(ids.count)") } primaryAction: { _ in }
    ScrollView { Text("a").scrollTarget() }
  }
  @ViewBuilder var tabs: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("a") }.customizationID("a").customizationBehavior(.disabled, for: .sidebar, .tabBar)
      Tab("b", systemImage: "star") { Text("b") }.defaultVisibility(.hidden, for: .tabBar).hidden(flag).badge(3)
      Tab("d", systemImage: "star") { Text("d") }.accessibilityIdentifier("d").tabPlacement(.sidebarOnly).disabled(true)
      TabSection { Tab("c", systemImage: "star") { Text("c") } } header: { Text("h") }.sectionActions { Button("x") { } }
    }
    .tabViewCustomization($customization).tabViewSidebarHeader { Text("a") }.tabViewSidebarFooter { Text("a") }.tabViewSidebarBottomBar { Text("a") }.defaultAdaptableTabBarPlacement(.sidebar).tabViewSearchActivation(.searchTabSelection).tabViewBottomAccessory(isEnabled: flag) { Text("a") }
    NavigationStack {
      Text("a").toolbar {
        ToolbarItem(placement: .subtitle) { Text("a") }.hidden(flag)
        ToolbarItem(placement: .largeSubtitle) { Text("a") }
        ToolbarItem(placement: .topBarPinnedTrailing) { Text("a") }.matchedTransitionSource(id: 1, in: space)
        ToolbarSpacer(.flexible); DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden)
      }
      .toolbar(removing: .title).navigationDocument(URL(string: "a")!).navigationTransition(.crossFade)
      Text("a").matchedTransitionSource(id: 1, in: space) { $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 2)) }
    }
  }
  @ViewBuilder var windows: some View {
    Text("a").windowResizeBehavior(.disabled).windowDismissBehavior(.enabled).windowMinimizeBehavior(.automatic).windowFullScreenBehavior(.disabled).windowResizeAnchor(.top).allowsWindowActivationEvents().dialogPreventsAppTermination(true).presentationPreventsAppTermination(false)
    Text("a").presentationBreakthroughEffect(.subtle).breakthroughEffect(.none).onInteractiveResizeChange { _ in }.containerCornerOffset(.leading, sizeToFit: true).interactionActivityTrackingTag("a").assistiveAccessNavigationIcon(systemImage: "star").contentCaptureProtected(true)
    Text("a").sheet(isPresented: $flag) { Text("b").presentationDetents([.custom(Low.self), .large]) }.dialogSuppressionToggle("a", isSuppressed: $flag)
    Text("a").fileDialogBrowserOptions([.includeHiddenFiles]).fileDialogCustomizationID("a").fileDialogImportsUnresolvedAliases(true).documentBrowserContextMenu { urls in Text("\(urls?.count ?? 0)") }
    Text("a").userActivity("a", element: Optional(1)) { number, activity in activity.title = "\(number)" }
  }
  @ViewBuilder var drags: some View {
    Text("a").dragConfiguration(DragConfiguration(allowMove: true)).dropConfiguration { _ in DropConfiguration(operation: .copy) }.onDragSessionUpdated { _ = $0.phase }.onDropSessionUpdated { _ = $0.location }.dragPreviewsFormation(.stack).dropPreviewsFormation(.list)
    Text("a").exportsItemProviders([.plainText]) { [] }.importsItemProviders([.plainText]) { _ in true }.exportableToServices(["a"])
  }
  @ViewBuilder var accessible: some View {
    Text("a").accessibilityDragPoint(.center, description: "a").accessibilityDropPoint(.center, description: Text("a")).accessibilityQuickAction(style: .outline) { Button("a") { } }.accessibilityQuickAction(style: .prompt, isActive: $flag) { Button("a") { } }
    Text("a").accessibilityRotorEntry(id: 1, in: space).accessibilityScrollStatus("a").accessibilityDefaultFocus($isRead, true).accessibilityChartDescriptor(Sales()).accessibilityRotor(.headings) { ForEach(tokens) { token in if flag { AccessibilityRotorEntry(token.name, id: token.id) } }; Group { AccessibilityRotorEntry(id: 2, in: space) } }.accessibilityRotor(.links, entries: tokens, entryID: \.id, entryLabel: \.name).accessibilityRotor(Text("a"), textRanges: []).accessibilityRotor("a", entries: tokens, entryLabel: \.name).accessibilityLabel("a", isEnabled: flag).accessibilityActions(category: .edit) { Button("a") { } }
  }
  struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
      let y = AXNumericDataAxisDescriptor(title: "Sales", range: 0...10, gridlinePositions: [0, 5]) { "\($0) pieces" }
      let series = AXDataSeriesDescriptor(name: "Shop", isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: 4, label: "best")])
      return AXChartDescriptor(title: "Sales", summary: nil, xAxis: x, yAxis: y, additionalAxes: [], series: [series])
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "Sold" }
  }
}

struct NewerScenes: Scene {
  final class Paper: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws { text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self) }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(snapshot.utf8)) }
  }
  var body: some Scene {
    WindowGroup { Text("a") }.restorationBehavior(.disabled).defaultLaunchBehavior(.suppressed).windowLevel(.floating).windowManagerRole(.associated).windowIdealSize(.fitToContent).windowBackgroundDragBehavior(.enabled)
    WindowGroup { Text("a") }.defaultWindowPlacement { content, context in WindowPlacement(.center, size: content.sizeThatFits(.unspecified)) }
    WindowGroup { Text("a") }.backgroundTask(.appRefresh("a")) { print("now") }
    DocumentGroup(newDocument: { Paper() }) { file in TextEditor(text: file.$document.text) }
  }
}

struct NewerValues: View {
  struct Stop: Identifiable, Transferable { var id = 1; var name = "a"; static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) } }
  struct Kept: AttributedTextFormattingDefinition { typealias Scope = AttributeScopes.FoundationAttributes; var body: some AttributedTextFormattingDefinition<Scope> { Plain(); Plain() } }
  struct Plain: AttributedTextValueConstraint { typealias Scope = AttributeScopes.FoundationAttributes; typealias AttributeKey = AttributeScopes.FoundationAttributes.LinkAttribute; func constrain(_ container: inout Attributes) { container.link = nil } }
  @State var value = 0.5
  @State var words = AttributedString("a")
  @State var selection = AttributedTextSelection()
  @State var chosen: Set<Int> = []
  @State var order = [KeyPathComparator(\Stop.name)]
  @State var isOpen = true
  @AppStorage("tabs") var customization: TabViewCustomization
  @SceneStorage("tabs") var kept: TabViewCustomization
  @Environment(\.fontResolutionContext) var fonts
  @Environment(\.buttonSizing) var sizing
  @Environment(\.accessibilityAssistiveAccessEnabled) var isEasy
  @Environment(\.preferredPencilSqueezeAction) var squeeze
  @Namespace var space
  let date = Date()
  let stops = [Stop()]
  var body: some View { VStack { times; sliders; tables; shares } }
  @ViewBuilder var times: some View {
    Text(.currentDate, format: .reference(to: date)); Text(.currentDate, format: .offset(to: date, allowedFields: [.day], maxFieldCount: 1, sign: .never))
    Text(.currentDate, format: .stopwatch(startingAt: date)); Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: date..<date, showsHours: false))
    Text(.durationOffset(to: date), format: .units(allowed: [.minutes])); Text(.currentDate, format: .dateTime.hour()); Text(date, format: .reference(to: date, thresholdField: .week))
  }
  @ViewBuilder var sliders: some View {
    Slider(value: $value, in: 0...1, step: 0.1) { Text("a") } ticks: { SliderTick(0.2); SliderTick(0.6) { Text("b") } }
    Slider(value: $value, neutralValue: 0.5)
    Slider(value: $value, in: -1...1, neutralValue: 0) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("c") } maximumValueLabel: { Text("d") } ticks: { SliderTickContentForEach([0.1, 0.2], id: \.self) { SliderTick($0) } }
    TextEditor(text: $words); TextEditor(text: $words, selection: $selection).attributedTextFormattingDefinition(Kept())
    Button("a") { words.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(!($0.font ?? .default).resolve(in: fonts).isBold).italic(true) } }
    Text("a").hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1).opacity(isActive ? 1 : 0.5) }.hoverEffectGroup(id: "a", in: space)
  }
  @ViewBuilder var tables: some View {
    Table(of: Stop.self, selection: $chosen, sortOrder: $order) { TableColumn("a", value: \.name); TableColumn("b") { stop in Text("\(stop.id)") } } rows: { ForEach(stops) { stop in if stop.id > 0 { DisclosureTableRow(stop, isExpanded: $isOpen) { TableRow(stop) } } else { TableRow(stop) } } }
    Table(of: Stop.self, selection: $chosen) { TableColumn("a") { Text($0.name) } } rows: { if isOpen { TableRow(stops[0]) } }
    Table(sortOrder: $order) { TableColumn("a", value: \Stop.name); TableColumnForEach(stops) { stop in TableColumn("b") { (_: Stop) in Text(stop.name) } }; if isOpen { TableColumn("c", value: \Stop.id) { Text("\($0.id)") } } else { Group { TableColumn("d", value: \Stop.name, comparator: .lexical) } } } rows: { ForEach(stops); Group { TableRow(stops[0]) } }
    TabView { ForEach(0..<3) { index in Tab("a", systemImage: "b") { Text("\(index)") } } }
  }
  @ViewBuilder var shares: some View {
    ShareLink(items: stops) { SharePreview($0.name) }; ShareLink("a", items: stops) { SharePreview($0.name) }; ShareLink("a", items: [date.description])
    ShareLink(items: stops, preview: { SharePreview($0.name) }) { Text("a") }
    ShareLink("a", item: "b", preview: SharePreview(Text("c"), image: Image("d"), icon: Image("e")))
    SettingsLink(); SettingsLink { Label("a", systemImage: "gear") }
  }
}

struct LibraryNames: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Text("a"), title: "b", category: .control)
    LibraryItem(Text("c"), visible: true, category: LibraryItem.Category.effect, matchingSignature: "d")
  }
  @LibraryContentBuilder func modifiers(base: Image) -> [LibraryItem] { LibraryItem(base.resizable()) }
}

struct NewerWindows: Scene {
  var body: some Scene {
    WindowGroup("a", id: "b", for: Int.self) { $number in Text("\(number ?? 0)") }
    WindowGroup("a", id: "c", for: Int.self) { $number in Text("\(number)") } defaultValue: { 3 }
  }
}

func folders() -> [URL] { [.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory, .downloadsDirectory] }
