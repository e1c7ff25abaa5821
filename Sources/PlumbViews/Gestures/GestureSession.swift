import PlumbLayout

/// The gestures of the views under a pointer, from when it goes down until none of them waits for anything.
@MainActor final class GestureSession {
  private let root: _AnyGestureRecognizer
  private(set) var attached: [AttachedRecognizer] = []

  /// - Parameter path: the nodes under the pointer, innermost first; `nil` is made if none of them has a gesture.
  init?(_ path: [ViewNode], isTouch: Bool) {
    var combined: _AnyGestureRecognizer?
    var attached: [AttachedRecognizer] = []
    for node in path {
      if let pan = ScrollPan.attachment(for: node, in: path, isTouch: isTouch) {
        let own = AttachedRecognizer(pan, on: node)
        combined = combined.map { ExclusivePair($0, own) } ?? own
        attached.append(own)
      }
      guard let attachment = node.interaction?.gesture, !(isTouch && attachment.isForMouse) else { continue }
      if !attachment.mask.contains(.subviews) { (combined, attached) = (nil, []) }
      guard attachment.mask.contains(.gesture) else { continue }
      let own = AttachedRecognizer(attachment, on: node)
      attached.append(own)
      combined = combined.map { GestureSession.join($0, own, attachment.precedence) } ?? own
    }
    guard let combined else { return nil }
    (root, self.attached) = (combined, attached)
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
