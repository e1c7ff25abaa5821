/// The target of a handle, without the type of its value: the state, and the edges in both directions.
///
/// Every read of an attribute touches these properties, so that accesses to them are not checked for being exclusive: a
/// graph belongs to one thread, and nothing reads one while it is set.
class Node {
  enum State { case clean, maybeStale, stale }

  final let graph: Graph
  final let name: String
  final let kind: AnyAttribute.Kind

  /// A rule that never ran is stale; only an `invalidate` makes one stale again, a changed input makes it `maybeStale`.
  @exclusivity(unchecked) final var state = State.stale
  /// True while it is on the graph's path; meeting it again then is a cycle.
  @exclusivity(unchecked) final var isBusy = false
  @exclusivity(unchecked) final var isReleased = false
  /// Grows with every real change, so that a reader knows whether what it read is still the same; 0 before the first value.
  /// Of 32 bits, as the edges that remember it are.
  @exclusivity(unchecked) final private(set) var version: UInt32 = 0
  @exclusivity(unchecked) final var onStale: (() -> Void)?

  /// The subgraph owns this node and clears the field before it goes.
  @exclusivity(unchecked) final unowned(unsafe) var subgraph: Subgraph?
  /// The node that the subgraph owned next.
  @exclusivity(unchecked) final var nextInSubgraph: Node?

  /// The edges to its inputs, in the order of the first reads, and those to its readers.
  @exclusivity(unchecked) final var inputs = Edge.Inputs()
  @exclusivity(unchecked) final var dependents = Edge.Dependents()

  /// The number of the run that last read this node: one edge per run is enough.
  @exclusivity(unchecked) private final var lastRun: UInt64 = 0

  init(graph: Graph, name: String, kind: AnyAttribute.Kind) {
    self.graph = graph
    self.name = name
    self.kind = kind
  }

  deinit { forgetUnmatched(all: true) }

  var lastValue: Any? { nil }

  /// Runs the body and keeps its result if it is not equal to the last.
  func evaluate() {}

  /// Another value than before is there.
  final func countVersion() { version = version == .max ? 1 : version + 1 }

  final func startRecording() { graph.edges.startRun(of: self) }

  /// Notes a read of an input by the run of this node, which is the one that runs now.
  final func record(_ input: Node) {
    guard input.lastRun != graph.run, !isReleased, !input.isReleased else { return }
    input.lastRun = graph.run
    let next = graph.edges.unmatched(of: self)
    if next.exists, graph.edges[next].input === input {
      // A rule that reads the same things in the same order, the usual case, takes no new edge.
      graph.edges.match(next, of: self)
    } else {
      forgetUnmatched()
      graph.edges.append(from: input, to: self)
    }
    // It was invalidated while it ran, so it cannot announce a change again.
    if input.state != .clean { graph.mark(self) }
  }

  final func stopRecording() { forgetUnmatched() }

  /// Cuts every edge in both directions. The last value stays for those who still hold a handle.
  func release() {
    isReleased = true
    subgraph = nil
    onStale = nil
    forgetUnmatched(all: true)
    graph.edges.cutDependents(of: self)
  }

  /// Removes the inputs that the run has not met again.
  private final func forgetUnmatched(all: Bool = false) {
    if all { graph.edges.startRun(of: self) }
    guard graph.edges.unmatched(of: self).exists else { return }
    while graph.edges.unmatched(of: self).exists {
      if let input = graph.edges.takeUnmatched(of: self) { graph.releaseLater(input) }
    }
    graph.releaseAll()
  }
}
