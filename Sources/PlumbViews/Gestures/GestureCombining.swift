import PlumbLayout

/// Two gestures, which are handled as one.
class GesturePair: _AnyGestureRecognizer {
  fileprivate let first: _AnyGestureRecognizer
  fileprivate let second: _AnyGestureRecognizer

  init(_ first: _AnyGestureRecognizer, _ second: _AnyGestureRecognizer) {
    (self.first, self.second) = (first, second)
  }

  override final var parts: [_AnyGestureRecognizer] { [first, second] }
}

/// Two gestures of which the first is preferred: the second counts only once the first has failed.
///
/// A gesture of one finger and one of two do not wait for each other: whichever is recognised first, wins. Fingers that move apart
/// are no drag of one of them, and a finger that moves alone is no pinch.
final class ExclusivePair: GesturePair {
  override var progress: Progress { first.progress == .failed ? second.progress : first.progress }

  override func handle(_ event: GestureEvent) {
    let wasRecognised = first.isRecognised
    super.handle(event)
    if !wasRecognised, isSecondAhead(in: event) { first.fail() }
    if first.progress == .ended { second.fail() }
  }

  /// Returns whether the second gesture was recognised by an event, of another number of fingers than the first needs.
  private func isSecondAhead(in event: GestureEvent) -> Bool {
    if second.isRecognisedOfTwo { return !first.isRecognisedOfTwo }
    // A finger that has only gone down may be the first of two.
    return event.kind != .down && second.isRecognised && first.awaitsSecondFinger
  }

  override func deliver() {
    first.deliver()
    if first.progress == .failed { second.deliver() }
  }
}

/// Two gestures that go on beside each other.
final class SimultaneousPair: GesturePair {
  override var progress: Progress { Progress.together(first.progress, second.progress) }
}

extension _AnyGestureRecognizer.Progress {
  /// Returns how far two have come together: over when both are, failed if both have.
  static func together(_ one: Self, _ other: Self) -> Self {
    switch (one, other) {
    case (.failed, .failed): .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): .ended
    case (.possible, .possible), (.possible, .failed), (.failed, .possible): .possible
    default: .active
    }
  }
}

/// A node's own gesture, which only sees the pointers that went down over it.
final class AttachedRecognizer: _AnyGestureRecognizer {
  let node: ViewNode
  private let recognizer: _AnyGestureRecognizer
  private var pointers: Set<Int> = []
  /// Those that have gone down over it.
  private(set) var begun: Set<Int> = []
  private let cancelsTouches: Bool
  private let isBesideOthers: Bool
  /// It has two pointers to itself, and nobody before it holds it back.
  private(set) var hasTwo = false
  private var hasCancelled = false
  /// It is over, and nobody before it holds it back.
  private(set) var wasTold = false

  init(_ attachment: GestureAttachment, on node: ViewNode) {
    (self.node, cancelsTouches) = (node, attachment.cancelsTouches)
    isBesideOthers = attachment.precedence == .besideInner
    recognizer = attachment.make(_GestureContext(node))
  }

  override var parts: [_AnyGestureRecognizer] { [recognizer] }
  override var progress: Progress { recognizer.progress }

  /// A pointer went down here; what it does from now on is seen.
  func begin(pointer: Int) {
    pointers.insert(pointer)
    begun.insert(pointer)
  }

  override func handle(_ event: GestureEvent) {
    if node.isDisposed { return recognizer.fail() }
    guard event.kind == .time || pointers.contains(event.id) else { return }
    var event = event
    // Another screen has come over it meanwhile.
    if event.kind != .time, node.isInLeftOut { event.kind = .cancelled }
    recognizer.handle(event)
    if event.kind == .up || event.kind == .cancelled { pointers.remove(event.id) }
  }

  override func deliver() {
    if node.isDisposed { return }
    super.deliver()
    wasTold = isOver
    hasTwo = !isBesideOthers && recognizer.isRecognisedOfTwo
    guard cancelsTouches, !hasCancelled, recognizer.isRecognised else { return }
    hasCancelled = true
    node.host.input.touches.cancel(begun, at: node.host.input.time)
  }
}
