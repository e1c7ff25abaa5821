extension LayoutRule {
  /// A leaf that takes what it is offered.
  package struct Fill: BuiltInRule {
    /// The ideal size, in points: 10 on each axis for colours and shapes (Rules/Leaves.md#R-70).
    package var ideal: CGSize

    package init(ideal: CGSize = CGSize(width: 10, height: 10)) { self.ideal = ideal }

    var traits: RuleTraits { .leaf(.fill) }

    /// The size for a proposal. Nothing is smaller than zero.
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      CGSize(width: max(0, proposal.width ?? ideal.width), height: max(0, proposal.height ?? ideal.height))
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { .own(0, .infinity) }

    func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func forEachFact(in part: LayoutPart, _ tell: (LayoutFact) -> Void) {
      if part == .answer { tell(.ideal(ideal)) }
    }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&ideal) }
  }

  /// A circle's rule: the shorter of the two offered sides, and the one that is offered where only one is
  /// (Recorded/Shapes.md#151).
  struct Square: BuiltInRule {
    var traits: RuleTraits { .leaf(.square) }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let side: CGFloat
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): side = min(width, height)
      case (let width?, nil): side = width
      case (nil, let height?): side = height
      case (nil, nil): side = 10
      }
      return CGSize(width: max(0, side), height: max(0, side))
    }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? { nil }

    func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing() }
  }
}
