/// The keyboard's focus, as far as it concerns one view: whether it is in one place, or in which of several.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Uncompared<Value>
  private var box: FocusBox<Value>?

  /// Creates a state that is true while its view has the focus, and false at the start.
  public init() where Value == Bool { initial = Uncompared(value: false) }
  /// Creates a state that says which of several views has the focus, and `nil` while none of them has it.
  public init<T: Hashable>() where Value == T? { initial = Uncompared(value: nil) }

  /// Writing moves the focus, once the views are laid out.
  public var wrappedValue: Value {
    get { box?.state.read() ?? initial.value }
    nonmutating set { box?.take(newValue) }
  }

  /// The binding that a `focused` modifier receives, as `$property`.
  public var projectedValue: Binding { Binding(box: box, initial: initial.value) }

  /// The binding that a `focused` modifier receives.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>?
    let initial: Value

    /// Whether, or where, the focus is. Writing moves the focus, once the views are laid out.
    public var wrappedValue: Value {
      get { box?.state.read() ?? initial }
      nonmutating set { box?.take(newValue) }
    }

    /// The binding itself, as `$property`.
    public var projectedValue: Binding { self }
  }

  @MainActor public static func _install(_ property: inout FocusState, _ context: _PropertyContext) {
    let box = context.storage.content as? FocusBox<Value> ?? FocusBox(property.initial.value, context)
    context.storage.content = box
    property.box = box
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// A focus state's value, and what says that the focus is nowhere.
@MainActor final class FocusBox<Value: Hashable> {
  nonisolated let state: StateBox<Value>
  let nowhere: Value
  @Linked private var host: ViewHost?

  init(_ nowhere: Value, _ context: _PropertyContext) {
    self.nowhere = nowhere
    host = context.storage.host
    state = StateBox(nowhere, in: context.storage, name: "@FocusState \(context.name)")
  }

  /// Sets a value that a view has written, on whichever thread.
  nonisolated func take(_ value: Value) {
    let carried = Carried(value: value)
    MainTurn.run { self.request(carried.value) }
  }

  func request(_ value: Value) {
    guard value != state.read() else {
      if value != nowhere { host?.focus.want() }
      return
    }
    state.write(value)
    host?.focus.request(
      FocusBinding.Request(
        owner: self, wantsFocus: value != nowhere, isMeant: { $0.owner === self && $0.isChosen() },
        refuse: { [nowhere, state] in state.write(nowhere) }))
  }

  /// Returns the binding through which a modifier for a value reports to this state.
  func binding(for value: Value) -> FocusBinding {
    let (state, nowhere) = (state, nowhere)
    return FocusBinding(
      owner: self, isChosen: { state.read() == value }, gain: { state.write(value) },
      lose: { if state.read() == value { state.write(nowhere) } })
  }
}

nonisolated extension View {
  /// Ties the focus of the view to a state that is true while the view, or one in it, has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus of the view to a state that has this value while the view, or one in it, has the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Sets the view that receives the focus when it appears and no view has the focus, by a value.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
      .unsupported("defaultFocus(priority:)", fileID, line, if: priority.isForPeople)
  }
}

/// Whether a default focus also counts when a person moves the focus into the view.
public struct DefaultFocusEvaluationPriority: Sendable {
  fileprivate let isForPeople: Bool
  /// The focus goes there when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isForPeople: false)
  /// The focus is to go there also when a person moves into the view. Plumb does not distinguish it from `automatic`.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForPeople: true)
}

nonisolated package struct _FocusedModifier<Value: Hashable>: _NodeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor package func configure(_ node: ViewNode) { node.focusBinding = binding.box?.binding(for: value) }
}

nonisolated package struct _DefaultFocusModifier<Value: Hashable>: _NodeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor package func configure(_ node: ViewNode) {
    guard node.composite == nil, let box = binding.box else { return }
    node.composite = box
    node.host.afterLayout { [unowned host = node.host] in
      if host.focus.element == nil { box.request(value) }
    }
  }
}
