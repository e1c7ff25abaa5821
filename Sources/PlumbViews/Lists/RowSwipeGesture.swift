import PlumbLayout

/// Follows a finger, or a mouse with its button down, that swipes a row sideways.
final class RowSwipeRecognizer: PrimitiveRecognizer<Void> {
  private let swipe: RowSwipe
  private var pointer: (id: Int, start: CGPoint)?
  private var last = CGPoint.zero
  private var trail = PointerTrail()
  private var isLetGo = false

  init(_ context: _GestureContext, _ swipe: RowSwipe) {
    self.swipe = swipe
    super.init(context)
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pointer == nil else { return fail() }
      pointer = (event.id, event.location)
      trail.add(event.location, at: event.time)
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      trail.add(event.location, at: event.time)
      last = event.location
      if case .active = current { return }
      guard pointer.start.distance(to: last) > TapRecognizer.reach else { return }
      guard swipe.takes(from: pointer.start, to: last) else { return fail() }
      self.pointer?.start = last
      swipe.begin()
      current = .active(())
    case .up, .cancelled:
      guard pointer?.id == event.id else { return }
      if event.kind == .up { trail.add(event.location, at: event.time) } else { trail = PointerTrail() }
      // A tap on a row that is open closes it.
      if case .active = current {
        current = .ended(())
      } else if swipe.isOpen {
        current = .ended(())
      } else {
        fail()
      }
    case .time: break
    }
  }

  override func deliver() {
    guard let pointer, !isLetGo else { return }
    switch current {
    case .active: swipe.drag(by: Double(last.x - pointer.start.x))
    case .ended:
      isLetGo = true
      if last == .zero { swipe.close() } else { swipe.letGo(velocity: Double(trail.velocity.width)) }
    case .possible, .failed: break
    }
  }
}

extension RowSwipe {
  /// Whether a move is one along the row, towards where there is something.
  func takes(from start: CGPoint, to end: CGPoint) -> Bool {
    abs(end.x - start.x) > abs(end.y - start.y) && canSwipe(Double(end.x - start.x))
  }

  /// What of the nodes under a pointer can be used while the row is open: its actions; of the row itself only the swipe.
  /// A pointer elsewhere closes the row, and does nothing else.
  func path(_ path: [ViewNode]) -> [ViewNode] {
    if path.contains(where: { $0.composite is SwipedEdge }) { return path }
    if !path.contains(where: { $0 === node }) { close() }
    return path.filter { $0.scrollNode != nil || $0 === node }
  }
}

extension _GestureContext {
  /// Whether a row around would follow a pointer from one point to another.
  func canBeSwiped(from start: CGPoint, to end: CGPoint) -> Bool {
    node?.ownRow?.listRow?.swipe.takes(from: start, to: end) ?? false
  }
}
