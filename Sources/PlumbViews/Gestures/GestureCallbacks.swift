import PlumbLayout

extension Gesture {
  /// Adds an action to perform each time the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(gesture: self, action: action)
  }

  /// Adds an action to perform when the gesture ends. A cancelled gesture does not end in this sense.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Returns the gesture with another value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }
}

nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// The value of the gesture inside.
  public typealias Value = Content.Value
  public typealias Body = Never
  let gesture: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    ChangedRecognizer(Content._makeRecognizer(gesture.gesture, context), gesture.action)
  }
}

nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Content.Value
  public typealias Body = Never
  let gesture: Content
  let action: (Content.Value) -> Void

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    EndedRecognizer(Content._makeRecognizer(gesture.gesture, context), gesture.action)
  }
}

nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let gesture: Content
  let transform: (Content.Value) -> Value

  @MainActor public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _GestureRecognizer<Value>
  {
    MapRecognizer(Content._makeRecognizer(gesture.gesture, context), gesture.transform)
  }
}

/// A gesture with something around it that leaves its value as it is.
class WrappingRecognizer<Value>: _GestureRecognizer<Value> {
  let inner: _GestureRecognizer<Value>
  init(_ inner: _GestureRecognizer<Value>) { self.inner = inner }
  override final var parts: [_AnyGestureRecognizer] { [inner] }
  override final var phase: GesturePhase<Value> { inner.phase }
}

final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value> {
  private let action: (Value) -> Void
  private var last: Value?

  init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func deliver() {
    super.deliver()
    guard case .active(let value) = phase, value != last else { return }
    last = value
    action(value)
  }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value> {
  private let action: (Value) -> Void
  private var isDone = false

  init(_ inner: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func deliver() {
    super.deliver()
    guard case .ended(let value) = phase, !isDone else { return }
    isDone = true
    action(value)
  }
}

final class MapRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  private let inner: _GestureRecognizer<Inner>
  private let transform: (Inner) -> Value

  init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    (self.inner, self.transform) = (inner, transform)
  }

  override var parts: [_AnyGestureRecognizer] { [inner] }

  override var phase: GesturePhase<Value> { inner.phase.map(transform) }
}
