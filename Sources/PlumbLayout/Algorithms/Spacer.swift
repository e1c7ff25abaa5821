extension LayoutRule {
  /// A spacer fills what is left along its stack's axis and nothing across it; outside a stack it fills both axes
  /// (Rules/Spacing.md#R-40).
  package struct Spacer: Equatable {
    /// The axis of the stack that it stands in.
    package var axis: Axis?
    /// The smallest length in points; 8 where none is given.
    package var minimum: CGFloat

    package init(axis: Axis?, minimum: CGFloat) { (self.axis, self.minimum) = (axis, minimum) }

    func answer(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(
        width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
    }

    private func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      self.axis == axis.cross ? 0 : max(proposed ?? minimum, minimum)
    }

    func range(_ axis: Axis) -> LengthRange {
      self.axis == axis.cross ? LengthRange(0) : LengthRange(minimum, .infinity)
    }

    /// No distance to its neighbours along its axis (Rules/Spacing.md#R-34); across it, what any view keeps.
    var spacing: ViewSpacing {
      var spacing = ViewSpacing()
      for edge in Edge.allCases where axis == nil || edge == .start(of: axis!) || edge == .end(of: axis!) {
        spacing[edge] = ViewSpacing.zero[edge]
      }
      return spacing
    }
  }

  /// A line across its stack, or a horizontal one outside a stack (Rules/Spacing.md#R-41).
  package struct Divider: Equatable {
    /// The axis of the stack that it stands in.
    package var axis: Axis?
    /// In points.
    package var thickness: CGFloat

    package init(axis: Axis?, thickness: CGFloat) { (self.axis, self.thickness) = (axis, thickness) }

    /// The axis along which it is thin.
    var thin: Axis { axis ?? .vertical }

    func answer(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(thin, thickness, cross: max(0, proposal[thin.cross] ?? 10))
    }

    func range(_ axis: Axis) -> LengthRange {
      axis == thin ? LengthRange(thickness) : LengthRange(0, .infinity)
    }
  }
}
