import PlumbLayout

/// The gestures of the views under a pointer, from when it goes down until none of them waits for anything.
@MainActor final class GestureSession {
  private let root: _AnyGestureRecognizer
  private(set) var attached: [AttachedRecognizer] = []

  /// - Parameter path: the nodes under the pointer, innermost first; `nil` is made if none of them has a gesture.
  init?(_ path: [ViewNode], isTouch: Bool) {
    var combined: _AnyGestureRecognizer?
    // The field that gets the focus, beside what else is recognised.
    var field: _AnyGestureRecognizer?
    var attached: [AttachedRecognizer] = []
    // Nothing is there so far but what scrolls.
    var isOnlyPan = true
    for node in path {
      if let pan = ScrollPan.attachment(for: node, in: path, isTouch: isTouch) {
        let own = AttachedRecognizer(pan, on: node)
        combined = combined.map { ExclusivePair($0, own) } ?? own
        attached.append(own)
      }
      guard let attachment = node.interaction?.gesture, !(isTouch && attachment.purpose == .mouse) else {
        continue
      }
      if !attachment.mask.contains(.subviews) {
        (combined, field, attached, isOnlyPan) = (nil, nil, [], true)
      }
      guard attachment.mask.contains(.gesture) else { continue }
      let own = AttachedRecognizer(attachment, on: node)
      attached.append(own)
      if attachment.purpose == .field, isOnlyPan {
        field = field.map { ExclusivePair($0, own) } ?? own
        continue
      }
      isOnlyPan = false
      let isAfterField = attachment.purpose == .recognizer && field != nil
      if attachment.purpose != .own || attachment.precedence == .beforeInner {
        (combined, field) = (GestureSession.beside(combined, field), nil)
      }
      let precedence = isAfterField ? .afterInner : attachment.precedence
      combined = combined.map { GestureSession.join($0, own, precedence) } ?? own
    }
    guard let root = GestureSession.beside(combined, field) else { return nil }
    (self.root, self.attached) = (root, attached)
  }

  /// Both gestures at once. The field is the last to be notified: a tap around it that takes the focus away leaves it the focus.
  private static func beside(_ others: _AnyGestureRecognizer?, _ field: _AnyGestureRecognizer?)
    -> _AnyGestureRecognizer?
  {
    guard let others, let field else { return others ?? field }
    return SimultaneousPair(others, field)
  }

  private static func join(
    _ inner: _AnyGestureRecognizer, _ own: _AnyGestureRecognizer, _ precedence: GestureAttachment.Precedence
  ) -> _AnyGestureRecognizer {
    switch precedence {
    case .afterInner: ExclusivePair(inner, own)
    case .beforeInner: ExclusivePair(own, inner)
    case .besideInner: SimultaneousPair(inner, own)
    }
  }

  /// Whether a gesture of two pointers around these gestures has one of their pointers: then it is no drag of that one alone.
  func givesWay(to other: GestureSession) -> Bool {
    guard other !== self else { return false }
    let pointers = attached.reduce(into: Set<Int>()) { $0.formUnion($1.begun) }
    return other.attached.contains { $0.hasTwo && !$0.begun.isDisjoint(with: pointers) }
  }

  /// Gives up: a gesture around has won.
  func fail() {
    root.fail()
    for recognizer in attached { recognizer.fail() }
    root.reset()
  }

  var isOver: Bool { root.isOver }
  var deadline: Double? { root.isOver ? nil : root.deadline }

  func handle(_ event: GestureEvent) {
    guard !isOver else { return }
    root.handle(event)
    root.deliver()
    if root.isOver { for recognizer in attached { recognizer.fail() } }
    root.reset()
  }
}
