import PlumbInspector
import PlumbLayout
import SwiftUI

/// A view as the command lays it out at one size: what a page has to say at that size.
@MainActor package final class SharedSample {
  struct Place: Equatable {
    let name: String
    let text: String?
    let node: Int
    /// The view as a sentence about it names it; nil for a part of a control.
    var title: String?

    /// A name that differs makes no other view.
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
  /// The drawings in geometry readers. A sample is compared with many others.
  private(set) lazy var drawings = SizedDrawings(self)
  /// The lazy containers among the nodes, whose elements come and go with what is seen.
  private let lazyNodes: [Int: LazyNode]

  package init(_ staged: StagedView, name: String) {
    self.staged = staged
    let (host, tree) = (staged.host, staged.host.layoutTree)
    (numbers, nodes) = tree.archive(host.root.layout)
    let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    self.order = order
    parents = nodes.enumerated().map { $0 == 0 ? -1 : order[tree.parent(of: $1)] ?? -1 }
    frames = Self.placed(nodes.map { tree.frame(of: $0) }, parents)
    lazyNodes = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().compactMap { index, node in
        (tree.object(of: node) as? LazyNode).map { (index, $0) }
      })
    var views: [Place] = []
    func visit(_ node: InspectedNode) {
      views.append(
        Place(
          name: node.name, text: node.text, node: order[node.layout] ?? -1,
          title: node.isPart ? nil : node.titleInWords))
      node.children.forEach(visit)
    }
    visit(
      InspectedTree(host, name: name, proposal: staged.canvas.proposal, isForClicks: false).root)
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

  /// The nodes that two samples have in common, and those that only one of them has: rows of lazy containers.
  struct Pairs {
    var same: [(own: Int, other: Int)] = []
    var onlyOwn: [Int] = []
    var onlyOther: [Int] = []
  }

  /// Nil if the other sample has other views: neither has all views of the other one, or one has more that are no rows of
  /// a lazy container.
  func pairs(with other: SharedSample) -> Pairs? {
    if hasViews(of: other) { return Pairs(same: nodes.indices.map { ($0, $0) }) }
    if let (same, rows) = containing(other) { return Pairs(same: same, onlyOwn: rows) }
    guard let (same, rows) = other.containing(self) else { return nil }
    return Pairs(same: same.map { ($1, $0) }, onlyOther: rows)
  }

  /// The nodes that are the same in another sample of which nothing is missing here, and the rows that only this one has.
  private func containing(_ other: SharedSample) -> (same: [(Int, Int)], rows: [Int])? {
    guard isLazy else { return nil }
    var (same, rows): ([(Int, Int)], [Int]) = ([], [])
    var rest = other.views[...]
    for view in views where view.node >= 0 {
      if let next = rest.first, (next.name, next.text) == (view.name, view.text), next.node >= 0 {
        same.append((view.node, next.node))
        rest.removeFirst()
      } else if lazyContainers(around: view.node).isEmpty {
        return nil
      } else {
        rows.append(view.node)
      }
    }
    return rest.isEmpty ? (same, rows) : nil
  }

  /// Whether something is in it whose elements come and go with what is seen.
  var isLazy: Bool { !lazyNodes.isEmpty }

  /// Whether a node's size follows from rows that are not there: it is a lazy container, or between one and its scroll view.
  func isEstimated(_ node: Int) -> Bool {
    lazyNodes.keys.contains { container in
      around(container).prefix { !(staged.host.layoutTree.object(of: nodes[$0]) is ScrollLayout) }
        .contains(node)
    }
  }

  /// A node, and those that it is in, from the inside out.
  private func around(_ node: Int) -> some Sequence<Int> {
    sequence(first: node) { self.parents[$0] < 0 ? nil : self.parents[$0] }
  }

  /// The lazy containers that a node is in, from the inside out.
  private func lazyContainers(around node: Int) -> [Int] {
    lazyNodes.isEmpty ? [] : around(node).dropFirst().filter { lazyNodes[$0] != nil }
  }

  /// Whether a node of a sample is seen where this one is laid out, as far as the windows of scroll views show.
  ///
  /// - Parameters:
  ///   - frames: those of the other sample's nodes from the root's corner.
  ///   - pairs: the node here by that of the other sample.
  func shows(_ node: Int, of sample: SharedSample, at frames: [CGRect], _ pairs: [Int: Int]) -> Bool {
    let canvas = CGRect(origin: .zero, size: self.frames.first?.size ?? .zero)
    guard canvas.meets(frames[node]) else { return false }
    for container in sample.lazyContainers(around: node) {
      guard let own = pairs[container], let lazy = lazyNodes[own], let seen = lazy.seen else { continue }
      let (row, around, axis) = (frames[node], frames[container], lazy.axis)
      let isFromEnd = axis == .horizontal && staged.host.layoutTree.isMirrored(nodes[own])
      let start = isFromEnd ? around.maxX - row.maxX : row.origin[axis] - around.origin[axis]
      if start >= seen.end || start + row.size[axis] <= seen.start { return false }
    }
    return true
  }

  /// The text of a node: that of the nearest view around it in the source.
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
