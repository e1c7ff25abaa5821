/// Owns the attributes that are created while it is current, so that a part of the graph can go all at once.
///
/// A rule runs with the subgraph it was created in as the current one.
///
///     let row = Subgraph(in: graph, parent: list)
///     let title = row.apply { graph.rule(name: "title") { … } }
///     row.invalidate()
public final class Subgraph {
  public let graph: Graph
  public private(set) var isValid = true
  public private(set) var children: [Subgraph] = []

  private var nodes: [Node] = []
  private weak var parent: Subgraph?

  /// Creates a subgraph. A child is invalidated with its parent, which keeps it alive.
  public init(in graph: Graph, parent: Subgraph? = nil) {
    self.graph = graph
    guard let parent else { return }
    guard parent.isValid else {
      graph.report(.createdInReleasedSubgraph("a subgraph"))
      return
    }
    self.parent = parent
    parent.children.append(self)
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

  /// Releases everything it owns: children first, then its attributes lose their bodies and their edges both ways.
  ///
  /// A last value lives as long as somebody holds a handle on its attribute.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    if let parent, parent.isValid { parent.children.removeAll { $0 === self } }
    let (ownChildren, ownNodes) = (children, nodes)
    children = []
    nodes = []
    for child in ownChildren { child.invalidate() }
    for node in ownNodes { node.release() }
  }

  func adopt(_ node: Node) {
    guard isValid else { return graph.report(.createdInReleasedSubgraph(node.name)) }
    node.subgraph = self
    nodes.append(node)
  }
}
