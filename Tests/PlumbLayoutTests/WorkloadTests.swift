import PlumbLayout
import PlumbWorkloads
import Testing

/// What the benchmarks measure in time, counted.
@Suite("Workloads")
struct WorkloadTests {
  private func computations(_ workload: Workload, _ proposal: ProposedViewSize) -> (each: Double, nodes: Int)
  {
    let tree = LayoutTree()
    let root = workload.make(in: tree)
    tree.place(root, at: .zero, proposal: proposal)
    return (Double(tree.counts.computations) / Double(tree.counts.nodes), tree.counts.nodes)
  }

  @Test("a heap of ten thousand nodes computes each at most nine times", arguments: [false, true])
  func heap(flexible: Bool) {
    let wide = ProposedViewSize(width: 16384, height: 16384)
    let large = computations(.heap(10_001, flexible: flexible), wide)
    #expect(large.nodes == 10_001)
    #expect(large.each <= 9)
    // A node is asked as often in a heap of four levels as in one of seven.
    let small = computations(.heap(85, flexible: flexible), wide)
    #expect(abs(large.each - small.each) < 0.5)
  }

  @Test("in a heap of boxes and colours each stack is asked once", arguments: [false, true])
  func knownHeap(flexible: Bool) {
    let heap = computations(.heap(10_001, flexible: flexible), ProposedViewSize(width: 16384, height: 16384))
    // Every fourth node is a stack, and the ranges of all its children follow from their parts.
    #expect(heap.each * Double(heap.nodes) == 2500)
  }

  @Test("a row of a thousand boxes computes only itself")
  func row() {
    #expect(computations(.row, ProposedViewSize(width: 390, height: 844)).each * 1001 == 1)
  }

  @Test(
    "a chain computes each node one and a half times at most, as often at every depth",
    arguments: [false, true])
  func chain(growing: Bool) {
    for alternating in [false, true] {
      let each = [100, 200, 500].map { depth in
        computations(
          .chain(depth, alternating: alternating, growing: growing),
          ProposedViewSize(width: 3000, height: 3000)
        ).each
      }
      #expect(each.allSatisfy { $0 <= 1.5 }, "\(each)")
      #expect(abs(each[2] - each[0]) < 0.5, "\(each)")
    }
  }

  @Test("a list of a thousand rows is laid out again at another width without asking anybody twice")
  func list() {
    let list = computations(.list, ProposedViewSize(width: 390, height: nil))
    #expect(list.nodes == 8001)
    #expect(list.each <= 2)
  }

  @Test(
    "a text in two hundred rows and columns in turn, each in a flexible frame, is measured no more than in forty"
  )
  func flexibleFrames() {
    func answers(_ depth: Int) -> Int {
      var nest = Workload.text(100)
      for level in 0..<depth {
        let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
        let alignment = AlignmentKey(axis: axis.cross, number: 1)
        let bounds = LayoutRule.FlexibleFrame.Bounds(minimum: nil, ideal: nil, maximum: .infinity)
        let frame = LayoutRule.FlexibleFrame(width: bounds, height: bounds, alignment: .center)
        let color = Workload.node(.fill(LayoutRule.Fill()), [])
        nest = .node(
          .flexibleFrame(frame),
          [.node(.stack(LayoutRule.Stack(axis: axis, alignment: alignment, spacing: 1)), [nest, color])])
      }
      let tree = LayoutTree()
      let root = nest.make(in: tree)
      tree.place(root, at: .zero, proposal: ProposedViewSize(width: 3000, height: 3000))
      var node = root
      while tree.firstChild(of: node).exists { node = tree.firstChild(of: node) }
      return (tree.object(of: node) as? WrappingText)?.answers ?? 0
    }
    let shallow = answers(40)
    #expect(shallow > 0 && answers(200) <= shallow)
    // Sixteen classes of proposals, in each as many as are remembered.
    #expect(shallow <= 64)
    #expect(answers(20) <= 16)
  }
}
