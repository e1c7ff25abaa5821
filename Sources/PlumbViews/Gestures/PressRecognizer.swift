import PlumbLayout

/// Follows a press: pressed while the pointer is inside, done when it goes up there.
package final class PressRecognizer: PrimitiveRecognizer<Bool> {
  private let changed: (Bool) -> Void
  private let action: () -> Void
  private var pointer: (id: Int, start: CGPoint)?
  private var told = false
  private var isDone = false

  /// - Parameters:
  ///   - changed: receives whether the press is on.
  ///   - action: done when the press is over, inside.
  package init(_ context: _GestureContext, changed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    (self.changed, self.action) = (changed, action)
    super.init(context)
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pointer == nil else { return }
      pointer = (event.id, event.location)
      current = .active(true)
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      // A pointer that scrolls what is under it does not press any longer, nor does one that swipes an item.
      if pointer.start.distance(to: event.location) > TapRecognizer.reach,
        context.canBeScrolled(from: pointer.start, to: event.location, byFinger: event.isTouch)
          || context.node?.itemNode?.item?.canBeSwiped(from: pointer.start, to: event.location) ?? false
      {
        return fail()
      }
      current = .active(isInside(event.location))
    case .up:
      guard pointer?.id == event.id else { return }
      current = isInside(event.location) ? .ended(true) : .failed
    case .cancelled: if pointer?.id == event.id { fail() }
    case .time: break
    }
  }

  /// Returns whether a point is inside; the point where the pointer went down always is, also where the label is drawn larger.
  private func isInside(_ point: CGPoint) -> Bool {
    guard let node = context.node, !node.isDisposed else { return false }
    if let pointer, pointer.start.distance(to: point) <= TapRecognizer.reach { return true }
    return node.canvasFrame.contains(node.layoutPoint(point))
  }

  override func deliver() {
    if case .active(true) = current { tell(true) } else { tell(false) }
    if case .ended = current, !isDone {
      isDone = true
      action()
    }
  }

  override func reset() { if isOver { tell(false) } }

  private func tell(_ isPressed: Bool) {
    guard isPressed != told else { return }
    told = isPressed
    changed(isPressed)
  }
}
