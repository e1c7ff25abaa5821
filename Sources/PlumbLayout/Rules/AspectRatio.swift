extension LayoutRule {
  /// Offers the child the largest size of a ratio inside the proposal, or the smallest around it, and takes what the
  /// child answers (Rules/Modifiers.md#R-62).
  package struct AspectRatio: BuiltInRule {
    /// Width divided by height; unspecified: that of the child's ideal size.
    var ratio: Length
    package var fills: Bool

    package init(ratio: CGFloat?, fills: Bool) { (self.ratio, self.fills) = (Length(ratio), fills) }

    /// The ratio that the modifier gives itself.
    package var givenRatio: CGFloat? { ratio.value }

    var traits: RuleTraits { .frame(.aspectRatio) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      node.sizeOfChild(self.proposal(proposal, node))
    }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      places[0].proposal = self.proposal(proposal, node)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { nil }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&ratio)
      stream.pass(&fills)
    }

    private func proposal(_ proposal: ProposedViewSize, _ node: LayoutNode) -> ProposedViewSize {
      guard proposal != .unspecified, let ratio = usableRatio(node) else { return proposal }
      let offer = fit(proposal, ratio)
      node.note(.ratio(ratio, fills: fills, isGiven: self.ratio.value != nil))
      node.because(.aspectRatio(ratio))
      return offer
    }

    private func usableRatio(_ node: LayoutNode) -> CGFloat? {
      if let ratio = ratio.value { return ratio != 0 && ratio.isFinite ? ratio : nil }
      if node.childCount == 0 { return nil }
      node.because(.proportions)
      let ideal = node.child.size(.unspecified)
      let ratio = ideal.width / ideal.height
      return ratio > 0 && ratio.isFinite ? ratio : nil
    }

    private func fit(_ proposal: ProposedViewSize, _ ratio: CGFloat) -> ProposedViewSize {
      guard let width = proposal.width else {
        return ProposedViewSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
      }
      let heightForWidth = width / ratio
      guard let height = proposal.height else {
        return ProposedViewSize(width: width, height: heightForWidth)
      }
      // Endless room on both axes has no ratio; it stays endless.
      if (heightForWidth <= height) != fills || heightForWidth == height {
        return ProposedViewSize(width: width, height: heightForWidth)
      }
      return ProposedViewSize(width: height * ratio, height: height)
    }
  }
}
