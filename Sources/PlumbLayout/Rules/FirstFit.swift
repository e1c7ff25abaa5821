/// The first child that fits, and the last one if none does (Rules/Modifiers.md#R-65).
///
/// A child fits if its ideal size on the given axes is no larger than the proposal. The chosen one is laid out with the
/// proposal itself; the others keep their nodes and are not shown.
package final class FirstFit: LayoutObject {
  package var axes: Axis.Set
  /// The child that the last placement chose.
  package private(set) var shown = NodeID.none

  package init(axes: Axis.Set) { self.axes = axes }

  /// The index of the child that is laid out for a proposal.
  private func choose(_ proposal: ProposedViewSize, _ node: LayoutNode) -> LayoutNode? {
    var last: LayoutNode?
    var id = node.tree.firstChild(of: node.id)
    while id.exists {
      let child = LayoutNode(tree: node.tree, id: id)
      id = node.tree.nextSibling(of: id)
      if !id.exists || fits(child, proposal) { return child }
      last = child
    }
    return last
  }

  private func fits(_ child: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
    child.because(.fit)
    let ideal = child.size(idealProposal(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      if let length = proposal[axis], ideal[axis] > length {
        child.tree.trace?.note(
          child.tree.parent(of: child.id),
          .candidate(child.id, fits: false, axis, ideal: ideal[axis], room: length))
        return false
      }
    }
    let axis = axes.contains(.horizontal) ? Axis.horizontal : .vertical
    child.tree.trace?.note(
      child.tree.parent(of: child.id),
      .candidate(child.id, fits: true, axis, ideal: ideal[axis], room: proposal[axis] ?? .infinity))
    return true
  }

  private func idealProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  package override func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    choose(proposal, node)?.size(proposal) ?? .zero
  }

  package override func arrange(
    _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) {
    let chosen = choose(proposal, node)
    for index in 0..<places.count {
      // The others have to be somewhere: at their ideal size, which is known already of those before the chosen one.
      places[index].proposal = places[index].node == chosen?.id ? proposal : idealProposal(proposal)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
  ) -> CGFloat? {
    choose(proposal, node)?.dimensions(proposal)[explicit: key]
  }

  /// Which child is shown is not known before a proposal, so the first one speaks for all (assumed).
  package override func spacing(_ node: LayoutNode) -> ViewSpacing {
    node.childCount == 0 ? .zero : node.child.spacing
  }

  override func pass(through stream: inout NumberStream) { stream.pass(&axes) }

  package override func willPlaceChildren(size: CGSize, proposal: ProposedViewSize, _ node: LayoutNode) {
    shown = choose(proposal, node)?.id ?? .none
  }
}
