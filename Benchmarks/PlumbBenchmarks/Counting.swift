import PlumbLayout
import PlumbViews
import PlumbWorkloads
import SwiftUI

/// Work that is counted rather than timed: small enough for a machine that is simulated.
///
/// `PlumbBenchmarks --count NAME` does it once, inside ``countedWork()``. Benchmarks/counts.txt keeps what it took, and
/// Tests/CountTests compares.
@MainActor struct CountedWork {
  let name: String
  /// Prepares, and gives what is counted.
  let prepare: () -> () -> Void

  static let all: [CountedWork] = [
    layout("W1 row of 1000", .row, phone),
    layout("W2 heap of 1000, fixed", .heap(1001, flexible: false), wide),
    layout("W2 heap of 1000, flexible", .heap(1001, flexible: true), wide),
    layout("W3 chain of 100, alternating, growing", .chain(100, alternating: true, growing: true), deep),
    layout("W4 list of 1000 rows", .list, list),
    change("W5a one box of a heap of 1000", .heap(1001, flexible: false), wide, to: wide) { tree, root in
      var leaf = root
      while let last = tree.children(of: leaf).last { leaf = last }
      tree.setRule(.fixedFrame(LayoutRule.FixedFrame(width: 20, height: 10, alignment: .center)), of: leaf)
    },
    change("W5b one text of the list", .list, list, to: list) { setText($0, $1, 90) },
    change("W5c the list at a new width", .list, list, to: ProposedViewSize(width: 375, height: nil)) {
      _, _ in
    },
    CountedWork(name: "W6 views of 20 rows, to a display list") {
      // A first host brings in fonts and everything else that is made once.
      show(rows: 1)
      return { show(rows: 20) }
    },
    CountedWork(name: "W6 one row of 20 changes") {
      let host = ViewHost(Screen(rows: 20))
      host.layOut(list)
      guard let press = host.root.firstAction else { fatalError("The rows have no button.") }
      // The first change finds out how the values of each type are compared.
      press()
      host.layOut(list)
      return {
        press()
        host.layOut(list)
      }
    },
  ]

  private static func show(rows: Int) {
    let host = ViewHost(Screen(rows: rows))
    host.layOut(list)
    _ = host.displayList(size: CGSize(width: 390, height: 844), scale: 3)
  }

  private static func layout(_ name: String, _ workload: Workload, _ proposal: ProposedViewSize)
    -> CountedWork
  {
    CountedWork(name: name) {
      let tree = LayoutTree()
      let root = workload.make(in: tree)
      return { tree.place(root, at: .zero, proposal: proposal) }
    }
  }

  private static func change(
    _ name: String, _ workload: Workload, _ before: ProposedViewSize, to after: ProposedViewSize,
    _ change: @escaping (LayoutTree, NodeID) -> Void
  ) -> CountedWork {
    CountedWork(name: name) {
      let tree = LayoutTree()
      let root = workload.make(in: tree)
      tree.place(root, at: .zero, proposal: before)
      return {
        change(tree, root)
        tree.place(root, at: .zero, proposal: after)
      }
    }
  }
}

/// Does the work of a name, or lists the names.
@MainActor func count(_ name: String?) {
  guard let work = CountedWork.all.first(where: { $0.name == name }) else {
    for work in CountedWork.all { print(work.name) }
    return
  }
  prepared = work.prepare()
  countedWork()
}

@MainActor private var prepared: () -> Void = {}

/// Callgrind begins to count where this function begins, and stops where it ends.
@MainActor @inline(never) func countedWork() { prepared() }
