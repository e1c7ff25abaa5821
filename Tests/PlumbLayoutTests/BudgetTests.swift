import PlumbLayout
import PlumbWorkloads
import Testing

@Suite("How often a node is asked")
struct BudgetTests {
  /// Alternating rows and columns, each with a fixed sibling, around one leaf that grows and wraps.
  private func nest(_ depth: Int, _ leaf: CountingLeaf) -> Branch {
    var branch = Branch.leaf(leaf)
    for level in 0..<depth {
      branch = .stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [branch, .frame(10, 10)])
    }
    return branch
  }

  private func layOut(_ branch: Branch, _ size: CGSize) -> LayoutTree {
    let tree = LayoutTree()
    let root = branch.make(in: tree)
    tree.place(root, at: .zero, proposal: ProposedViewSize(size))
    return tree
  }

  @Test(
    "a leaf in nested stacks is measured a fixed number of times, whatever the depth",
    arguments: [10, 50, 100, 200])
  func nestedStacks(depth: Int) {
    let leaf = CountingLeaf(widest: 1000, area: 10_000)
    _ = layOut(nest(depth, leaf), CGSize(width: 100_000, height: 100_000))
    // A row asks for widths 0, infinity and the share, a column for such heights: three times three.
    #expect(leaf.answers == 9)
  }

  @Test("nodes in nested stacks are computed a bounded number of times on average")
  func computations() {
    for depth in [20, 100, 200] {
      let leaf = CountingLeaf(widest: 1000, area: 10_000)
      let tree = layOut(nest(depth, leaf), CGSize(width: 100_000, height: 100_000))
      #expect(Double(tree.counts.computations) / Double(tree.counts.nodes) < 9)
    }
  }

  @Test("a second layout of the same size computes nothing and places nothing")
  func secondLayout() {
    let tree = LayoutTree()
    let root = nest(20, CountingLeaf(widest: 100, area: 400)).make(in: tree)
    let proposal = ProposedViewSize(width: 1000, height: 1000)
    tree.place(root, at: .zero, proposal: proposal)
    let before = tree.counts
    tree.place(root, at: .zero, proposal: proposal)
    #expect(tree.counts.computations == before.computations)
    #expect(tree.counts.placements == before.placements)
  }

  @Test("a change goes up to the first node that answers as before, and no further")
  func change() {
    let tree = LayoutTree()
    let leaf = Branch.frame(10, 10).make(in: tree)
    let frame = tree.makeNode(.fixedFrame(LayoutRule.FixedFrame(width: 50, height: 50, alignment: .center)))
    tree.setChildren([leaf], of: frame)
    let column = Branch.stack(.vertical, []).make(in: tree)
    tree.setChildren([frame], of: column)
    let root = tree.makeNode(.padding(LayoutRule.Padding(EdgeInsets(1, edges: .all))))
    tree.setChildren([column], of: root)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 300, height: 300))
    let before = tree.counts
    tree.setRule(.fixedFrame(LayoutRule.FixedFrame(width: 20, height: 10, alignment: .center)), of: leaf)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 300, height: 300))
    // The leaf, the frame and the column are considered anew (a guide might have passed through the frame); the
    // padding around them learns nothing.
    #expect(tree.counts.forgotten - before.forgotten == 3)
    #expect(tree.frame(of: leaf) == CGRect(x: 15, y: 20, width: 20, height: 10))
  }

  @Test("before anybody has asked, there is nothing to forget, whatever answers without being asked")
  func firstLayout() {
    let tree = LayoutTree()
    let root = Workload.framedRow.make(in: tree)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 20_000, height: 100))
    #expect(tree.counts.forgotten == 0)
    #expect(tree.frame(of: tree.children(of: root)[999]) == CGRect(x: 9990, y: 0, width: 10, height: 10))
    // From now on somebody knows.
    tree.setRule(
      .fixedFrame(LayoutRule.FixedFrame(width: 20, height: 10, alignment: .center)),
      of: tree.firstChild(of: root))
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 20_000, height: 100))
    #expect(tree.counts.forgotten == 2)
    #expect(tree.frame(of: tree.children(of: root)[999]).minX == 10_000)
  }

  @Test("a leaf that changes in a large tree has few nodes computed and placed again")
  func changeInLargeTree() {
    func heap(_ depth: Int, _ axis: Axis) -> Branch {
      depth == 0
        ? .frame(10, 10) : .stack(axis, Array(repeating: heap(depth - 1, axis.cross), count: 4))
    }
    let tree = LayoutTree()
    let root = heap(6, .horizontal).make(in: tree)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 16384, height: 16384))
    var leaf = root
    while tree.firstChild(of: leaf).exists { leaf = tree.children(of: leaf).last! }
    let frame = tree.parent(of: leaf)
    let before = tree.counts
    tree.setRule(.fixedFrame(LayoutRule.FixedFrame(width: 20, height: 10, alignment: .center)), of: frame)
    tree.place(root, at: .zero, proposal: ProposedViewSize(width: 16384, height: 16384))
    #expect(tree.counts.nodes > 9000)
    #expect(tree.counts.forgotten - before.forgotten <= 8)
    #expect(tree.counts.computations - before.computations <= 100)
    #expect(tree.counts.placements - before.placements <= 40)
  }

  @Test("a chain of paddings asks each once for each proposal")
  func paddings() {
    var branch = Branch.frame(10, 10)
    for _ in 0..<500 { branch = .padding(1, branch) }
    let tree = layOut(branch, CGSize(width: 3000, height: 3000))
    // The frame inside answers at once.
    #expect(tree.counts.computations == 500)
  }

  @Test("a node remembers its latest four answers of a kind, and works older ones out again")
  func latestAnswers() {
    let tree = LayoutTree()
    let leaf = Branch.leaf(CountingLeaf(widest: 100, area: 400)).make(in: tree)
    func computations(_ widths: [CGFloat]) -> Int {
      let before = tree.counts.computations
      for width in widths { _ = tree.size(of: leaf, ProposedViewSize(width: width, height: 30)) }
      return tree.counts.computations - before
    }
    #expect(computations([10, 20, 30, 40, 50]) == 5)
    #expect(computations([20, 30, 40, 50]) == 0)
    // 10 was the oldest; now 20 is.
    #expect(computations([10, 30, 40, 50, 10]) == 1)
    #expect(computations([20]) == 1)
    // Those of another kind are no reason to forget these.
    _ = tree.size(of: leaf, ProposedViewSize(width: nil, height: 30))
    #expect(computations([40, 50, 10, 20]) == 0)
    // An archive has all that is remembered.
    let numbers = tree.archive(leaf).numbers.count
    #expect(computations([11, 12, 13, 14, 15]) == 5)
    #expect(tree.archive(leaf).numbers.count == numbers)
  }

  private final class Watched: LayoutObject {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  @Test("an object ends with its node, and those that are left end with the tree")
  func objects() {
    var ended: [Int] = []
    do {
      let tree = LayoutTree()
      let nodes = [1, 2].map { number in tree.makeNode(Watched { ended.append(number) }, kind: .leaf) }
      tree.remove(nodes[1])
      #expect(ended == [2])
      #expect(tree.makeNode(Watched { ended.append(3) }, kind: .leaf) == nodes[1])
    }
    #expect(ended == [2, 1, 3])
  }

  @Test("a tree that is taken apart and made again uses the same numbers")
  func reuse() {
    let tree = LayoutTree()
    let first = Branch.frame(1, 1).make(in: tree)
    let child = tree.children(of: first)[0]
    tree.setChildren([], of: first)
    tree.remove(child)
    #expect(tree.makeNode(.plain) == child)
    #expect(tree.counts.nodes == 2)
  }
}
