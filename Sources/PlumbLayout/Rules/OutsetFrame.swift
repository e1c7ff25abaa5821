/// A view that goes on beyond its place: one that ignores the safe area.
///
/// 1. The view is offered so much more as it may go on.
/// 2. It is in the middle of the larger rectangle.
/// 3. The node keeps the size that its child answers to the proposal itself, and that answer's guides.
package final class OutsetFrame: DisplacedFrame {
  /// The growth on each side, in points.
  private var outsets = EdgeInsets()

  package override init() { super.init() }

  override func pass(through stream: inout NumberStream) { stream.pass(&outsets) }

  /// Returns whether that is a change.
  package func set(_ outsets: EdgeInsets) -> Bool {
    defer { self.outsets = outsets }
    return outsets != self.outsets
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let offer = ProposedViewSize(
      width: proposal.width.map { $0 + outsets.total(along: .horizontal) },
      height: proposal.height.map { $0 + outsets.total(along: .vertical) })
    let answer = places.node(0).size(offer)
    places[0].proposal = offer
    node.note(.outset(outsets))
    for axis in Axis.allCases {
      let room = size[axis] + outsets.total(along: axis) - answer[axis]
      places[0].origin[axis] = (room.isFinite ? room / 2 : 0) - outsets[.start(of: axis)]
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    node.childCount == 0 ? nil : node.child.dimensions(proposal)[explicit: key]
  }
}
