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
  /// Grows with every real change, so that a reader can tell whether what it read is still the same.
  @exclusivity(unchecked) final var version: UInt64 = 0
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
  @exclusivity(unchecked) private(set) final var run: UInt64 = 0

  init(graph: Graph, name: String, kind: AnyAttribute.Kind) {
    self.graph = graph
    self.name = name
    self.kind = kind
  }

  deinit { forgetUnmatched(all: true) }

  var lastValue: Any? { nil }

  /// Runs the body and keeps its result if it is not equal to the last.
  func evaluate() {}

  final func startRecording() {
    inputs.matched = nil
    graph.runs += 1
    run = graph.runs
  }

  final func record(_ input: Node) {
    guard input.lastRun != run, !isReleased, !input.isReleased else { return }
    input.lastRun = run
    if let edge = inputs.unmatched, edge.input === input {
      // A rule that reads the same things in the same order, the usual case, allocates nothing.
      edge.version = input.version
      inputs.matched = edge
    } else {
      forgetUnmatched()
      inputs.append(Edge(from: input, to: self))
    }
    // It was invalidated while it ran, so it can not announce a change again.
    if input.state != .clean { graph.mark(self) }
  }

  final func stopRecording() { forgetUnmatched() }

  /// Cuts every edge in both directions. The last value stays for those who still hold a handle.
  func release() {
    isReleased = true
    subgraph = nil
    onStale = nil
    forgetUnmatched(all: true)
    dependents.cut()
  }

  /// Removes the inputs that the run has not met again.
  private final func forgetUnmatched(all: Bool = false) {
    if all { inputs.matched = nil }
    guard inputs.unmatched != nil else { return }
    while let edge = inputs.takeUnmatched() {
      edge.detach()
      graph.releaseLater(edge)
    }
    graph.releaseAll()
  }
}
