extension LayoutRule {
  /// A spacer fills what is left along its stack's axis and nothing across it; outside a stack it fills both axes
  /// (Rules/Spacing.md#R-40).
  package struct Spacer: BuiltInRule {
    /// The axis of its stack.
    package var axis: Axis?
    /// The smallest length in points; 8 where none is given.
    package var minimum: CGFloat

    package init(axis: Axis?, minimum: CGFloat) { (self.axis, self.minimum) = (axis, minimum) }

    /// A stack serves it last.
    var traits: RuleTraits { .leaf(.spacer, priority: -.infinity) }

    @inline(__always) func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      CGSize(
        width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
    }

    @inline(__always) private func length(_ axis: Axis, _ proposed: CGFloat?) -> CGFloat {
      self.axis == axis.cross ? 0 : max(proposed ?? minimum, minimum)
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      self.axis == axis.cross ? .own(0, 0) : .own(minimum, .infinity)
    }

    /// No distance to its neighbours along its axis (Rules/Spacing.md#R-34), and no preference across it
    /// (Rules/Spacing.md#R-38).
    func spacing(_ node: LayoutNode) -> ViewSpacing {
      var spacing = ViewSpacing.zero
      guard let axis else { return spacing }
      for edge in [Edge.start(of: axis.cross), .end(of: axis.cross)] { spacing[edge] = ViewSpacing.Side() }
      return spacing
    }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      if part == .answer { tell(.minimum(minimum)) }
    }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&axis)
      stream.pass(&minimum)
    }
  }

  /// A line across its stack, or a horizontal one outside a stack (Rules/Spacing.md#R-41).
  package struct Divider: BuiltInRule {
    /// The axis of its stack.
    package var axis: Axis?
    /// In points.
    package var thickness: CGFloat

    package init(axis: Axis?, thickness: CGFloat) { (self.axis, self.thickness) = (axis, thickness) }

    /// The axis along which it is thin.
    var thin: Axis { axis ?? .vertical }

    var traits: RuleTraits { .leaf(.divider) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      CGSize(thin, thickness, cross: max(0, proposal[thin.cross] ?? 10))
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      axis == thin ? .own(thickness, thickness) : .own(0, .infinity)
    }

    func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      if part == .answer { tell(.thickness(thin, thickness)) }
    }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&axis)
      stream.pass(&thickness)
    }
  }
}
