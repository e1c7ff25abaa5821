/// A view with the size of another one, in that one's place.
///
/// 1. The view is offered the other one's size.
/// 2. A point of it, in shares of its size, is where the same point of the other one is.
open class MatchedFrame: DisplacedFrame {
  /// The proposal to the view; `nil` leaves the parent's as it is.
  private var size: CGSize?
  /// The position of the point that matches, from the node's own corner, in points; `nil` leaves the view in its place.
  private var point: CGPoint?
  private var anchor = UnitPoint.center

  public override init() { super.init() }

  override func pass(through stream: inout NumberStream) {
    var (width, height, x, y) = (size?.width, size?.height, point?.x, point?.y)
    stream.pass(&width)
    stream.pass(&height)
    stream.pass(&x)
    stream.pass(&y)
    stream.pass(&anchor)
    if let width, let height { size = CGSize(width: width, height: height) }
    if let x, let y { point = CGPoint(x: x, y: y) }
  }

  /// Returns whether that is a change.
  package func match(_ size: CGSize?, at point: CGPoint?, anchor: UnitPoint) -> Bool {
    defer { (self.size, self.point, self.anchor) = (size, point, anchor) }
    return size != self.size || point != self.point || anchor != self.anchor
  }

  private var isMatched: Bool { size != nil || point != nil }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    size.map { ProposedViewSize($0) } ?? proposal
  }

  open override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    if isMatched { node.note(.matched(size, point)) }
    return node.childCount == 0 ? .zero : node.child.size(offer(proposal))
  }

  open override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    places[0].proposal = offer(proposal)
    if isMatched { node.note(.matched(self.size, point)) }
    guard let point, point.x.isFinite, point.y.isFinite else { return }
    let answer = places.node(0).size(offer(proposal))
    places[0].origin = CGPoint(
      x: point.x - (node.tree.isMirrored(node.id) ? 1 - anchor.x : anchor.x) * answer.width,
      y: point.y - anchor.y * answer.height)
  }

  open override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.childCount == 0 ? nil : node.child.dimensions(offer(proposal))[explicit: key]
  }
}
