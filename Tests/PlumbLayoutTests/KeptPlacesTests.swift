import PlumbLayout
import PlumbWorkloads
import Testing

@Suite("The places that a stack keeps")
struct KeptPlacesTests {
  private func stack(_ axis: Axis, spacing: CGFloat = 0) -> LayoutRule.Stack {
    LayoutRule.Stack(
      axis: axis, alignment: AlignmentKey(axis: axis.cross, number: 1), spacing: spacing)
  }

  @Test("a row that is placed as it was measured asks each child once more, to place it")
  func once() {
    let tree = LayoutTree()
    let row = Workload.stack(.horizontal, [.text(20), .text(30)]).make(in: tree)
    let proposal = ProposedViewSize(width: 200, height: 100)
    _ = tree.size(of: row, proposal)
    #expect(tree.counts.computations == 3)
    tree.place(row, at: .zero, proposal: proposal)
    #expect(tree.counts.computations == 3)
    // The row, and each text.
    #expect(tree.counts.remembered == 3)
  }

  @Test("a row that was asked something else since is placed as if nobody had asked")
  func askedMeanwhile() {
    let row = Workload.stack(.horizontal, spacing: 3, [.text(20), .text(30), .box(10, 10)])
    let proposal = ProposedViewSize(width: 150, height: 100)
    func frames(asking others: [ProposedViewSize]) -> [CGRect] {
      let tree = LayoutTree()
      let root = row.make(in: tree)
      for other in others { _ = tree.size(of: root, other) }
      tree.place(root, at: .zero, proposal: proposal)
      return tree.children(of: root).map(tree.frame(of:))
    }
    let expected = frames(asking: [])
    let lengths = [nil, 0, 90, 100, 150, CGFloat.infinity]
    for width in lengths {
      for height in lengths {
        #expect(frames(asking: [proposal, ProposedViewSize(width: width, height: height)]) == expected)
      }
    }
  }

  @Test("a child that changes without a change of its stack's size moves those behind it")
  func change() {
    let tree = LayoutTree()
    func box(_ width: CGFloat) -> LayoutRule {
      .fixedFrame(LayoutRule.FixedFrame(width: width, height: 10, alignment: .center))
    }
    let boxes = [10, 20, 30].map { tree.makeNode(box($0)) }
    let row = tree.makeNode(.stack(stack(.horizontal)))
    tree.setChildren(boxes, of: row)
    let proposal = ProposedViewSize(width: 100, height: 100)
    tree.place(row, at: .zero, proposal: proposal)
    tree.setRule(box(25), of: boxes[0])
    tree.setRule(box(5), of: boxes[1])
    tree.place(row, at: .zero, proposal: proposal)
    #expect(boxes.map { tree.frame(of: $0).minX } == [0, 25, 30])
    tree.setChildren([boxes[2], boxes[0]], of: row)
    tree.place(row, at: .zero, proposal: proposal)
    #expect([2, 0].map { tree.frame(of: boxes[$0]).minX } == [0, 30])
  }

  /// A layout that hands its first two views to one row, and the others to another one below.
  private final class TwoRows: LayoutObject {
    let rows: [LayoutRule.Stack]
    init(_ rows: [LayoutRule.Stack]) { self.rows = rows }

    override func arrange(
      _ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode
    ) {
      let ids = (0..<places.count).map { places[$0].node }
      for (row, range) in zip(rows, [0..<2, 2..<4]) {
        node.tree.withPlaces(of: Array(ids[range])) { part in
          row.arrange(part, proposal, size, node)
          for index in range { places[index] = part[index - range.lowerBound] }
        }
      }
    }
  }

  @Test("a layout of a person's own may arrange its views with several stacks")
  func severalStacks() {
    let tree = LayoutTree()
    let boxes = (0..<4).map { _ in Workload.box(10, 10).make(in: tree) }
    let rows = tree.makeNode(
      TwoRows([stack(.horizontal), stack(.horizontal, spacing: 7)]), kind: .container)
    tree.setChildren(boxes, of: rows)
    tree.place(rows, at: .zero, proposal: ProposedViewSize(width: 100, height: 10))
    #expect(boxes.map { tree.frame(of: $0).minX } == [0, 10, 0, 17])
  }
}

@Suite("The turns of many children")
struct TurnTests {
  /// A child's numbers in its row's order.
  private struct Turn: Equatable {
    var index: Int
    var minimum: CGFloat
    var maximum: CGFloat
    var priority: CGFloat

    /// Whether it comes first, as Rules/Stacks.md#R-13 says.
    func isBefore(_ other: Turn) -> Bool {
      if priority != other.priority { return priority > other.priority }
      let (mine, theirs) = (maximum - minimum, other.maximum - other.minimum)
      if mine == theirs && mine == .infinity && minimum != other.minimum { return minimum > other.minimum }
      return mine == theirs ? index < other.index : mine < theirs
    }
  }

  private func child(_ minimum: CGFloat, _ maximum: CGFloat, _ priority: CGFloat) -> Workload {
    let width = LayoutRule.FlexibleFrame.Bounds(minimum: minimum, ideal: nil, maximum: maximum)
    let height = LayoutRule.FlexibleFrame.Bounds(minimum: 10, ideal: nil, maximum: 10)
    let frame = LayoutRule.FlexibleFrame(width: width, height: height, alignment: .center)
    return .node(
      .priority(priority), [.node(.flexibleFrame(frame), [.node(.fill(LayoutRule.Fill()), [])])])
  }

  @Test(
    "the children of a row get their shares by priority and flexibility, equal ones in their order, however many they are",
    arguments: [3, 31, 32, 33, 200], [1, 2, 8, 9, 60])
  func order(count: Int, kinds: Int) {
    let children = (0..<count).map { index in
      let kind = index * 7 % kinds
      return child(
        CGFloat(kind % 5), kind % 3 == 0 ? .infinity : CGFloat(kind % 5 + kind), CGFloat(kind % 2))
    }
    let tree = LayoutTree()
    let row = Workload.stack(.horizontal, children).make(in: tree)
    let trace = LayoutTrace()
    tree.trace = trace
    _ = tree.size(of: row, ProposedViewSize(width: 1000, height: 10))
    let ids = tree.children(of: row)
    let turns = trace.steps.compactMap { step -> Turn? in
      guard case .fact(row, _, let fact) = step,
        case .range(let id, let minimum, let maximum, _, let priority, _) = fact
      else { return nil }
      return ids.firstIndex(of: id).map {
        Turn(index: $0, minimum: minimum, maximum: maximum, priority: priority)
      }
    }
    #expect(turns.count == count)
    #expect(turns == turns.sorted { $0.isBefore($1) })
  }

  @Test("each child has a place, also where a priority is no number")
  func numberless() {
    let children = (0..<60).map { index -> Workload in
      let priority: CGFloat = index % 4 == 0 ? .nan : CGFloat(index % 2)
      return child(CGFloat(index % 3), 3, priority)
    }
    let tree = LayoutTree()
    let row = Workload.stack(.horizontal, children).make(in: tree)
    tree.place(row, at: .zero, proposal: ProposedViewSize(width: 1000, height: 10))
    let starts = tree.children(of: row).map { tree.frame(of: $0).minX }
    #expect(starts == starts.sorted() && Set(starts).count == 60)
  }
}
