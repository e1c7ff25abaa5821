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

  init(_ node: ViewNode, _ viewType: any View.Type) {
    (nodeLink, host, depth, self.viewType) = (node.link, node.host, node.depth, viewType)
  }

  /// The node, as long as the view is there.
  var livingNode: ViewNode? { node.flatMap { $0.isDisposed ? nil : $0 } }

  /// Brings the view's nodes up to date.
  func makeNodes() { fatalError("a composite makes its nodes") }
}

@MainActor final class Composite<Content: View>: AnyComposite {
  private let view: Attribute<Content>
  /// The values that were set around the view since the view above; `nil` as long as there were none.
  private var overrides: Attribute<EnvironmentOverrides>?
  private let subgraph: Subgraph
  /// The places of its properties, if it has some.
  private var properties: PropertyStorage?
  private let traits: ViewTypeTraits
  private var inherited: Inherited
  private var environment: EnvironmentReader
  private var body: Attribute<Content.Body>!
  private var nodes: Attribute<Int>!
  private var walks = 0
  @exclusivity(unchecked) private var bodyScope: ObservationScope?
  @exclusivity(unchecked) private var walkScope: ObservationScope?
  /// For a view with data of its own that is animated: takes each new value and gives the one to be shown.
  private var animate: ((Content) -> Content)?

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
      body = graph.rule(name: traits.body) { [unowned self] in runBody() }
      nodes = graph.rule(name: traits.nodes) { [unowned self] in walk(body.value) }
      nodes.onStale { [unowned self] in host.becameStale(self) }
    }
  }

  override func makeNodes() {
    if livingNode != nil { _ = nodes.peek }
  }

  /// Receives a new value of the view and its inherited values, from the walk of the view that it stands in.
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
    } changed: { [nodeLink] in
      MainTurn.runBeforeChange { (nodeLink.object?.composite as? Self)?.observedChange(of: \.body) }
    }
  }

  /// Something has changed that the body, or the walk of its value, has read of an `@Observable` object.
  private func observedChange<Value>(of rule: KeyPath<Composite, Attribute<Value>?>) {
    guard livingNode != nil, let attribute = self[keyPath: rule] else { return }
    host.reportObservedChangeDuringUpdate()
    attribute.invalidate()
  }

  private func walk(_ body: Content.Body) -> Int {
    guard let node = livingNode else { return walks }
    var inherited = inherited
    inherited.environment = EnvironmentValues(reader: environment)
    // Without values of its own, it runs as the view above does, which hands on each change. The host hands on none.
    if overrides != nil || depth == 1 {
      inherited.isMirrored = inherited.environment.layoutDirection == .rightToLeft
    }
    let builder = _TreeBuilder(host: host, parent: node, inherited: inherited)
    // Closures of collections and the like are called here and not in the body.
    ObservationScope.track(&walkScope) {
      RunningCode.inBody(of: host) { builder.descend(into: node) { builder.make(body) } }
    } changed: { [nodeLink] in
      MainTurn.runBeforeChange { (nodeLink.object?.composite as? Self)?.observedChange(of: \.nodes) }
    }
    walks += 1
    return walks
  }
}
