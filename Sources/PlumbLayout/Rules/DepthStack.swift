extension LayoutRule {
  /// Children on top of one another, lined up on a guide in both directions.
  ///
  /// Its size is the range that the children cover at its own proposal; then each is offered that size and lined up
  /// again from the top leading corner (Rules/Alignment.md#R-83). Only the children of the highest priority count for
  /// the size (unconfirmed).
  package struct DepthStack: ContainerRule, BuiltInRule {
    package var alignment: Alignment

    package init(alignment: Alignment) { self.alignment = alignment }

    var traits: RuleTraits { .container(.depthStack, priority: .ofOnlyChild) }

    package func measure(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if places.count == 0 { return .zero }
      noteHighestPriority(places)
      return lineUp(places, proposal, node)
    }

    package func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      noteHighestPriority(places)
      _ = lineUp(places, ProposedViewSize(size), node)
    }

    /// Every layer is offered the same, and only those of the highest priority count.
    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      var highest = -CGFloat.infinity
      for child in node.children { highest = max(highest, child.priority) }
      let tree = node.tree
      return node.rangeAcross(axis, alignment[axis]) { tree.priority(of: $0) == highest }
    }

    /// The larger preferences of the children that count for the size (Rules/Spacing.md#R-35).
    package func spacing(_ places: Places) -> ViewSpacing {
      let highest = (0..<places.count).lazy.map { places.node($0).priority }.max()
      return places.unionOfSpacing { $0.priority == highest }
    }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&alignment) }

    private func noteHighestPriority(_ places: Places) {
      for index in 0..<places.count { places[index].priority = places.node(index).priority }
    }

    private func lineUp(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      var highest = -CGFloat.infinity
      for index in 0..<places.count { highest = max(highest, places[index].priority) }
      var (across, down) = (AlignedRange(), AlignedRange())
      for index in 0..<places.count {
        let child = places.node(index)
        let size = child.size(proposal)
        places[index].proposal = proposal
        places[index].size = size
        let x = child.guide(alignment.horizontal.key, proposal, size)
        let y = child.guide(alignment.vertical.key, proposal, size)
        places[index].origin = CGPoint(x: -x, y: -y)
        if places[index].priority == highest {
          across.add(guide: x, length: size.width)
          down.add(guide: y, length: size.height)
        }
      }
      if let trace = node.tree.trace {
        for axis in Axis.allCases {
          for index in 0..<places.count where places[index].priority == highest {
            places.node(index).noteGuide(alignment[axis], proposal, places[index].size, for: node.id)
          }
          trace.note(node.id, .line(alignment[axis], axis == .horizontal ? across.line : down.line))
        }
      }
      for index in 0..<places.count {
        across.start.shift(&places[index].origin.x)
        down.start.shift(&places[index].origin.y)
      }
      return CGSize(width: across.length, height: down.length)
    }
  }
}
