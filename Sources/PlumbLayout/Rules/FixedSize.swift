extension LayoutRule {
  /// Lets the child have the size that it likes best on some axes (Rules/Modifiers.md#R-63).
  package struct FixedSize: BuiltInRule {
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    var traits: RuleTraits { .frame(.fixedSize) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      node.sizeOfChild(self.proposal(proposal))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      places[0].proposal = self.proposal(proposal)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { nil }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) { tell(.fixedSize(axes)) }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&axes) }

    private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
    }
  }
}
