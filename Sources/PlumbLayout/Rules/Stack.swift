extension LayoutRule {
  /// A row or a column.
  ///
  /// 1. The gaps between the children are set aside.
  /// 2. Offered nothing in particular, or no room, or endless room along its axis, the stack offers every child the
  ///    same.
  /// 3. Otherwise each child tells its smallest and largest length. The children get their shares by priority, the higher
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
      // Unspecified across the axis, the stack has answered from its children's ideal sizes; now that its own is
      // known they are offered that (Rules/Stacks.md#R-17).
      var proposal = proposal
      if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
      if node.recall(places, along: axis, for: proposal) { return }
      _ = measure(places, proposal, node)
      node.keep(places, along: axis, for: proposal)
    }

    /// The size of a node of this rule, whose children keep the places for the arrangement.
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      if node.childCount == 0 { return .zero }
      return node.withPlaces { places in
        let size = measure(places, proposal, node)
        if proposal[axis.cross] != nil { node.keep(places, along: axis, for: proposal) }
        return size
      }
    }

    /// Measures the children for a proposal and writes down for each what it is offered and where it goes.
    package func measure(_ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      let gaps = setAsideGaps(places, node)
      let cross = proposal[axis.cross]
      if let length = proposal[axis], length > 0, length < .infinity, places.count > 0 {
        if places.count == 1 {
          node.because(.onlyChild)
          offer(places, 0, length, cross)
        } else {
          readPriorities(places)
          measureRanges(places, cross, node)
          giveShares(places, length - gaps, cross, node)
        }
      } else {
        offerSame(places, proposal[axis], cross, node)
      }
      return lineUp(places, node)
    }

    /// Offered nothing or no end along its axis, a stack offers every child the same (Rules/Stacks.md#R-16).
    func knownRange(_ axis: Axis, _ node: LayoutNode) -> KnownRange? {
      if axis != self.axis { return node.rangeAcross(axis, alignment) { _ in true } }
      var sum = KnownRange(0)
      var previous = NodeID.none
      for child in node.children {
        guard let range = child.range(axis) else { return nil }
        let gap = previous.exists ? gap(between: previous, and: child.id, in: node.tree) : 0
        sum.add(range, after: gap)
        previous = child.id
      }
      return sum
    }

    // MARK: 1

    /// Writes down each child's distance to the one before it, and gives the sum.
    private func setAsideGaps(_ places: Places, _ node: LayoutNode) -> CGFloat {
      var sum: CGFloat = 0
      for index in 1..<max(1, places.count) {
        let length = gap(between: places[index - 1].node, and: places[index].node, in: node.tree)
        places[index].gap = length
        sum += length
        if node.tree.trace != nil { noteGap(places, index, node) }
      }
      return sum
    }

    /// The distance between two neighbours.
    func gap(between one: NodeID, and other: NodeID, in tree: LayoutTree) -> CGFloat {
      gap.value ?? tree.spacing(of: one).distance(to: tree.spacing(of: other), along: axis)
    }

    // MARK: 2

    private func offerSame(_ places: Places, _ length: CGFloat?, _ cross: CGFloat?, _ node: LayoutNode) {
      let length = length.map { max(0, $0) }
      for index in 0..<places.count {
        node.because(.sameForAll)
        offer(places, index, length, cross)
      }
    }

    private func offer(_ places: Places, _ index: Int, _ length: CGFloat?, _ cross: CGFloat?) {
      let proposal = ProposedViewSize(axis, length, cross: cross)
      let answer = places.node(index).size(proposal)
      places[index].proposal = proposal
      places[index].size = answer
    }

    // MARK: 3

    private func readPriorities(_ places: Places) {
      for index in 0..<places.count { places[index].priority = places.node(index).priority }
    }

    private func measureRanges(_ places: Places, _ cross: CGFloat?, _ node: LayoutNode) {
      for index in 0..<places.count {
        let child = places.node(index)
        if let known = child.knownRange(axis) {
          (places[index].minimum, places[index].maximum) = (known.minimum, known.maximum)
        } else {
          node.because(.minimum)
          places[index].minimum = child.size(ProposedViewSize(axis, 0, cross: cross))[axis]
          node.because(.maximum)
          places[index].maximum = child.size(ProposedViewSize(axis, .infinity, cross: cross))[axis]
        }
      }
      sortByTurn(places)
      if node.tree.trace != nil { noteTurns(places, node) }
    }

    /// Orders the children by priority and flexibility; equal ones keep their order. Of two that can grow without
    /// end, the one with the larger minimum goes first (Rules/Stacks.md#R-13, not confirmed by a measurement).
    private func sortByTurn(_ places: Places) {
      for index in 0..<places.count { places[index].childAtTurn = Int32(index) }
      // Most stacks are in order as they are.
      var start = 1
      while start < places.count, !places[start].comesBefore(places[start - 1]) { start += 1 }
      if start < places.count { places.sortByTurn(from: start) }
    }

    // MARK: 4

    private func giveShares(_ places: Places, _ available: CGFloat, _ cross: CGFloat?, _ node: LayoutNode) {
      var reserved: CGFloat = 0
      for index in 0..<places.count { reserved += reservation(places[index]) }
      var remaining = available
      var first = 0
      while first < places.count {
        let priority = places[Int(places[first].childAtTurn)].priority
        var end = first
        while end < places.count, places[Int(places[end].childAtTurn)].priority == priority {
          reserved -= reservation(places[Int(places[end].childAtTurn)])
          end += 1
        }
        remaining = share(places, first..<end, remaining - reserved, reserved, cross, node) + reserved
        first = end
      }
    }

    /// The minimum of a child that is kept free while others get their shares. An endless one cannot be.
    private func reservation(_ place: Place) -> CGFloat { place.minimum < .infinity ? place.minimum : 0 }

    /// Gives some children their shares in their order, and returns what is left.
    private func share(
      _ places: Places, _ range: Range<Int>, _ available: CGFloat, _ reserved: CGFloat, _ cross: CGFloat?,
      _ node: LayoutNode
    ) -> CGFloat {
      var remaining = available
      if node.tree.trace != nil { noteGroup(places, range, available, reserved, node) }
      for position in range {
        let index = Int(places[position].childAtTurn)
        let children = range.upperBound - position
        let offered = max(0, remaining / CGFloat(children))
        node.because(
          .share(
            remaining: remaining, children: children, order: position,
            flexibility: places[index].flexibility, priority: places[index].priority, reserved: reserved))
        offer(places, index, offered, cross)
        remaining -= places[index].size[axis]
      }
      return remaining
    }

    // MARK: 5

    /// Puts the children one behind the other and on the guide, and gives the stack's size.
    private func lineUp(_ places: Places, _ node: LayoutNode) -> CGSize {
      var position: CGFloat = 0
      var across = AlignedRange()
      for index in 0..<places.count {
        let place = places[index]
        position += place.gap
        let guide = places.node(index).guide(alignment, place.proposal, place.size)
        across.add(guide: guide, length: place.size[axis.cross])
        if node.tree.trace != nil { noteGuide(places, index, node) }
        places[index].origin[axis] = position
        places[index].origin[axis.cross] = -guide
        position += place.size[axis]
      }
      node.note(.line(alignment, across.line))
      for index in 0..<places.count { across.shift(&places[index].origin[axis.cross]) }
      return CGSize(axis, position, cross: across.length)
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

/// The range that views cover when a guide of each lies on one line, at 0.
struct AlignedRange {
  private var lowest = CGFloat.infinity
  private var highest = -CGFloat.infinity
  private var isEndless = false

  mutating func add(guide: CGFloat, length: CGFloat) {
    if length == .infinity { isEndless = true }
    lowest = min(lowest, -guide)
    highest = max(highest, length - guide)
  }

  /// The position of the line in the range.
  var line: CGFloat { isEndless ? 0 : -lowest }

  var length: CGFloat { isEndless ? .infinity : max(0, highest - lowest) }

  /// Makes a coordinate count from the start of the range. In an endless range there is no such place.
  func shift(_ coordinate: inout CGFloat) { coordinate = isEndless ? 0 : coordinate - lowest }
}
