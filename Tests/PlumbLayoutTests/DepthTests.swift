import Foundation
import PlumbLayout
import Testing

@Suite("Depth")
struct DepthTests {
  /// Runs `body` on a thread with room for deep recursion, as the command's processes have.
  private func deep(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
  }

  @Test("a chain of ten thousand containers is laid out")
  func chain() {
    deep {
      let tree = LayoutTree()
      var top = tree.makeNode(.fixedFrame(LayoutRule.FixedFrame(width: 10, height: 10, alignment: .center)))
      for level in 0..<10_000 {
        let alignment = AlignmentKey(axis: level.isMultiple(of: 2) ? .vertical : .horizontal, number: 1)
        let rule: LayoutRule =
          level.isMultiple(of: 3)
          ? .padding(LayoutRule.Padding(EdgeInsets(1, edges: .all)))
          : .stack(LayoutRule.Stack(axis: alignment.axis.cross, alignment: alignment, spacing: 0))
        let node = tree.makeNode(rule)
        tree.setChildren([top], of: node)
        top = node
      }
      tree.place(top, at: .zero, proposal: ProposedViewSize(width: 30_000, height: 30_000))
      // One padding in three levels, two points each.
      #expect(tree.frame(of: top).size == CGSize(width: 10 + 2 * 3334, height: 10 + 2 * 3334))
      #expect(tree.counts.computations <= 9 * tree.counts.nodes)
    }
  }

  @Test("a deep tree is made without asking anybody twice")
  func making() {
    deep {
      let tree = LayoutTree()
      let nodes = (0..<20_000).map { _ in tree.makeNode(.plain) }
      // From the top down, each link changes a node that all before it are above.
      for (parent, child) in zip(nodes, nodes.dropFirst()) { tree.setChildren([child], of: parent) }
      tree.place(nodes[0], at: .zero, proposal: .zero)
      #expect(tree.counts.forgotten == 0)
      #expect(tree.counts.computations == nodes.count)
    }
  }
}
