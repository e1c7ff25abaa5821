/// The target of a handle, without the type of its value: the state, and the edges in both directions.
class Node {
  enum State { case clean, maybeStale, stale }

  let graph: Graph
  let name: String
  let kind: AnyAttribute.Kind

  /// A rule that never ran is stale; only an `invalidate` makes one stale again, a changed input makes it `maybeStale`.
  var state = State.stale
  /// Grows with every real change, so that a reader can tell whether what it read is still the same.
  var version: UInt64 = 0
  /// True while it is on the graph's path; meeting it again then is a cycle.
  var isBusy = false
  var isReleased = false
  var onStale: (() -> Void)?

  /// The subgraph owns this node and clears the field before it goes.
  unowned(unsafe) var subgraph: Subgraph?

  /// Owned by this reader; the inputs hold the same edges without owning them, so that no cycle of owners arises.
  final var inputs: [Edge] = []
  final var dependents: [Unmanaged<Edge>] = []

  /// How many of the recorded inputs this run has met again, in the same order.
  private final var matched = 0
  /// The number of the run that last read this node: one edge per run is enough.
  private final var lastRun: UInt64 = 0
  private(set) final var run: UInt64 = 0

  init(graph: Graph, name: String, kind: AnyAttribute.Kind) {
    self.graph = graph
    self.name = name
    self.kind = kind
  }

  deinit { forget(from: 0) }

  var lastValue: Any? { nil }
  var hasValue: Bool { false }

  /// Runs the body and keeps its result if it is not equal to the last.
  func evaluate() {}

  final func startRecording() {
    matched = 0
    graph.runs += 1
    run = graph.runs
  }

  final func record(_ input: Node) {
    guard input.lastRun != run, !isReleased, !input.isReleased else { return }
    input.lastRun = run
    if matched < inputs.count, inputs[matched].input === input {
      // A rule that reads the same things in the same order, the usual case, allocates nothing.
      inputs[matched].version = input.version
    } else {
      forget(from: matched)
      inputs.append(Edge(from: input, to: self))
    }
    matched += 1
    // It was invalidated while it ran, so it can not announce a change again.
    if input.state != .clean { graph.mark(self) }
  }

  final func stopRecording() { forget(from: matched) }

  /// Cuts every edge in both directions. The last value stays for those who still hold a handle.
  func release() {
    isReleased = true
    subgraph = nil
    onStale = nil
    forget(from: 0)
    for edge in dependents { edge.takeUnretainedValue().input = nil }
    dependents = []
  }

  private final func forget(from first: Int) {
    guard first < inputs.count else { return }
    for index in first..<inputs.count { inputs[index].detach() }
    graph.releaseLater(Array(inputs[first...]))
    inputs.removeSubrange(first...)
    graph.releaseAll()
  }
}

/// A reader has read an input, at some version. The input is gone when its subgraph was invalidated.
final class Edge {
  var input: Node?
  unowned let reader: Node
  var version: UInt64
  /// The place among the input's dependents, so that leaving costs the same for one dependent and for 100,000.
  private var place: Int

  init(from input: Node, to reader: Node) {
    self.input = input
    self.reader = reader
    version = input.version
    place = input.dependents.count
    input.dependents.append(Unmanaged.passUnretained(self))
  }

  func detach() {
    guard let input else { return }
    let last = input.dependents.removeLast()
    if last.toOpaque() != Unmanaged.passUnretained(self).toOpaque() {
      input.dependents[place] = last
      last.takeUnretainedValue().place = place
    }
  }
}
