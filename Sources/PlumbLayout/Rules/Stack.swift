extension LayoutRule {
  /// A row or a column.
  ///
  /// 1. The gaps between the children are set aside.
  /// 2. Offered nothing in particular, or no room, or endless room along its axis, the stack offers every child the
  ///    same.
  /// 3. Otherwise each child reports its smallest and largest length. The children get their shares by priority, the higher
  ///    first, and within one priority the less flexible first.
  /// 4. A priority's children share what is left after the minima of all later ones: each is offered what remains
  ///    divided by how many have no share yet, and what it answers is taken off.
  /// 5. The stack is as long as the answers and gaps together, and as wide as the children lined up on the guide.
  ///
  /// (Rules/Stacks.md#R-10 to R-19)
  package struct Stack: ContainerRule, BuiltInRule {
    package var axis: Axis
    /// The guide across the axis on which the children are lined up.
    package var alignment: AlignmentKey
    /// The distance between neighbours in points; unspecified: the one that they prefer.
    package var gap: Length

    package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
      (self.axis, self.alignment, gap) = (axis, alignment, Length(spacing))
    }

    var traits: RuleTraits { .container(.stack, priority: .ofOnlyChild) }

    mutating func pass(through stream: inout NumberStream) {
      stream.pass(&axis)
      stream.pass(&alignment)
      stream.pass(&gap)
    }

    package func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      let proposal = self.proposal(for: proposal, size)
      if node.recall(places, along: axis, for: proposal) { return }
      shift(places, lineUp(places, proposal, node, keeping: true))
    }

    /// The proposal for which a stack of some size arranges its children. Unspecified across the axis, it has answered from
    /// their ideal sizes; now that its own is known they are offered that (Rules/Stacks.md#R-17).
    func proposal(for proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
      var proposal = proposal
      if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
      return proposal
    }

    /// The size of a node of this rule, whose children keep the places for the arrangement.
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if node.childCount == 0 { return .zero }
      return node.withPlaces { places in
        lineUp(places, proposal, node, keeping: proposal[axis.cross] != nil).size
      }
    }

    /// Measures the children for a proposal and writes down for each what it is offered and where it goes.
    package func measure(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let line = lineUp(places, proposal, node, keeping: false)
      shift(places, line)
      return line.size
    }

    /// Measures the children, and puts each with its guide at 0 across the axis.
    ///
    /// - Parameter keeping: whether the children keep their places for the arrangement, if they may.
    private func lineUp(
      _ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode, keeping: Bool
    ) -> StackLine {
      let keeps = keeping && node.mayKeepPlaces(for: proposal)
      return node.withTree { tree in
        // The places of an earlier answer are written over one by one.
        if keeps { tree.records[Int(node.id.index)].flags.drop(.hasPlaces) }
        var line = StackLine(axis: axis, keepsPlaces: keeps)
        let gaps = setAsideGaps(places, node, tree)
        let cross = proposal[axis.cross]
        if let length = proposal[axis], length > 0, length < .infinity, places.count > 0 {
          if places.count == 1 {
            node.because(.onlyChild)
            offer(places.at(0), length, cross, tree)
          } else {
            let ranges = measureRanges(places, cross, node, tree)
            giveShares(places, length - gaps, ranges, cross, node, tree, &line)
          }
        } else {
          offerSame(places, proposal[axis], cross, node, tree)
        }
        lineUp(places, node, tree, &line)
        if keeps { node.keep(line, for: proposal) }
        return line
      }
    }

    /// Offered nothing or no end along its axis, a stack offers every child the same (Rules/Stacks.md#R-16).
    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      if axis != self.axis { return node.rangeAcross(axis, alignment) { _ in true } }
      return node.withTree { tree in
        var sum = KnownRange(0)
        var (previous, child) = (NodeID.none, tree.firstChild(of: node.id))
        while child.exists {
          guard let range = tree.range(of: child, axis) else { return nil }
          sum.add(range, after: previous.exists ? gap(between: previous, and: child, in: tree) : 0)
          (previous, child) = (child, tree.nextSibling(of: child))
        }
        return sum
      }
    }

    // MARK: 1

    /// Writes down each child's distance to the one before it, and gives the sum.
    private func setAsideGaps(_ places: Places, _ node: LayoutNode, _ tree: LayoutTree) -> CGFloat {
      let isTraced = tree.trace != nil
      // A place has no gap from the start.
      if gap.value == 0, !isTraced { return 0 }
      var sum: CGFloat = 0
      for index in 1..<max(1, places.count) {
        let place = places.at(index)
        let length = gap(between: places.at(index - 1).pointee.node, and: place.pointee.node, in: tree)
        place.pointee.gap = length
        sum += length
        if isTraced { noteGap(places, index, node) }
      }
      return sum
    }

    /// The distance between two neighbours.
    func gap(between one: NodeID, and other: NodeID, in tree: LayoutTree) -> CGFloat {
      gap.value ?? tree.spacing(of: one).distance(to: tree.spacing(of: other), along: axis)
    }

    // MARK: 2

    private func offerSame(
      _ places: Places, _ length: CGFloat?, _ cross: CGFloat?, _ node: LayoutNode, _ tree: LayoutTree
    ) {
      let length = length.map { max(0, $0) }
      for index in 0..<places.count {
        node.because(.sameForAll)
        offer(places.at(index), length, cross, tree)
      }
    }

    @inline(__always) private func offer(
      _ place: UnsafeMutablePointer<Place>, _ length: CGFloat?, _ cross: CGFloat?, _ tree: LayoutTree
    ) {
      let proposal = ProposedViewSize(axis, length, cross: cross)
      let answer = tree.size(of: place.pointee.node, proposal)
      place.pointee.proposal = proposal
      place.pointee.size = answer
    }

    // MARK: 3

    /// The facts that a stack learns of its children before it gives them their shares.
    private struct Ranges {
      var sumOfMinima: CGFloat = 0
      /// Whether the children get their shares in their order.
      var isInOrder = true
      /// Whether they have one priority, so that nothing is kept free while they get their shares.
      var haveOnePriority = true
    }

    /// Finds each child's range and priority, and the order of their turns.
    ///
    /// The order is by priority and flexibility; equal ones keep their order. Of two that can grow without end, the one
    /// with the larger minimum goes first (Rules/Stacks.md#R-13, not confirmed by a measurement).
    private func measureRanges(
      _ places: Places, _ cross: CGFloat?, _ node: LayoutNode, _ tree: LayoutTree
    ) -> Ranges {
      var ranges = Ranges()
      // Most stacks are in order as they are.
      var ordered = 1
      for index in 0..<places.count {
        let place = places.at(index)
        let child = place.pointee.node
        place.pointee.priority = tree.priority(of: child)
        if let known = tree.knownRange(of: child, axis) {
          (place.pointee.minimum, place.pointee.maximum) = (known.minimum, known.maximum)
        } else {
          node.because(.minimum)
          place.pointee.minimum = tree.size(of: child, ProposedViewSize(axis, 0, cross: cross))[axis]
          node.because(.maximum)
          place.pointee.maximum = tree.size(of: child, ProposedViewSize(axis, .infinity, cross: cross))[axis]
        }
        ranges.sumOfMinima += reservation(place)
        place.pointee.childAtTurn = Int32(index)
        if place.pointee.priority != places.at(0).pointee.priority { ranges.haveOnePriority = false }
        if ordered == index, !place.pointee.comesBefore(places.at(index - 1).pointee) { ordered += 1 }
      }
      if ordered < places.count {
        places.sortByTurn(from: ordered)
        ranges.isInOrder = false
      }
      if tree.trace != nil { noteTurns(places, node) }
      return ranges
    }

    // MARK: 4

    private func giveShares(
      _ places: Places, _ available: CGFloat, _ ranges: Ranges, _ cross: CGFloat?, _ node: LayoutNode,
      _ tree: LayoutTree, _ line: inout StackLine
    ) {
      // In one loop where the turns are the order of the line and no question to a child is watched.
      let linesUp = ranges.isInOrder && tree.trace == nil && tree.isKnownEverywhere(alignment)
      var (reserved, remaining) = (ranges.sumOfMinima, available)
      var first = 0
      while first < places.count {
        var end = first
        if ranges.haveOnePriority {
          (reserved, end) = (0, places.count)
        } else {
          let priority = places.atTurn(first).pointee.priority
          while end < places.count, places.atTurn(end).pointee.priority == priority {
            reserved -= reservation(places.atTurn(end))
            end += 1
          }
          // Not what the roundings of the sums have left.
          if end == places.count { reserved = 0 }
        }
        let left = share(places, first..<end, remaining - reserved, reserved, cross, node, tree) { place in
          guard linesUp else { return }
          line.add(place, guide: alignment.builtInDefault(place.pointee.size[axis.cross]), tree)
        }
        remaining = left + reserved
        first = end
      }
    }

    /// The minimum of a child that is kept free while others get their shares. An endless one cannot be.
    @inline(__always) private func reservation(_ place: UnsafeMutablePointer<Place>) -> CGFloat {
      place.pointee.minimum < .infinity ? place.pointee.minimum : 0
    }

    /// Gives some children their shares in their order, and returns what is left.
    @inline(__always) private func share(
      _ places: Places, _ range: Range<Int>, _ available: CGFloat, _ reserved: CGFloat, _ cross: CGFloat?,
      _ node: LayoutNode, _ tree: LayoutTree, then: (UnsafeMutablePointer<Place>) -> Void
    ) -> CGFloat {
      var remaining = available
      if tree.trace != nil { noteGroup(places, range, available, reserved, node) }
      for position in range {
        let place = places.atTurn(position)
        let children = range.upperBound - position
        let offered = max(0, remaining / CGFloat(children))
        node.because(
          .share(
            remaining: remaining, children: children, order: position,
            flexibility: place.pointee.flexibility, priority: place.pointee.priority, reserved: reserved))
        offer(place, offered, cross, tree)
        remaining -= place.pointee.size[axis]
        then(place)
      }
      return remaining
    }

    // MARK: 5

    /// Puts the children one behind the other and on the guide, but for those that are already in the line.
    private func lineUp(_ places: Places, _ node: LayoutNode, _ tree: LayoutTree, _ line: inout StackLine) {
      let isTraced = tree.trace != nil
      let isKnown = tree.isKnownEverywhere(alignment)
      for index in line.count..<max(line.count, places.count) {
        let place = places.at(index)
        let size = place.pointee.size
        let guide =
          isKnown
          ? alignment.builtInDefault(size[axis.cross])
          : places.node(index).guide(alignment, place.pointee.proposal, size)
        line.add(place, guide: guide, tree)
        if isTraced { noteGuide(places, index, node) }
      }
      node.note(.line(alignment, line.across.line))
    }

    /// Makes the children's coordinates across the axis count from the start of the stack.
    private func shift(_ places: Places, _ line: StackLine) {
      let start = line.across.start
      for index in 0..<places.count { start.shift(&places.at(index).pointee.origin[axis.cross]) }
    }

    /// The preferences of the outermost children along the axis, and of all of them across it.
    package func spacing(_ places: Places) -> ViewSpacing {
      guard places.count > 0 else { return .zero }
      let (first, last) = (places.node(0).spacing, places.node(places.count - 1).spacing)
      var spacing = places.unionOfSpacing
      spacing[.start(of: axis)] = first[.start(of: axis)]
      spacing[.end(of: axis)] = last[.end(of: axis)]
      return spacing
    }
  }
}
