extension LayoutRule {
  /// The padding around a child (Rules/Modifiers.md#R-60).
  package struct Padding: Equatable {
    package var insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { $0 - insets.total(along: .horizontal) },
        height: proposal.height.map { $0 - insets.total(along: .vertical) })
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let child = node.childCount == 0 ? .zero : node.child.size(self.proposal(proposal))
      return CGSize(
        width: max(0, child.width + insets.total(along: .horizontal)),
        height: max(0, child.height + insets.total(along: .vertical)))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize) {
      places[0].proposal = self.proposal(proposal)
      places[0].origin = CGPoint(x: insets.leading, y: insets.top)
    }

    /// The sides with an inset, which no longer touch the child (Rules/Spacing.md#R-33).
    var edges: Edge.Set {
      var edges: Edge.Set = []
      for edge in Edge.allCases where insets[edge] != 0 { edges.insert(Edge.Set(edge)) }
      return edges
    }
  }
}
