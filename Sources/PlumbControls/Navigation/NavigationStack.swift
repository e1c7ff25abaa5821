import PlumbLayout
import PlumbViews

/// A root view and the screens that were put over it; the topmost is shown, with a bar.
///
/// The screens below keep their state. A stack takes all that it is offered.
public struct NavigationStack<Data, Root: View>: View, CalledView {
  nonisolated package let callSite = _CallSite()
  nonisolated(unsafe) let path: Binding<[AnyHashable]>?
  nonisolated(unsafe) let accepts: (AnyHashable) -> Bool
  nonisolated(unsafe) let root: Root
  @State private var ownPath: [AnyHashable] = []
  @State private var model = NavigationModel()

  @MainActor public var body: some View {
    let path = path ?? $ownPath
    let accepts = accepts
    _NavigationFrame(
      model: model,
      access: PathAccess(
        values: path.wrappedValue,
        append: { value in
          guard accepts(value) else { return false }
          path.wrappedValue.append(value)
          return true
        },
        removeLast: { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }),
      root: AnyView(root))
  }
  nonisolated public static var _memberCount: Int? { 1 }
}

nonisolated extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its path to itself; at first it shows the root.
  public init(@ViewBuilder root: () -> Root) { (path, accepts, self.root) = (nil, { _ in true }, root()) }

  /// - Parameter path: the values whose screens lie over the root.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = Binding(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
    (accepts, self.root) = ({ _ in true }, root())
  }
}

nonisolated extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// - Parameter path: the values whose screens lie over the root.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    (accepts, self.root) = ({ $0.base is Data.Element }, root())
  }
}

/// A stack, in the older form.
public struct NavigationView<Content: View>: View, CalledView {
  nonisolated package let callSite = _CallSite()
  nonisolated(unsafe) let content: Content

  /// Creates a stack with the first of the views as its root. The others are not shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  // Of several columns the first is the root of a stack, as on a phone.
  @MainActor public var body: some View {
    if Content._memberCount == 1 {
      NavigationStack { content }
    } else {
      let first = _SubviewCollector.subviews(of: content).first
      NavigationStack { first }
    }
  }
  nonisolated public static var _memberCount: Int? { 1 }
}

/// The stack's own node.
nonisolated struct _NavigationFrame: _PrimitiveView {
  let model: NavigationModel
  let access: PathAccess
  let root: AnyView

  @MainActor static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    let frame = LayoutRule.FlexibleFrame(
      width: .init(minimum: 0, ideal: nil, maximum: .infinity),
      height: .init(minimum: 0, ideal: nil, maximum: .infinity), alignment: .center)
    builder.element(
      Self.self, "NavigationStack", .flexibleFrame(frame),
      configure: { node in
        let (model, access) = (view.model, view.access)
        model.attach(to: node.host)
        builder.inherited.environment.tabStack?.register(model)
        node.host.afterWalk { model.reconcile(access) }
        // What the screens say about their bars is not said to stacks around.
        node.preferenceWriter = PreferenceWriter<BarSettingsKey> { _ in BarSettings() }
      }
    ) {
      builder.inherited.stackAxis = StackAxis()
      builder.inherited.environment.tabStack = nil
      builder.make(_NavigationScreens(model: view.model, root: view.root).modifier(_InSafeArea()))
    }
  }
}

/// All screens of a stack, the root first.
nonisolated private struct _NavigationScreens: View {
  let model: NavigationModel
  let root: AnyView

  @MainActor var body: some View {
    let entries = model.entries.value
    ZStack {
      ForEach([nil] + entries.map(Optional.some), id: \.?.id) { entry in
        let index = entry.map { entry in (entries.firstIndex(of: entry) ?? 0) + 1 } ?? 0
        let place = NavigationContext(model: model, index: index)
        _Coverable(isCovered: index < entries.count, slides: true, swipe: place) {
          _NavigationScreen(model: model, index: index, entry: entry, root: entry == nil ? root : nil)
        }
        .transition(.screen)
      }
    }
  }
  static var _memberCount: Int? { 1 }
}

/// One screen with its bars.
nonisolated private struct _NavigationScreen: View {
  let model: NavigationModel
  let index: Int
  let entry: NavigationEntry?
  let root: AnyView?
  @State private var editMode = EditMode.inactive
  @Environment(\.presented) private var presented
  @Environment(\.screenKind) private var screenKind

  init(model: NavigationModel, index: Int, entry: NavigationEntry?, root: AnyView?) {
    (self.model, self.index, self.entry, self.root) = (model, index, entry, root)
  }

  @MainActor var body: some View {
    let (model, index) = (model, index)
    _Screen(content: content)
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .modifier(
        _PreferenceLayer<BarSettingsKey, _Suggestions?>(name: "") { settings in
          guard let search = settings.search else { return nil }
          return settings.suggestions.map { _Suggestions(search: search, suggestions: $0) }
        }
      )
      .modifier(
        _PreferenceInset<BarSettingsKey, _OfClass<_BottomBar>>(edge: .bottom) { settings in
          _OfClass(\.toolbar) { _BottomBar(settings: settings, looks: $0) }
        }
      )
      .modifier(
        _PreferenceInset<BarSettingsKey, _OfClass<_NavigationBar>>(
          edge: .top,
          told: { model.tell(ScreenBar($0, isLarge: $0.isLarge(index, model)), of: index) }
        ) { settings in
          _OfClass(\.navigationBar) {
            _NavigationBar(settings: settings, model: model, index: index, looks: $0)
          }
        }
      )
      .environment(\.navigation, NavigationContext(model: model, index: index, isOnSide: screenKind.isOnSide))
      .environment(\.presented, index == 0 ? presented : Presented { model.pop(to: index) })
      .environment(\.editMode, $editMode)
  }

  @MainActor @ViewBuilder private var content: some View {
    if let root {
      root
    } else if let screen = entry?.screen {
      _PushedContent(screen: screen)
    } else if let value = entry?.value,
      let made = model.destination(for: value, below: index)?.make.value(value)
    {
      made
    } else {
      // As a stack shows a value that nobody has a view for.
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    }
  }
}

nonisolated private struct _PushedContent: View {
  let screen: PushedScreen
  @MainActor var body: some View { screen.view.value }
}
