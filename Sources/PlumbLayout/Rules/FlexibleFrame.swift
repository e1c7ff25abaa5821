extension LayoutRule {
  /// A frame with bounds: at least, at best and at most so long on each axis (Rules/Frames.md#R-51 to R-57).
  package struct FlexibleFrame: BuiltInRule {
    /// The bounds on one axis, in points. A minimum is never negative, an ideal never below the minimum, a maximum
    /// never below the ideal (Rules/Frames.md#R-56).
    package struct Bounds: Equatable {
      static let none = Bounds(minimum: nil, ideal: nil, maximum: nil)

      private let lower: Length
      private let best: Length
      private let upper: Length

      package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let minimum = minimum.map { max(0, $0) }
        let ideal = ideal.map { max($0, minimum ?? 0) }
        lower = Length(minimum)
        best = Length(ideal)
        upper = Length(maximum.map { max($0, ideal ?? minimum ?? 0) })
      }

      var minimum: CGFloat? { lower.value }
      var ideal: CGFloat? { best.value }
      var maximum: CGFloat? { upper.value }
      package var bounds: FrameBounds { FrameBounds(minimum: minimum, ideal: ideal, maximum: maximum) }
      var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

      private func clamp(_ length: CGFloat) -> CGFloat {
        min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
      }

      /// The proposal to the child: the frame's own, or the ideal, within the bounds (Rules/Frames.md#R-51).
      func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

      /// The frame's own length (Rules/Frames.md#R-52, R-53).
      func answer(_ proposed: CGFloat?, child: CGFloat) -> (length: CGFloat, rule: FrameRule) {
        guard let proposed else {
          if let ideal { return (clamp(ideal), .ideal) }
          return (clamp(child), .childWithinBounds)
        }
        switch (minimum, maximum) {
        case (_?, _?): return (clamp(proposed), .proposalWithinBounds)
        case (nil, let maximum?): return (min(maximum, max(clamp(proposed), child)), .maximum)
        case (let minimum?, nil): return (max(minimum, min(clamp(proposed), child)), .minimum)
        case (nil, nil): return (child, .childWithinBounds)
        }
      }

      func fact(_ axis: Axis, _ proposed: CGFloat?, _ child: CGFloat, _ rule: FrameRule, _ length: CGFloat)
        -> LayoutFact
      {
        .bounds(
          axis, bounds, proposed: proposed, child: child, rule: rule, length: length)
      }

      /// The answers to 0 and to infinity. A bound decides its side alone; without it the child is offered the same.
      func range(of child: KnownRange?) -> KnownRange? {
        guard let smallest = minimum == nil ? child?.minimum : 0,
          let largest = maximum == nil ? child?.maximum : 0
        else { return nil }
        return KnownRange(
          answer(0, child: smallest).length, answer(.infinity, child: largest).length,
          restsOnObject: child?.restsOnObject ?? false)
      }

      mutating func pass(through stream: inout NumberStream) {
        var (minimum, ideal, maximum) = (minimum, ideal, maximum)
        stream.pass(&minimum)
        stream.pass(&ideal)
        stream.pass(&maximum)
        self = Self(minimum: minimum, ideal: ideal, maximum: maximum)
      }

      /// The proposal to the child once the frame has its length (Rules/Frames.md#R-57).
      func finalOffer(_ proposed: CGFloat?, length: CGFloat) -> CGFloat? {
        if proposed == nil && ideal == nil && length > minimum ?? -.infinity && length < maximum ?? .infinity
        {
          return nil
        }
        return length
      }
    }

    package var width: Bounds
    package var height: Bounds
    package var alignment: Alignment

    package init(width: Bounds, height: Bounds, alignment: Alignment) {
      (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    package func bounds(_ axis: Axis) -> Bounds { axis == .horizontal ? width : height }

    var traits: RuleTraits { .frame(.flexibleFrame) }

    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      bounds(axis).range(of: nil) ?? bounds(axis).range(of: node.rangeOfChild(axis))
    }

    func spacing(_ node: LayoutNode) -> ViewSpacing { node.spacingOfChild(resettingText: edges) }

    mutating func pass(through stream: inout NumberStream) {
      width.pass(through: &stream)
      height.pass(through: &stream)
      stream.pass(&alignment)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let offer = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
      let child = node.sizeOfChild(offer)
      var size = CGSize.zero
      for axis in Axis.allCases {
        let answer = bounds(axis).answer(proposal[axis], child: child[axis])
        size[axis] = answer.length
        node.note(bounds(axis).fact(axis, proposal[axis], child[axis], answer.rule, answer.length))
      }
      return size
    }

    func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      let offer = ProposedViewSize(
        width: width.finalOffer(proposal.width, length: size.width),
        height: height.finalOffer(proposal.height, length: size.height))
      alignment.place(places, offering: offer, in: size, node)
    }

    /// The sides that are apart from the child, and so speak for themselves to the neighbours.
    private var edges: Edge.Set {
      (width.isEmpty ? [] : Edge.Set.horizontal).union(height.isEmpty ? [] : .vertical)
    }
  }
}
