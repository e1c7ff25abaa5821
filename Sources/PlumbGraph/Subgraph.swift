/// Owns the attributes that are created while it is current, so that a part of the graph can go all at once.
///
/// A rule runs with the subgraph it was created in as the current one.
///
///     let row = Subgraph(in: graph, parent: list)
///     let title = row.apply { graph.rule(name: "title") { … } }
///     row.invalidate()
public final class Subgraph {
  public let graph: Graph
  @exclusivity(unchecked) public private(set) var isValid = true

  /// The subgraphs that go with it, oldest first.
  public var children: [Subgraph] {
    Array(
      sequence(state: firstChild) { next in
        defer { next = next?.nextSibling }
        return next
      })
  }

  // Lists of objects that know the next, so that each leaves by itself, and small subgraphs need no arrays.
  @exclusivity(unchecked) private var firstChild: Subgraph?
  @exclusivity(unchecked) private unowned(unsafe) var lastChild: Subgraph?
  @exclusivity(unchecked) private var nextSibling: Subgraph?
  @exclusivity(unchecked) private unowned(unsafe) var previousSibling: Subgraph?
  @exclusivity(unchecked) private var firstNode: Node?
  @exclusivity(unchecked) private unowned(unsafe) var lastNode: Node?
  /// The parent clears the field before it goes.
  @exclusivity(unchecked) private unowned(unsafe) var parent: Subgraph?

  /// Creates a subgraph. A child is invalidated with its parent, which keeps it alive.
  public init(in graph: Graph, parent: Subgraph? = nil) {
    self.graph = graph
    guard let parent else { return }
    guard parent.isValid else {
      graph.report(.createdInReleasedSubgraph("a subgraph"))
      return
    }
    self.parent = parent
    previousSibling = parent.lastChild
    if let last = parent.lastChild { last.nextSibling = self } else { parent.firstChild = self }
    parent.lastChild = self
  }

  deinit { invalidate() }

  /// Attributes that are created in `body` belong to this subgraph.
  public func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = graph.currentSubgraph
    graph.currentSubgraph = self
    defer { graph.currentSubgraph = outer }
    return try body()
  }

  /// The attributes it owns, for the inspector, oldest first.
  public var attributes: [AnyAttribute] { nodes.map(AnyAttribute.init) }

  private var nodes: [Node] {
    Array(
      sequence(state: firstNode) { next in
        defer { next = next?.nextInSubgraph }
        return next
      })
  }

  /// Releases everything it owns: children first, then its attributes lose their bodies and their edges both ways.
  ///
  /// A last value lives as long as somebody holds a handle on its attribute.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    // The parent may be the only one that keeps it.
    withExtendedLifetime(self) {
      parent?.leave(self)
      while let child = firstChild { child.invalidate() }
      while let node = firstNode {
        firstNode = node.nextInSubgraph
        node.nextInSubgraph = nil
        node.release()
      }
      lastNode = nil
    }
  }

  private func leave(_ child: Subgraph) {
    let next = child.nextSibling
    next?.previousSibling = child.previousSibling
    if next == nil { lastChild = child.previousSibling }
    child.nextSibling = nil
    child.parent = nil
    if let previous = child.previousSibling { previous.nextSibling = next } else { firstChild = next }
    child.previousSibling = nil
  }

  func adopt(_ node: Node) {
    guard isValid else { return graph.report(.createdInReleasedSubgraph(node.name)) }
    node.subgraph = self
    if let lastNode { lastNode.nextInSubgraph = node } else { firstNode = node }
    lastNode = node
  }
}
