import PlumbLayout

/// The story of a page's layout as numbers and sentences.
package struct PageStory {
  private let names: StoryNames
  private let steps: [LayoutTrace.Step]
  private let events: [LayoutStory.Event]

  /// - Parameter names: by the indices of nodes. A node without a name has no part in the story.
  package init(
    _ engine: PageEngine, _ names: [Int: String], offered proposal: ProposedViewSize, isCentred: Bool
  ) {
    (self.names, steps, events) = engine.traced(proposal, isCentred: isCentred) { tree, _, _ in
      let names = StoryNames(tree, names)
      let steps = tree.trace?.steps ?? []
      return (names, steps, LayoutStory(steps, names).events)
    }
  }

  package var sentences: [String] { events.map { $0.sentence } }

  /// Ten numbers for each event: its kind, in the order of `LayoutStory.Event.Kind`; the node, the width and the height, of
  /// which NaN is what is not said; the step; and the mark: 0 for none, 1 for a gap, 2 for a range, 3 for a
  /// choice, with its view, two lengths, and 1 for a vertical axis.
  package var numbers: [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(events.count * 10)
    func add(_ more: CGFloat?...) { for number in more { numbers.append(Double(number ?? .nan)) } }
    func isVertical(_ axis: Axis) -> CGFloat { axis == .vertical ? 1 : 0 }
    for event in events {
      add(
        CGFloat(event.kind.rawValue), CGFloat(event.node.index), event.width, event.height,
        CGFloat(event.step))
      switch event.mark {
      case .none: add(0, -1, 0, 0, 0)
      case .gap(let child, let length, let axis): add(1, CGFloat(child.index), length, 0, isVertical(axis))
      case .range(let child, let minimum, let maximum, let axis):
        add(2, CGFloat(child.index), minimum, maximum, isVertical(axis))
      case .choice(let child): add(3, CGFloat(child.index), 0, 0, 0)
      }
    }
    return numbers
  }

  /// Eleven numbers for each row of a stack's table: the child, its minimum, maximum, priority and order, the share that
  /// it was offered and its answer, and the steps with the minimum, the maximum, both, and the share; NaN for what is not
  /// there.
  package func table(of node: Int) -> [Double] {
    let stack = NodeID(index: Int32(node))
    var numbers: [Double] = []
    for row in StackTable(of: stack, along: names.axis(of: stack), in: steps).rows {
      let lengths: [CGFloat?] = [
        row.minimum, row.maximum, row.priority, CGFloat(row.order), row.offered, row.answered,
      ]
      let told = [row.steps.minimum, row.steps.maximum, row.steps.range, row.steps.share]
      numbers.append(Double(row.child.index))
      for length in lengths { numbers.append(Double(length ?? .nan)) }
      for step in told { numbers.append(step.map { Double($0) } ?? .nan) }
    }
    return numbers
  }
}
