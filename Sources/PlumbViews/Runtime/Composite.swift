import PlumbGraph
import PlumbLayout

/// A view with a body: the attributes that its body depends on, and the rule that makes its nodes.
///
/// Two rules, because they read different things: `body` reads the view's value, its state and the environment values
/// that it names; `nodes` reads the body and what its primitive views take from the environment. A new font from above
/// so makes nodes again without running the body.
@MainActor class AnyComposite {
  // The node keeps the composite, and the host keeps the nodes.
  final let nodeLink: ObjectLink<ViewNode>
  final var node: ViewNode? { nodeLink.object }
  unowned let host: ViewHost
  /// That of its node.
  let depth: Int
  /// The type of the view whose body it is.
  let viewType: any View.Type
  /// Counts the walks.
  @exclusivity(unchecked) fileprivate final var nodes: Attribute<Int>!

  init(_ node: ViewNode, _ viewType: any View.Type) {
    (nodeLink, host, depth, self.viewType) = (node.link, node.host, node.depth, viewType)
  }

  /// The node, as long as the view is there.
  final var livingNode: ViewNode? {
    guard let node, !node.isDisposed else { return nil }
    return node
  }

  /// Makes the rule of the nodes.
  ///
  /// The closures keep the composite, because to refer to it in another way takes an object for each of them. The subgraph
  /// lets them go, and it goes with the node.
  fileprivate final func makeRule(_ graph: Graph, name: String) {
    nodes = graph.rule(name: name) { self.walk() }
    nodes.onStale { self.host.becameStale(self) }
  }

  /// Brings the view's nodes up to date.
  final func makeNodes() {
    if livingNode != nil { _ = nodes.peek }
  }

  /// Walks the body, and gives how often it did.
  func walk() -> Int { fatalError("a composite walks its body") }

  fileprivate func invalidateBody() { fatalError("a composite has a body") }

  /// For a change of what the body has read of an `@Observable` object.
  fileprivate final var bodyChange: @Sendable () -> Void {
    { [nodeLink] in AnyComposite.observedChange(at: nodeLink) { $0.invalidateBody() } }
  }

  /// For a change of what the walk of the body's value has read of an `@Observable` object.
  fileprivate final var walkChange: @Sendable () -> Void {
    { [nodeLink] in AnyComposite.observedChange(at: nodeLink) { $0.nodes.invalidate() } }
  }

  private nonisolated static func observedChange(
    at node: ObjectLink<ViewNode>, _ invalidate: @escaping @MainActor @Sendable (AnyComposite) -> Void
  ) {
    MainTurn.runBeforeChange {
      guard let composite = node.object?.composite as? AnyComposite, composite.livingNode != nil else {
        return
      }
      composite.host.reportObservedChangeDuringUpdate()
      invalidate(composite)
    }
  }
}

/// Waits for the end of a walk. Most of it is new views, which need no closure.
@MainActor enum WaitingWork {
  case nodes(AnyComposite)
  case action(() -> Void)

  func perform() {
    switch self {
    case .nodes(let composite): composite.makeNodes()
    case .action(let action): action()
    }
  }
}

@MainActor final class Composite<Content: View>: AnyComposite {
  private let view: Attribute<Content>
  /// The values that were set around the view since the view above; `nil` as long as there were none.
  @exclusivity(unchecked) private var overrides: Attribute<EnvironmentOverrides>?
  private let subgraph: Subgraph
  /// The places of its properties, if it has some.
  @exclusivity(unchecked) private var properties: PropertyStorage?
  private let traits: ViewTypeTraits
  @exclusivity(unchecked) private var inherited: Inherited
  @exclusivity(unchecked) private var environment: EnvironmentReader
  @exclusivity(unchecked) private var body: Attribute<Content.Body>!
  @exclusivity(unchecked) private var walks = 0
  @exclusivity(unchecked) private var bodyScope: ObservationScope?
  @exclusivity(unchecked) private var walkScope: ObservationScope?
  /// For a view with its own animated data: takes each new value and gives the one to be shown.
  @exclusivity(unchecked) private var animate: ((Content) -> Content)?

  init(_ view: Content, at node: ViewNode, inherited: Inherited) {
    let graph = node.host.graph
    let traits = ViewTypeTraits.of(Content.self)
    self.traits = traits
    subgraph = Subgraph(in: graph, parent: graph.currentSubgraph ?? node.host.subgraph)
    node.subgraph = subgraph
    self.view = subgraph.apply { graph.input(view, name: traits.name) }
    self.inherited = inherited
    environment = inherited.environment.reader
    super.init(node, Content.self)
    if !traits.properties.isEmpty {
      properties = PropertyStorage(graph: graph, subgraph: subgraph, owner: traits.name, host: node.host)
      properties?.node = node
    }
    if traits.isAnimatable, let animatable = view as? any Animatable {
      animate = makeAnimation(of: animatable, at: node)
    }
    if !inherited.environment.overrides.isEmpty { useOwnEnvironment() }
    subgraph.apply {
      body = graph.rule(name: traits.body) { self.runBody() }
      makeRule(graph, name: traits.nodes)
    }
  }

  /// Receives a new value of the view and its inherited values, from the walk of the view that contains it.
  func receive(_ view: Content, _ inherited: Inherited) {
    guard livingNode != nil else { return }
    let old = self.inherited
    self.inherited = inherited
    self.view.set(animate?(view) ?? view)
    overrides?.set(inherited.environment.overrides)
    // Who has read a key that is set only now has read it further up.
    if old.environment.reader !== inherited.environment.reader
      || !old.environment.overrides.containsKeys(of: inherited.environment.overrides)
    {
      if inherited.environment.overrides.isEmpty {
        environment = inherited.environment.reader
      } else {
        useOwnEnvironment()
      }
      body.invalidate()
      nodes.invalidate()
    }
    let inheritsSame =
      old.stackAxis.isSame(as: inherited.stackAxis) && old.isMirrored == inherited.isMirrored
      && old.isInFocus == inherited.isInFocus
      && old.scrollAxes == inherited.scrollAxes && old.lazyContainer === inherited.lazyContainer
      && old.pinnedViews == inherited.pinnedViews
      && old.pending.isEmpty && inherited.pending.isEmpty
    if !inheritsSame { nodes.invalidate() }
  }

  private func makeAnimation<Value: Animatable>(
    of value: Value, at node: ViewNode
  ) -> ((Content) -> Content)? {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let animated = Animated(value, node)
    animated.changed = { [unowned self] shown in
      if let shown = shown as? Content { self.view.set(shown) }
    }
    return { view in
      if let value = view as? Value { animated.set(value) }
      return animated.shown as? Content ?? view
    }
  }

  private func useOwnEnvironment() {
    let (graph, set) = (host.graph, inherited.environment.overrides)
    let overrides = overrides ?? subgraph.apply { graph.input(set, name: traits.environment) }
    self.overrides = overrides
    environment = EnvironmentReader(
      graph: graph, subgraph: subgraph, base: inherited.environment.reader, overrides: overrides)
  }

  private func runBody() -> Content.Body {
    var view = view.value
    properties?.install(in: &view, environment: EnvironmentValues(reader: environment))
    let outer = RunningCode.view
    RunningCode.view = Content.self
    defer { RunningCode.view = outer }
    return ObservationScope.track(&bodyScope) {
      RunningCode.inBody(of: host) { view.body }
    } changed: {
      bodyChange
    }
  }

  fileprivate override func invalidateBody() { body.invalidate() }

  override func walk() -> Int {
    let body = body.value
    guard let node = livingNode else { return walks }
    var inherited = inherited
    inherited.environment = EnvironmentValues(reader: environment)
    inherited.isInLibrary = traits.isOfLibrary
    // Without its own values, it runs as the view above does, which hands on each change. The host hands on none.
    if overrides != nil || depth == 1 {
      inherited.isMirrored = inherited.environment.layoutDirection == .rightToLeft
    }
    let builder = _TreeBuilder(host: host, parent: node, inherited: inherited)
    // Closures of collections and the like are called here and not in the body.
    ObservationScope.track(&walkScope) {
      RunningCode.inBody(of: host) { builder.descend(into: node) { builder.make(body) } }
    } changed: {
      walkChange
    }
    walks += 1
    return walks
  }
}
