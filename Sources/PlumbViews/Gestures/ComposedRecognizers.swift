extension GesturePhase {
  /// The value as long as there is one.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var progress: _AnyGestureRecognizer.Progress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A gesture that is made of two.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var parts: [_AnyGestureRecognizer] { [first, second] }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    switch Progress.together(first.progress, second.progress) {
    case .possible: return .possible
    case .active: return .active(value)
    case .ended: return .ended(value)
    case .failed: return .failed
    }
  }
}

/// The second gesture sees what comes after the end of the first; a pointer that is still down then goes down for it
/// where it is.
final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  private var pointers: [Int: GestureEvent] = [:]

  override var deadline: Double? { first.isOver ? second.deadline : first.deadline }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .possible: return .active(.second(value, nil))
      case .active(let next): return .active(.second(value, next))
      case .ended(let next): return .ended(.second(value, next))
      case .failed: return .failed
      }
    }
  }

  override func handle(_ event: GestureEvent) {
    note(event)
    if first.progress == .ended { return second.handle(event) }
    first.handle(event)
    guard first.progress == .ended else { return }
    for var pointer in pointers.values.sorted(by: { $0.id < $1.id }) {
      (pointer.kind, pointer.time) = (.down, event.time)
      second.handle(pointer)
    }
  }

  private func note(_ event: GestureEvent) {
    switch event.kind {
    case .down, .moved: pointers[event.id] = event
    case .up, .cancelled: pointers[event.id] = nil
    case .time: break
    }
  }

  override func deliver() {
    first.deliver()
    if first.progress == .ended { second.deliver() }
  }
}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{

  private lazy var pair = ExclusivePair(first, second)

  override var parts: [_AnyGestureRecognizer] { [pair] }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if case .failed = first.phase { return second.phase.map { .second($0) } }
    return first.phase.map { .first($0) }
  }
}
