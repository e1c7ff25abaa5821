extension LayoutRule {
  /// The padding around a child (Rules/Modifiers.md#R-60).
  package struct Padding: BuiltInRule {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    var traits: RuleTraits { .frame(.padding) }

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { $0 - insets.total(along: .horizontal) },
        height: proposal.height.map { $0 - insets.total(along: .vertical) })
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let child = node.sizeOfChild(self.proposal(proposal))
      return CGSize(
        width: max(0, child.width + insets.total(along: .horizontal)),
        height: max(0, child.height + insets.total(along: .vertical)))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      places[0].proposal = self.proposal(proposal)
      places[0].origin = CGPoint(x: insets.leading, y: insets.top)
    }

    /// An inset can take more than there is, and a length is never negative.
    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      let inset = insets.total(along: axis)
      return node.rangeOfChild(axis)?.map { max(0, $0 + inset) }
    }

    /// The child's distances, but for the sides with an inset, which no longer touch it (Rules/Spacing.md#R-33).
    func spacing(_ node: LayoutNode) -> ViewSpacing {
      var spacing = node.spacingOfChild()
      spacing.reset(edges)
      return spacing
    }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) { tell(.insets(insets)) }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&insets) }

    private var edges: Edge.Set {
      var edges: Edge.Set = []
      for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
      return edges
    }
  }
}
