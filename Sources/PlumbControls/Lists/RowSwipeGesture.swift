import PlumbLayout
import PlumbViews

extension RowSwipe: Swipeable {
  /// Returns whether a move is one along the row, towards where there is something.
  package func takes(from start: CGPoint, to end: CGPoint) -> Bool {
    abs(end.x - start.x) > abs(end.y - start.y) && canSwipe(Double(end.x - start.x))
  }

  /// A tap on a row that is open closes it.
  package var takesTaps: Bool { isOpen }
  package func tap() { close() }
}

extension RowSwipe: PointerCapture {
  /// Returns the nodes under a pointer that can be used while the row is open: its actions, and of the row itself only
  /// the swipe. A pointer elsewhere closes the row, and does nothing else.
  package func path(_ path: [ViewNode]) -> [ViewNode] {
    if path.contains(where: { $0.composite is SwipedEdge }) { return path }
    if !path.contains(where: { $0 === node }) { close() }
    return path.filter { $0.scrollNode != nil || $0 === node }
  }
}

extension ListRowState {
  package var actionNames: [String] { swipe.actionNames }

  @discardableResult package func perform(_ name: String) -> Bool { swipe.perform(name) }

  package func canBeSwiped(from start: CGPoint, to end: CGPoint) -> Bool { swipe.takes(from: start, to: end) }
}
