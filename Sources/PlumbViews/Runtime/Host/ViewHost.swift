import PlumbGraph
import PlumbLayout

/// A tree of views with its attributes, its nodes, its layout and its frames.
@MainActor package final class ViewHost: LinkedObject {
  nonisolated(unsafe) package var ownLink: ObjectLink<ViewHost>?
  package let graph = Graph()
  package let subgraph: Subgraph
  package let layoutTree = LayoutTree()
  package private(set) var root: ViewNode!
  /// The passes, with what waits for them.
  let frames = FrameScheduler()
  /// The canvas, the environment, the stores and the reports.
  let context: HostContext
  /// The state of a person's input.
  package private(set) lazy var input = InputState(self)
  /// The position of the keyboard's focus.
  package private(set) lazy var focus = FocusModel(host: self)
  @exclusivity(unchecked) private var numbers = (nodes: 0, rows: 0)

  package init<Content: View>(_ view: Content, environment values: EnvironmentValues = EnvironmentValues()) {
    subgraph = Subgraph(in: graph)
    context = HostContext(HostEnvironment(values, graph, frames.motion))
    layoutTree.customGuideDefault = { CustomGuides.defaultValue($0, $1) }
    let node = ViewNode(kind: ObjectIdentifier(ViewHost.self), parent: nil, host: self)
    node.layout = layoutTree.makeNode(.plain)
    root = node
    // Values are written after the host is gone, too.
    graph.report = { [link] in link.object?.report(misuse: $0) }
    graph.willChange = { [link] in link.object?.willChange() }
    layoutTree.report = { [unowned self] in report(fault: $1, at: $0) }
    mirrorRoot(values)
    let reader = context.environment.reader(graph, subgraph)
    let inherited = Inherited(environment: EnvironmentValues(reader: reader))
    running {
      subgraph.apply {
        let builder = _TreeBuilder(host: self, parent: node, inherited: inherited)
        builder.descend(into: node) { builder.composite(_RootView(content: view)) }
      }
    }
  }

  // A view's closures may hold the view, and with it the place where its own values are kept; only here it is known
  // that nobody needs them any more.
  isolated deinit {
    ownLink?.cut()
    subgraph.invalidate()
  }

  /// The root is a stack if it holds several views, and runs as what it inherits does.
  func mirrorRoot(_ values: EnvironmentValues) {
    layoutTree.setMirrored(values.layoutDirection == .rightToLeft, of: root.layout)
  }

  /// Runs a closure as the views' own code: in their language, and with this host for its reports.
  func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Surroundings.during(self) { try context.environment.language.during(body) }
  }

  /// Brings all nodes up to date with what has changed.
  package func update() {
    // An update comes after each event.
    context.environment.undoManager.endEvent()
    running { frames.update(self) }
  }

  /// Makes the views, without a place, and returns the size that the root answers to a proposal, in points.
  package func measured(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return layoutTree.size(of: root.layout, proposal)
  }

  /// Offers the root a size and puts it at a point of the canvas.
  package func layOut(_ proposal: ProposedViewSize, at origin: @escaping (CGSize) -> CGPoint = { _ in .zero })
  {
    running {
      Surroundings.announce(surroundings, host: self)
      frames.run(self, proposal, origin)
    }
  }

  /// A number for a grid's row that no other row of this host has.
  func nextRowNumber() -> Int {
    numbers.rows += 1
    return numbers.rows
  }

  /// A number for a node that no other node of this host has.
  func nextNodeNumber() -> Int {
    numbers.nodes += 1
    return numbers.nodes
  }
}
