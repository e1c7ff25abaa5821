import Foundation
import PlumbLayout
import PlumbWorkloads

/// One line of the table: a name, a time for each node or each change, and computations.
func printLine(_ name: String, _ time: String, _ counts: String) {
  func column(_ word: String, _ width: Int) -> String {
    word + String(repeating: " ", count: max(1, width - word.count))
  }
  print(column(name, 34) + column(time, 18) + counts)
}

/// A number with one decimal.
func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

/// The middle of five times, in nanoseconds that this thread had the processor: others may use the machine too.
func median(_ prepare: () -> () -> Void) -> Double {
  let times = (0..<5).map { _ -> Double in
    let work = prepare()
    let start = processorTime()
    work()
    return processorTime() - start
  }
  return times.sorted()[2]
}

/// What this thread has had of the processor, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Lays a workload out from nothing, in trees that are made before.
func measureLayout(_ name: String, _ workload: Workload, _ proposal: ProposedViewSize) {
  var counts = LayoutCounts()
  let time = median {
    let tree = LayoutTree()
    let root = workload.make(in: tree)
    return {
      tree.place(root, at: .zero, proposal: proposal)
      counts = tree.counts
    }
  }
  let nodes = Double(counts.nodes)
  printLine(
    name, "\(rounded(time / nodes)) ns a node",
    "\(rounded(Double(counts.computations) / nodes)) computations a node, \(counts.nodes) nodes")
}

/// Changes a tree that is laid out and lays it out again, a hundred times.
func measureChanges(
  _ name: String, _ workload: Workload, _ change: @escaping (LayoutTree, NodeID, Int) -> ProposedViewSize
) {
  let tree = LayoutTree()
  let root = workload.make(in: tree)
  tree.place(root, at: .zero, proposal: change(tree, root, 0))
  let before = tree.counts
  let rounds = 100
  var next = 1
  let time = median {
    {
      for _ in 0..<rounds {
        tree.place(root, at: .zero, proposal: change(tree, root, next))
        next += 1
      }
    }
  }
  let computations = Double(tree.counts.computations - before.computations) / Double(5 * rounds)
  printLine(
    name, "\(rounded(time / Double(rounds) / 1000)) µs a change",
    "\(rounded(computations)) computations a change")
}

/// Gives the body of the list's middle row another number of letters.
func setText(_ tree: LayoutTree, _ root: NodeID, _ characters: Int) {
  let row = tree.firstChild(of: tree.children(of: root)[500])
  let body = tree.children(of: tree.children(of: row)[1])[1]
  (tree.object(of: body) as? WrappingText)?.characters = characters
  tree.setNeedsLayout(body)
}
