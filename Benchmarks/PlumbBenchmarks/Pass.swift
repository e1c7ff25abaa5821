import Foundation
import PlumbLayout
import PlumbText
import PlumbWorkloads

/// A pass over a workload, for `Benchmarks/engine/run`, which runs the same workloads with other engines.
///
/// `PlumbBenchmarks --pass NAME ROUNDS [TEXT]` prints the processor nanoseconds of the quickest pass, and what came out: the
/// width and height of the root, or the lines of a text.
struct Pass {
  /// What the passes of one round do, how many they are, and what came out.
  struct Round {
    let passes: Int
    let work: () -> Void
    let answer: () -> CGSize
  }

  /// Prepares a round, which is not counted.
  let prepare: () -> Round

  /// The pass of a name; a text's passes want the text.
  init?(_ name: String, text: String?) {
    switch name {
    case "row": self.init(.row, phone)
    case "row-views": self.init(.framedRow, phone)
    case "fix-10k", "fix-100k", "flex-10k", "flex-100k":
      self.init(.heap(name.hasSuffix("-10k") ? 10_001 : 100_001, flexible: name.hasPrefix("flex")), wide)
    case "fix-views", "flex-views":
      self.init(.heap(100_001, flexible: name.hasPrefix("flex"), framed: true), wide)
    case "chain": self.init(.chain(1000, alternating: true, growing: false), deep)
    case "chain-growing": self.init(.chain(1000, alternating: true, growing: true), deep)
    case "list": self.init(.list, list)
    case "leaf-fix", "leaf-flex":
      self.init(changing: .heap(100_001, flexible: name == "leaf-flex"), Self.setLeaf)
    case "body":
      self.init(changing: .list) { tree, root, turn in
        setText(tree, root, turn.isMultiple(of: 2) ? 40 : 90)
        return PlumbBenchmarks.list
      }
    case "width":
      self.init(changing: .list) { _, _, turn in
        ProposedViewSize(width: 390 - CGFloat(turn % 100), height: nil)
      }
    case "text":
      guard let text else { return nil }
      self.init(text)
    default: return nil
    }
  }

  /// Lays out from nothing, a tree that is made before.
  private init(_ workload: Workload, _ proposal: ProposedViewSize) {
    prepare = {
      let tree = LayoutTree()
      let root = workload.make(in: tree)
      return Round(passes: 1, work: { tree.place(root, at: .zero, proposal: proposal) }) {
        tree.frame(of: root).size
      }
    }
  }

  /// Changes a tree that is laid out, and lays it out again, a hundred times in a round. The last turn is an even one.
  private init(changing workload: Workload, _ change: @escaping (LayoutTree, NodeID, Int) -> ProposedViewSize)
  {
    let tree = LayoutTree()
    let root = workload.make(in: tree)
    tree.place(root, at: .zero, proposal: change(tree, root, 0))
    prepare = {
      Round(passes: 100) {
        for turn in 1...100 { tree.place(root, at: .zero, proposal: change(tree, root, turn)) }
      } answer: {
        tree.frame(of: root).size
      }
    }
  }

  /// The last leaf of a heap is 10 and 20 wide in turn.
  private static func setLeaf(_ tree: LayoutTree, _ root: NodeID, _ turn: Int) -> ProposedViewSize {
    var leaf = root
    while let last = tree.children(of: leaf).last { leaf = last }
    let width: CGFloat = turn.isMultiple(of: 2) ? 10 : 20
    tree.setRule(
      .fixedFrame(LayoutRule.FixedFrame(width: width, height: 10, alignment: .center)), of: leaf)
    return wide
  }

  /// Fills the lines of a text at another width, a hundred times in a round.
  private init(_ text: String) {
    let shaped = FontLibrary().shape([TextRun(text, font: FontRequest(family: .system, size: 17))])
    var lines = 0
    prepare = {
      Round(passes: 100) {
        for turn in 1...100 { lines = shaped.layOut(width: CGFloat(200 + turn), height: nil).count }
      } answer: {
        CGSize(width: 0, height: lines)
      }
    }
  }

  /// The quickest pass of some rounds, and what came out of the last one.
  func line(rounds: Int) -> String {
    var (least, size) = (Double.infinity, CGSize.zero)
    for _ in 0..<rounds {
      let round = prepare()
      let start = processorTime()
      round.work()
      least = min(least, (processorTime() - start) / Double(round.passes))
      size = round.answer()
    }
    return "\(least) \(size.width) \(size.height)"
  }
}
