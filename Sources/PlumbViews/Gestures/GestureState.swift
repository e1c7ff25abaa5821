import PlumbGraph

/// A value that a gesture sets while it continues, and that returns to its first value when the gesture is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let initial: () -> Value
  let reset: (Value, inout Transaction) -> Void
  private(set) var box: GestureStateBox<Value>?

  /// Creates a state that returns to this value at once when the gesture is over.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Creates a state that returns to this value at once when the gesture is over.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: how the value returns.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// - Parameter resetTransaction: how the value returns.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: receives the last value before it returns, to say how.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, self.reset) = ({ wrappedValue }, reset)
  }

  /// - Parameter reset: receives the last value before it returns, to say how.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value that the gesture has set, or the first value while there is no gesture.
  public var wrappedValue: Value { box?.attribute.value ?? initial() }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  @MainActor public static func _install(_ property: inout GestureState, _ context: _PropertyContext) {
    let storage = context.storage
    let box =
      storage.content as? GestureStateBox<Value>
      ?? GestureStateBox(
        storage.subgraph.apply {
          storage.graph.input(property.initial(), name: "@GestureState \(typeName(Value.self))")
        })
    (storage.content, property.box) = (box, box)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` while there is no gesture.
  ///
  /// - Parameter resetTransaction: how the value returns.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is `nil` while there is no gesture.
  ///
  /// - Parameter reset: receives the last value before it returns, to say how.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// The storage of a gesture state's value.
final class GestureStateBox<Value> {
  let attribute: Attribute<Value>
  init(_ attribute: Attribute<Value>) { self.attribute = attribute }
}

/// A gesture that keeps a state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture that updates the state.
  public var base: Base
  /// The state that is kept up to date.
  public var state: GestureState<State>
  /// Makes the state of the gesture's value, and says in which transaction.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that keeps a state up to date; `updating(_:body:)` is shorter.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.body) = (base, state, body)
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    StateRecognizer(Base._makeRecognizer(gesture.base, context), gesture.state, gesture.body)
  }
}

extension Gesture {
  /// Updates a state while the gesture continues. When it is over, done or not, the state returns to its first value.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

final class StateRecognizer<Value, State>: WrappingRecognizer<Value> {
  private let state: GestureState<State>
  private let body: (Value, inout State, inout Transaction) -> Void
  private var isSet = false

  init(
    _ inner: _GestureRecognizer<Value>, _ state: GestureState<State>,
    _ body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.body) = (state, body)
    super.init(inner)
  }

  override func deliver() {
    super.deliver()
    guard case .active(let value) = phase, let box = state.box else { return }
    isSet = true
    var (next, transaction) = (box.attribute.peek, Transaction())
    body(value, &next, &transaction)
    withTransaction(transaction) { box.attribute.set(next) }
  }

  override func reset() {
    super.reset()
    guard isOver, isSet, let box = state.box else { return }
    isSet = false
    var transaction = Transaction()
    state.reset(box.attribute.peek, &transaction)
    withTransaction(transaction) { box.attribute.set(state.initial()) }
  }
}
