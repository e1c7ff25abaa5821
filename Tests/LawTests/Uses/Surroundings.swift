// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct AccessibilityUses: View {
  @AccessibilityFocusState var focused: Bool
  @State var flag = false
  @Namespace var space
  var body: some View {
    VStack {
      Text("a").accessibilityLabel("x").accessibilityLabel(Text("x")).accessibilityLabel("x" as String).accessibilityValue("x").accessibilityValue(Text("x")).accessibilityHint("x").accessibilityHint(Text("x")).accessibilityIdentifier("x").accessibilityHidden(true).accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isImage)
      Text("a").accessibilityElement().accessibilityElement(children: .combine).accessibilityElement(children: .ignore).accessibilityElement(children: .contain).accessibilityAction { }.accessibilityAction(named: "x") { }.accessibilityAction(named: Text("x")) { }.accessibilityAction(.escape) { }.accessibilityAction(.magicTap) { }.accessibilityAdjustableAction { direction in switch direction { case .increment: break; case .decrement: break; @unknown default: break } }
      Text("a").accessibilitySortPriority(1).accessibilityInputLabels(["x"]).accessibilityInputLabels([Text("x")]).accessibilityRotor("x") { AccessibilityRotorEntry("y", id: 1) }.accessibilityRotor(Text("x")) { AccessibilityRotorEntry(Text("y"), id: 1, prepare: { }); AccessibilityRotorEntry("z", id: "b", in: space) }.accessibilityRotor("x", textRanges: []).accessibilityFocused($focused).accessibilityHeading(.h2).accessibilityTextContentType(.narrative).accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("x") }.accessibilityRespondsToUserInteraction(false).accessibilityScrollAction { _ in }
      Text("a").accessibilityRepresentation { Text("b") }.accessibilityChildren { Text("b") }.accessibilityLinkedGroup(id: 1, in: space).accessibilityLabeledPair(role: .label, id: 1, in: space).accessibilityDirectTouch().accessibilityZoomAction { _ in }.accessibilityCustomContent("a", "b").accessibilityCustomContent(Text("a"), Text("b"), importance: .high).accessibilityActions { Button("x") {} }.accessibilityActivationPoint(.center)
      Text("a").accessibility(label: Text("x")).accessibility(hidden: true).accessibility(value: Text("x")).accessibility(hint: Text("x")).accessibility(identifier: "x").accessibility(addTraits: .isButton).accessibility(removeTraits: .isImage).accessibility(sortPriority: 1).accessibility(activationPoint: CGPoint.zero).accessibility(inputLabels: [Text("x")])
      Text("a").accessibilityLabel(Text("x"), isEnabled: flag).speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechSpellsOutCharacters().speechAnnouncementsQueued()
      Text("a").onAppear { AccessibilityNotification.Announcement("x").post() }
    }
  }
}

struct SceneUses: App {
  @StateObject var model = ObservableModel()
  @AppStorage("x") var x = 1
  @Environment(\.scenePhase) var phase
  init() {}
  var body: some Scene {
    WindowGroup { Text("a").environmentObject(model) }
      .onChange(of: phase) { _, _ in }.commands { CommandMenu("x") { Button("a") {} }; CommandGroup(replacing: .newItem) { }; CommandGroup(after: .appInfo) { Button("x") {} }; CommandGroup(before: .help) { }; SidebarCommands(); ToolbarCommands(); TextEditingCommands(); TextFormattingCommands(); InspectorCommands(); EmptyCommands() }.commandsRemoved().commandsReplaced { }
      .defaultSize(width: 1, height: 2).defaultSize(CGSize(width: 1, height: 2)).windowResizability(.contentSize).windowStyle(.hiddenTitleBar).windowStyle(HiddenTitleBarWindowStyle()).windowToolbarStyle(.unified).defaultPosition(.center).handlesExternalEvents(matching: [])
    WindowGroup("t", id: "x") { Text("a") }
    WindowGroup(id: "y", for: Int.self) { $number in Text("\(number ?? 1)") }
    WindowGroup(for: String.self) { $value in Text(value) } defaultValue: { "x" }
    Window("t", id: "w") { Text("a") }
    Settings { Text("a") }
    MenuBarExtra("t", systemImage: "star") { Text("a") }.menuBarExtraStyle(.window)
    MenuBarExtra { Text("a") } label: { Image(systemName: "star") }
    #if os(macOS)
    MenuBarExtra("x", systemImage: "star") { Text("a") }.menuBarExtraStyle(.window)
    #endif
  }
}
final class ObservableModel: ObservableObject { @Published var a = 1 }

struct Previews: PreviewProvider {
  static var previews: some View {
    Group { Text("a").previewLayout(.sizeThatFits).previewDisplayName("x"); Text("b").previewDevice("iPhone 12").previewDevice(PreviewDevice(rawValue: "x")).previewInterfaceOrientation(.landscapeLeft).previewLayout(.fixed(width: 1, height: 1)).previewLayout(.device).previewContext(Wide()) }
    ForEach(ColorScheme.allCases, id: \.self) { Text("x").preferredColorScheme($0) }
    ForEach(["a"], id: \.self) { Text($0).previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0) }
  }
  static var platform: PreviewPlatform? { nil }
  struct Wide: PreviewContext { subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue } }
}
#Preview { Text("a") }
#Preview("x") { Text("a") }
#Preview("x", traits: .sizeThatFitsLayout) { Text("a") }
#Preview(traits: .landscapeLeft) { Text("a") }
#Preview("x", traits: .fixedLayout(width: 100, height: 100)) { @Previewable @State var a = 1; return Text("\(a)") }
#Preview(body: { Text("a") })

@ViewBuilder func choose(_ value: Int?) -> some View {
  if let value { Text("\(value)") } else { EmptyView() }
  switch value { case 1: Text("a"); case .some(let x) where x > 3: Text("b"); default: Divider() }
  if #available(iOS 15, macOS 12, *) { Text("a") } else { Text("b") }
  if value == nil { Text("x") }
  let text = "x"
  Text(text)
}
struct Ten: View { var body: some View { VStack { Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12") } } }
@available(iOS 13, *) struct Older: View { var body: some View { Text("a") } }
let anyViews: [AnyView] = [AnyView(Text("a")), Text("b").eraseToAnyView()]
extension View { func eraseToAnyView() -> AnyView { AnyView(self) } }
extension Text { func titled() -> Text { self.font(.title).bold() } }
extension Image { func icon() -> some View { self.resizable().frame(width: 1, height: 1) } }
func numbers() -> [Any] {
  [Angle.degrees(3) + .radians(2), Angle(degrees: 3).radians, UnitPoint(x: 0.1, y: 0.2), UnitPoint.topLeading, Edge.Set.all, Edge.allCases, Axis.Set.vertical, Alignment.centerFirstTextBaseline, ColorScheme.dark, ContentMode.fit, EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1).top, Visibility.hidden, HorizontalEdge.leading, VerticalEdge.top, TextAlignment.leading, LayoutDirection.rightToLeft, UserInterfaceSizeClass.compact, DynamicTypeSize.large.isAccessibilitySize, EventModifiers.command, KeyEquivalent.return, SymbolVariants.fill, ScenePhase.active, ControlSize.regular, Font.Weight.bold, Prominence.increased, TitleDisplayMode.inline, CGFloat.infinity, ContentSizeCategory.large, AnimatablePair(1.0, 2.0), UnitCurve.easeIn.value(at: 0.5), Spring(duration: 1, bounce: 0.2).value(target: 1.0, time: 0.5), ViewDimensions.self, Alignment.topLeading, VerticalAlignment.lastTextBaseline, EditActions<[Int]>.all, PinnedScrollableViews.sectionHeaders, RoundedCornerStyle.continuous, BlendMode.multiply, AccessibilityTraits.isButton, EmptyAnimatableData.zero, ColorRenderingMode.linear, Image.TemplateRenderingMode.template, Image.Scale.large, Text.TruncationMode.middle, Text.Case.lowercase, ProposedViewSize.zero, SubmitLabel.done]
}
typealias TitleDisplayMode = NavigationBarItem.TitleDisplayMode
@MainActor func rendered() {
  let renderer = ImageRenderer(content: Text("a"))
  renderer.scale = 2
  renderer.proposedSize = ProposedViewSize(width: 1, height: 1)
  renderer.isOpaque = true
  renderer.render { size, draw in }
}
