/// A frame whose lengths are made from those of a container further out, as the last layout gave them.
///
/// 1. On an axis with its own length the frame has that length, and the view is offered it.
/// 2. On the other axis the frame changes nothing.
/// 3. The view is lined up in the frame.
package final class RelativeFrame: LayoutObject {
  /// The frame's own lengths, in points.
  private var lengths = ProposedViewSize.unspecified
  /// The size of the container that the lengths are made from.
  private var container = ProposedViewSize.unspecified
  private var isInScrollView = false
  package var alignment = Alignment.center

  package override init() { super.init() }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&lengths)
    stream.pass(&container)
    stream.pass(&isInScrollView)
    stream.pass(&alignment)
  }

  /// Returns whether the lengths have changed.
  package func set(_ lengths: ProposedViewSize, of container: ProposedViewSize, isInScrollView: Bool) -> Bool
  {
    defer { (self.lengths, self.container, self.isInScrollView) = (lengths, container, isInScrollView) }
    return lengths != self.lengths
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  private func note(_ node: LayoutNode) {
    for axis in Axis.allCases {
      guard let length = lengths[axis], let container = container[axis] else { continue }
      node.note(.relative(axis, container: container, isScrollView: isInScrollView, length: length))
    }
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    note(node)
    let size = node.childCount == 0 ? .zero : node.child.size(offer(proposal))
    return CGSize(width: lengths.width ?? size.width, height: lengths.height ?? size.height)
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    guard places.count > 0 else { return }
    let offer = offer(proposal)
    places[0].proposal = offer
    let answer = places.node(0).dimensions(offer)
    note(node)
    for axis in Axis.allCases {
      let key = alignment[axis]
      let line = size[axis] * key.share
      let place = line - answer[key]
      places[0].origin[axis] = place.isFinite ? place : 0
      node.note(.line(key, line))
      node.note(
        .guide(of: places[0].node, key, answer[key], isExplicit: answer[explicit: key] != nil))
    }
  }

  package override func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}
