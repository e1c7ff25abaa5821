extension LayoutRule {
  /// Draws the child somewhere else and leaves its place to it (Rules/Modifiers.md#R-63). Lengths in points.
  package struct Offset: Equatable {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    func arrange(_ places: Places, _ proposal: ProposedViewSize) {
      places[0].proposal = proposal
      places[0].origin = CGPoint(x: x, y: y)
    }
  }

  /// Puts the child's centre at a point, and takes the whole proposal (Rules/Modifiers.md#R-64, unconfirmed).
  package struct Position: Equatable {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if let width = proposal.width, let height = proposal.height {
        return CGSize(width: max(0, width), height: max(0, height))
      }
      let child = node.childCount == 0 ? .zero : node.child.size(proposal)
      return CGSize(
        width: max(0, proposal.width ?? child.width), height: max(0, proposal.height ?? child.height))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize) {
      let size = places.node(0).size(proposal)
      places[0].proposal = proposal
      places[0].origin = CGPoint(x: x - size.width / 2, y: y - size.height / 2)
    }
  }
}
