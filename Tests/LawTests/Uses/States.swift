// swift-format-ignore-file
// One line a name reads better here.
import Combine
import SwiftUI

import Observation

final class Model: ObservableObject {
  @Published var name = ""
  @Published private(set) var items: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<Int, Never>(1)
  var bag = Set<AnyCancellable>()
  init() {
    $name.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().sink { [weak self] value in self?.items = [value] }.store(in: &bag)
    $name.map { !$0.isEmpty }.receive(on: DispatchQueue.main).assign(to: &$valid)
    $name.combineLatest($items).map { $0.0 }.eraseToAnyPublisher().sink { _ in }.store(in: &bag)
  }
  @Published var valid = false
  func send() { objectWillChange.send() }
}
@Observable final class Store { var count = 0; var names = ["a"]; @ObservationIgnored var hidden = 1; static let shared = Store() }
@MainActor @Observable class MainStore { var title = ""; func load() async throws {} }

struct StateUses: View {
  @State private var a = 1
  @State var b: Int
  @State private var optional: String?
  @State private var task: Task<Void, Never>?
  @State private var store = Store()
  @State private var dictionary: [String: Int] = [:]
  @StateObject private var model = Model()
  @ObservedObject var observed: Model
  @EnvironmentObject var global: Model
  @Bindable var bindable = Store()
  @Binding var bound: Int
  @AppStorage("x") var stored = 1
  @AppStorage("flag") private var flag = false
  @AppStorage("opt") private var opt: String?
  @AppStorage("url") private var url = URL(string: "a")!
  @AppStorage("enum") private var choice: Choice = .a
  @AppStorage("y", store: UserDefaults(suiteName: "z")) var other = ""
  @SceneStorage("t") private var tab = 0
  @Namespace var space
  @ScaledMetric var size = 20.0
  @ScaledMetric(relativeTo: .body) var size2: CGFloat = 20
  @GestureState private var drag = CGSize.zero
  @FocusState private var focused: Bool
  @AccessibilityFocusState var accessible: Bool
  @FocusedValue(\.chosen) var chosen
  @FocusedBinding(\.chosenBinding) var chosenBinding
  @FocusedObject var focusedModel: Model?
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.isEnabled) var isEnabled: Bool
  @Environment(\.layoutDirection) var direction
  @Environment(\.horizontalSizeClass) var horizontal
  @Environment(\.verticalSizeClass) var vertical
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityEnabled) var accessibilityOn
  @Environment(\.accessibilityInvertColors) var invert
  @Environment(\.accessibilityShowButtonShapes) var shapes
  @Environment(\.redactionReasons) var reasons
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var zone
  @Environment(\.controlSize) var controlSize
  @Environment(\.dynamicTypeSize) var typeSize
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.font) var font
  @Environment(\.lineLimit) var lineLimit
  @Environment(\.lineSpacing) var lineSpacing
  @Environment(\.multilineTextAlignment) var alignment
  @Environment(\.displayScale) var scale
  @Environment(\.pixelLength) var pixel
  @Environment(\.imageScale) var imageScale
  @Environment(\.undoManager) var undo
  @Environment(\.editMode) var editMode
  @Environment(\.self) var everything
  @Environment(\.isFocused) var isFocused
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.legibilityWeight) var legibility
  @Environment(\.truncationMode) var truncation
  @Environment(\.minimumScaleFactor) var factor
  @Environment(\.backgroundStyle) var background
  @Environment(\.symbolVariants) var variants
  @Environment(\.symbolRenderingMode) var rendering
  @Environment(\.defaultMinListRowHeight) var rowHeight
  @Environment(\.keyboardShortcut) var shortcut
  @Environment(\.backgroundProminence) var backgroundProminence
  @Environment(\.isSceneCaptured) var captured
  @Environment(\.supportsMultipleWindows) var windows
  @Environment(\.controlActiveState) var active
  @Environment(\.appearsActive) var appears
  @Environment(\.verticalScrollIndicatorVisibility) var indicators
  @Environment(\.isScrollEnabled) var scrollEnabled
  @Environment(\.autocorrectionDisabled) var autocorrection
  @Environment(\.allowsTightening) var tightening
  @Environment(\.textCase) var textCase
  @Environment(\.defaultMinListHeaderHeight) var headerHeight
  @Environment(\.isLuminanceReduced) var luminance
  @Environment(\.contentTransition) var transition
  @Environment(\.own) var own
  @Environment(\.old) var old
  @Environment(\.action) var action
  @Environment(Store.self) var shared
  @Environment(Store.self) private var maybe: Store?
  enum Choice: String { case a, b }
  init(bound: Binding<Int>, observed: Model = Model()) {
    _bound = bound
    _b = State(initialValue: 3)
    _optional = State(wrappedValue: nil)
    _model = StateObject(wrappedValue: Model())
    self.observed = observed
    _stored = AppStorage(wrappedValue: 2, "x")
    _drag = GestureState(initialValue: .zero)
  }
  var body: some View {
    @Bindable var shared = shared
    VStack {
      Stepper("a", value: $shared.count)
      TextField("a", text: $model.name)
      TextField("b", text: $bindable.names[0])
      Toggle("c", isOn: $flag)
      Child(number: $a)
      Child(number: .constant(1))
      Child(number: Binding(get: { a }, set: { a = $0 }))
      Child(number: Binding<Int>(get: { a }, set: { value, transaction in a = value }))
      Child(number: $bound.animation())
      Child(number: $bound.animation(.easeIn)).transaction { $0.animation = nil }
      if let unwrapped = Binding($optional) { TextField("x", text: unwrapped) }
      Child(number: $a.projectedValue)
      Child(number: Binding(projectedValue: $a))
      ForEach($bindable.names, id: \.self) { $name in Text(name) }
      Text("\(a.description)").onChange(of: a) { old, new in }.onChange(of: a) { }.onChange(of: a) { _ in }.onChange(of: a, perform: { value in }).onChange(of: [a, b], initial: true) { }
        .onChange(of: scenePhase) { phase in if phase == .background {} }
      Text("b").onAppear { }.onAppear(perform: { }).onAppear(perform: run).onDisappear { }.onDisappear(perform: run).task { await load() }.task(id: a) { try? await Task.sleep(nanoseconds: 1) }.task(priority: .background) { }.task(id: a, priority: .low) { }
      Text("c").onReceive(model.$name) { _ in }.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }.onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }.onReceive(Just(1)) { _ in }.onReceive(model.subject, perform: { _ in })
      Text("d").environment(\.colorScheme, .dark).environment(\.own, 3).environment(store).environment(nil as Store?).environmentObject(model).transformEnvironment(\.font) { $0 = .body }.environment(\.locale, Locale(identifier: "de")).environment(\.layoutDirection, .rightToLeft).environment(\.sizeCategory, .large).environment(\.lineLimit, 2)
        .environment(\.managedObject, 1)
      Text("e").focusedValue(\.chosen, "x").focusedSceneValue(\.chosen, "y").focusedObject(model).focusedSceneObject(model).focusedValue(\.chosenBinding, $a)
      Text("f").userActivity("x") { _ in }.onContinueUserActivity("x") { _ in }.onOpenURL { _ in }.onOpenURL(perform: { url in })
      Text("g").defaultAppStorage(.standard).preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.light)
    }
    .onChange(of: maybe?.count) { _, _ in }
  }
  func run() {}
  func load() async { withAnimation { a += 1 }; await MainActor.run { a = 2 } }
  struct Child: View { @Binding var number: Int; var body: some View { Text("\(number)") } }
}
private struct OldKey: EnvironmentKey { static let defaultValue = "x" }
private struct ActionKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
private struct ManagedKey: EnvironmentKey { static var defaultValue: Int { 1 } }
extension EnvironmentValues {
  @Entry var own = 2
  @Entry var ownOptional: String? = nil
  var old: String { get { self[OldKey.self] } set { self[OldKey.self] = newValue } }
  var action: () -> Void { get { self[ActionKey.self] } set { self[ActionKey.self] = newValue } }
  var managedObject: Int { get { self[ManagedKey.self] } set { self[ManagedKey.self] = newValue } }
}
struct ChosenKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  var chosen: String? { get { self[ChosenKey.self] } set { self[ChosenKey.self] = newValue } }
  @Entry var chosenBinding: Binding<Int>?
}
struct Generic<Content: View, Label: View>: View {
  let content: Content
  @ViewBuilder var label: () -> Label
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: @escaping () -> Label) { self.content = content(); self.label = label }
  var body: some View { VStack { content; label() } }
}
extension Generic where Label == EmptyView { init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) } }
struct Wrapped: DynamicProperty { @State var a = 1; @Environment(\.colorScheme) var scheme; mutating func update() {} }
@propertyWrapper struct Debounced<Value>: DynamicProperty { @State private var value: Value; init(wrappedValue: Value) { _value = State(initialValue: wrappedValue) }; var wrappedValue: Value { get { value } nonmutating set { value = newValue } }; var projectedValue: Binding<Value> { $value } }
