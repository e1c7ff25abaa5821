extension LayoutRule {
  /// Draws the child somewhere else and leaves its place to it (Rules/Modifiers.md#R-63). Lengths in points.
  package struct Offset: BuiltInRule {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    var traits: RuleTraits { .passing(.offset) }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      places[0].proposal = proposal
      places[0].origin = CGPoint(x: x, y: y)
    }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      if part == .arrangement { tell(.offset(x: x, y: y)) }
    }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&x)
      stream.pass(&y)
    }
  }

  /// Puts the child's centre at a point, and takes the whole proposal (Rules/Modifiers.md#R-64, unconfirmed).
  package struct Position: BuiltInRule {
    package var x: CGFloat
    package var y: CGFloat

    package init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    var traits: RuleTraits { .frame(.position) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if let width = proposal.width, let height = proposal.height {
        return CGSize(width: max(0, width), height: max(0, height))
      }
      let child = node.sizeOfChild(proposal)
      return CGSize(
        width: max(0, proposal.width ?? child.width), height: max(0, proposal.height ?? child.height))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      let child = places.node(0).size(proposal)
      places[0].proposal = proposal
      places[0].origin = CGPoint(x: x - child.width / 2, y: y - child.height / 2)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { nil }

    func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      if part == .arrangement { tell(.position(x: x, y: y)) }
    }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&x)
      stream.pass(&y)
    }
  }
}
