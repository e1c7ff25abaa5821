import PlumbInspector
import PlumbLayout
import SwiftUI

/// A view as the command lays it out at one size: what a page has to say at that size.
@MainActor final class SharedSample {
  struct Place: Equatable {
    let name: String
    let text: String?
    let node: Int
    /// The view in words that a sentence about it uses; nil for a part of a control.
    var title: String?

    /// A name that differs tells no other view.
    static func == (one: Place, other: Place) -> Bool {
      (one.name, one.text, one.node) == (other.name, other.text, other.node)
    }
  }

  let staged: StagedView
  /// The archive, and its nodes in order.
  let numbers: [Double]
  let nodes: [NodeID]
  let order: [NodeID: Int]
  /// The node that each node is in; -1 for the root.
  let parents: [Int]
  /// From the root's corner, in points.
  let frames: [CGRect]
  let views: [Place]

  init(_ staged: StagedView, name: String) {
    self.staged = staged
    let (host, tree) = (staged.host, staged.host.layoutTree)
    (numbers, nodes) = tree.archive(host.root.layout)
    let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    self.order = order
    parents = nodes.enumerated().map { $0 == 0 ? -1 : order[tree.parent(of: $1)] ?? -1 }
    frames = Self.placed(nodes.map { tree.frame(of: $0) }, parents)
    var views: [Place] = []
    func visit(_ node: InspectedNode) {
      views.append(
        Place(
          name: node.name, text: node.text, node: order[node.layout] ?? -1,
          title: node.isPart ? nil : node.titleInWords))
      node.children.forEach(visit)
    }
    visit(InspectedTree(host, name: name, proposal: staged.canvas.proposal).root)
    self.views = views
  }

  /// The root's proposal.
  var proposal: ProposedViewSize { staged.host.layoutTree.proposal(of: staged.host.root.layout) }

  /// Frames in their parents as frames from the root's corner.
  static func placed(_ frames: [CGRect], _ parents: [Int]) -> [CGRect] {
    var placed: [CGRect] = []
    for (node, frame) in frames.enumerated() {
      let around = parents[node] < 0 ? .zero : placed[parents[node]].origin
      let own = parents[node] < 0 ? .zero : frame.origin
      placed.append(
        CGRect(x: around.x + own.x, y: around.y + own.y, width: frame.width, height: frame.height))
    }
    return placed
  }

  /// Returns whether the same views are there in the same order.
  func hasViews(of other: SharedSample) -> Bool { parents == other.parents && views == other.views }

  /// The nodes that are the same in another sample of which nothing is missing here, and those that only this one has: rows
  /// of a lazy container. Nil if the other sample has other views.
  func pairs(with other: SharedSample) -> (same: [(Int, Int)], others: [Int])? {
    if hasViews(of: other) { return (nodes.indices.map { ($0, $0) }, []) }
    guard isLazy else { return nil }
    var (same, others): ([(Int, Int)], [Int]) = ([], [])
    var rest = other.views[...]
    for view in views where view.node >= 0 {
      if let next = rest.first, (next.name, next.text) == (view.name, view.text), next.node >= 0 {
        same.append((view.node, next.node))
        rest.removeFirst()
      } else {
        others.append(view.node)
      }
    }
    return rest.isEmpty ? (same, others) : nil
  }

  /// Whether something is in it whose elements come and go with what is seen.
  var isLazy: Bool {
    nodes.contains { staged.host.layoutTree.object(of: $0) is LazyLayout }
  }

  /// The words of a node: those of the nearest view around it that stands in the source.
  func name(of node: Int) -> String {
    var found = node
    while found >= 0 {
      // Of a modifier and its view in one place, the view is the last.
      if let title = views.last(where: { $0.node == found && $0.title != nil })?.title { return title }
      found = parents[found]
    }
    return views.lazy.compactMap(\.title).first ?? "the view"
  }
}

extension InspectedNode {
  /// The title as `plumb inspect` has it; that of a modifier with the view that it is around.
  fileprivate var titleInWords: String {
    guard isModifier else { return plainTitle }
    var inner = children.first
    while let node = inner, node.isModifier || node.isPart { inner = node.children.first }
    return inner.map { "\(plainTitle) around \($0.plainTitle)" } ?? plainTitle
  }
}
