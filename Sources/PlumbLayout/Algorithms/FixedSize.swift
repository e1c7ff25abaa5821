extension LayoutRule {
  /// Lets the child have the size that it likes best on some axes (Rules/Modifiers.md#R-63).
  package struct FixedSize: Equatable {
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
    }
  }
}
