import PlumbLayout
import PlumbViews
import SwiftUI

/// Counts of one shape at one size: of the first display list, and of a change that reaches each element.
struct GrowthCounts {
  /// Views and modifiers that are there.
  var nodes = 0
  /// Sizes that an algorithm worked out.
  var computations = 0
  /// Rules that ran.
  var evaluations = 0

  @MainActor init(_ shape: GrowthShape, nodes count: Int) {
    let host = ViewHost(GrowthRoot(shape: shape, count: max(1, count / shape.nodes)))
    let size = CGSize(width: 390, height: 844)
    host.layOut(ProposedViewSize(width: size.width, height: size.height))
    _ = host.displayList(size: size, scale: 1)
    host.root.firstAction?()
    host.layOut(ProposedViewSize(width: size.width, height: size.height))
    nodes = host.root.numberOfNodes
    (computations, evaluations) = (host.layoutTree.counts.computations, host.graph.evaluations)
  }
}

/// A shape, and an action that changes each of its elements.
private struct GrowthRoot: View {
  let shape: GrowthShape
  let count: Int
  @State private var isChanged = false

  var body: some View {
    ZStack {
      Button("Change") { isChanged.toggle() }
      shape.make(count, isChanged)
    }
  }
}

extension ViewNode {
  fileprivate var numberOfNodes: Int { children.reduce(1) { $0 + $1.numberOfNodes } }
}

/// Prints the counts of each shape at some sizes, with tabs between them.
@MainActor func printGrowth(_ sizes: [Int], of name: String?) {
  for shape in GrowthShape.all where name == nil || shape.name == name {
    for size in sizes {
      let counts = GrowthCounts(shape, nodes: size)
      let numbers = [size, counts.nodes, counts.computations, counts.evaluations]
      print(([shape.name] + numbers.map(String.init)).joined(separator: "\t"))
    }
  }
}
