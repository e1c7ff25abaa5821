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
    Text("a").accessibilityRotorEntry(id: 1, in: space).accessibilityScrollStatus("a").accessibilityDefaultFocus($isRead, true).accessibilityChartDescriptor(Sales()).accessibilityRotor(.headings) { Text("a") }.accessibilityRotor("a", entries: tokens, entryLabel: \.name).accessibilityLabel("a", isEnabled: flag).accessibilityActions(category: .edit) { Button("a") { } }
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
