import PlumbLayout

/// The phase of a gesture.
enum GesturePhase<Value> {
  /// The gesture may still be recognised.
  case possible
  case active(Value)
  case ended(Value)
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// An event that reaches a gesture: a pointer's step, or the time itself.
struct GestureEvent {
  enum Kind { case down, moved, up, cancelled, time }

  var kind: Kind
  var id = 0
  /// On the canvas, in points.
  var location = CGPoint.zero
  /// In seconds of the host's clock.
  var time: Double
  var isTouch = false
}

/// The view and the coordinates to which a gesture is attached.
@MainActor public final class _GestureContext {
  @Linked private(set) var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  /// A point of the canvas in some coordinates.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let node, !node.isDisposed else { return point }
    return node.convert(point, to: space)
  }
}

/// A recognizer that follows one gesture. First all of them take an event; then those that may are allowed to say what
/// came of it, so that one that has to wait for another says nothing too early.
@MainActor public class _AnyGestureRecognizer {
  /// The gestures that this one is made of.
  var parts: [_AnyGestureRecognizer] { [] }

  /// The progress of a gesture.
  enum Progress { case possible, active, ended, failed }
  var progress: Progress { .possible }
  var isOver: Bool { progress == .ended || progress == .failed }

  /// Whether the gesture is there, and not only its beginning, which may still become another one.
  var isRecognised: Bool { parts.contains(where: \.isRecognised) }

  /// Whether it is recognised, and of two fingers.
  var isRecognisedOfTwo: Bool { parts.contains(where: \.isRecognisedOfTwo) }
  /// Whether all that it may still become is a gesture of two fingers, of which one is not down yet.
  var awaitsSecondFinger: Bool {
    parts.contains(where: \.awaitsSecondFinger)
      && parts.allSatisfy { $0.awaitsSecondFinger || $0.progress == .failed }
  }
  /// The time at which it next needs the clock, in seconds.
  var deadline: Double? { parts.compactMap(\.deadline).min() }

  /// Handles an event.
  func handle(_ event: GestureEvent) { for part in parts { part.handle(event) } }

  /// Calls what is to be called because of what was taken.
  func deliver() { for part in parts { part.deliver() } }

  /// Resets the values that last only as long as the gesture.
  func reset() { for part in parts { part.reset() } }

  /// Gives up: another gesture has won.
  func fail() { for part in parts { part.fail() } }
}

/// A gesture that is followed, with its value.
@MainActor public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  var phase: GesturePhase<Value> { .failed }

  override final var progress: Progress { phase.progress }
}

/// A gesture that is made of nothing else.
@MainActor package class PrimitiveRecognizer<Value>: _GestureRecognizer<Value> {
  let context: _GestureContext
  var current = GesturePhase<Value>.possible
  override final var phase: GesturePhase<Value> { current }

  init(_ context: _GestureContext) { self.context = context }

  override final func handle(_ event: GestureEvent) { if !isOver { follow(event) } }
  override func fail() { if !isOver { current = .failed } }

  override var isRecognised: Bool { progress == .active || progress == .ended }

  /// Handles an event while the gesture isn't over.
  func follow(_ event: GestureEvent) {}
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
