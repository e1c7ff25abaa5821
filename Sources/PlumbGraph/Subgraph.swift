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

  /// The subgraphs that go with it, oldest first.
  public var children: [Subgraph] { places.compactMap { $0 } }

  /// The children in their order, with gaps where some have gone: to close each gap at once would take the square of their
  /// number to invalidate them one by one.
  private var places: [Subgraph?] = []
  private var gaps = 0
  /// The place among the parent's children.
  private var place = 0

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
    place = parent.places.count
    parent.places.append(self)
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
    if let parent, parent.isValid { parent.leave(self) }
    let (ownChildren, ownNodes) = (children, nodes)
    places = []
    nodes = []
    for child in ownChildren { child.invalidate() }
    for node in ownNodes { node.release() }
  }

  /// Lets go of a child. The others move together once more than half of the places are gaps.
  private func leave(_ child: Subgraph) {
    places[child.place] = nil
    gaps += 1
    guard gaps * 2 > places.count else { return }
    places = children
    gaps = 0
    for (index, child) in places.enumerated() { child?.place = index }
  }

  func adopt(_ node: Node) {
    guard isValid else { return graph.report(.createdInReleasedSubgraph(node.name)) }
    node.subgraph = self
    nodes.append(node)
  }
}
