/// Remembers values and the rules that make them, and runs again only what a change can have reached.
///
/// A change marks what depends on it as perhaps stale and does nothing else. A read then brings up to date exactly
/// what it needs, and a rule whose inputs turn out to be equal does not run at all.
///
/// A graph and everything in it belong to one thread at a time.
///
///     let graph = Graph()
///     let width = graph.input(100, name: "width")
///     let half = graph.rule(name: "half") { width.value / 2 }
///     half.value  // 50
public final class Graph {
  /// When set, the name of every rule that runs is appended, in the order in which they start.
  @exclusivity(unchecked) public var log: [String]?

  /// Called for every misuse: a cycle, a write while a rule runs, a read of something released.
  public var report: ((GraphProblem) -> Void)?

  /// A closure that receives the events of attributes, for the inspector. Without a closure, that costs one test at
  /// each place.
  @exclusivity(unchecked) public var watch: ((GraphEvent, AnyAttribute) -> Void)?

  /// Called before an input is set or a rule is made stale from outside, while nothing runs.
  public var willChange: (() -> Void)?

  /// The first hundred problems, whether or not somebody listens to ``report``.
  public private(set) var problems: [GraphProblem] = []

  /// The number of times that a rule has run.
  @exclusivity(unchecked) public internal(set) var evaluations = 0

  /// The number of clean attributes that were marked as perhaps stale.
  public internal(set) var marks = 0

  /// The subgraph that owns what is created now.
  @exclusivity(unchecked) public internal(set) var currentSubgraph: Subgraph?

  /// The attributes being checked or run, outermost first: the stack of every pull, kept here and not on the thread.
  @exclusivity(unchecked) var path: [Frame] = []
  /// The path keeps it.
  @exclusivity(unchecked) unowned(unsafe) var running: Node?
  /// The number of the run of that node, and of all runs so far.
  @exclusivity(unchecked) var run: UInt64 = 0
  @exclusivity(unchecked) var runs: UInt64 = 0
  @exclusivity(unchecked) var edges = Edges()

  /// A number that only this run of the rule that runs now has; nil where what is read is recorded for no rule.
  public var currentRun: UInt64? { running == nil ? nil : run }

  /// The name of the rule that runs now, or is checked for whether it has to.
  public var runningName: String? { path.last?.node.name }

  @exclusivity(unchecked) private var deferred: [() -> Void] = []
  @exclusivity(unchecked) private var isRunningDeferred = false
  @exclusivity(unchecked) private var awaitingRelease: [Any] = []
  @exclusivity(unchecked) private var isReleasing = false

  public init() {}

  /// Returns a value that is set from outside.
  public func input<Value>(_ value: Value, name: String = "input") -> Attribute<Value> {
    let node = ValueNode<Value>(graph: self, name: name, value)
    adopt(node)
    return Attribute(node: node)
  }

  /// Returns a value made from others; what the body reads through ``Attribute/value`` becomes its inputs, anew at each
  /// run.
  public func rule<Value>(name: String = "rule", _ body: @escaping () -> Value) -> Attribute<Value> {
    let node = ValueNode<Value>(graph: self, name: name, body: body)
    adopt(node)
    return Attribute(node: node)
  }

  /// Performs an action when no rule runs any more, or at once if none runs now. A rule sets an input this way.
  public func `defer`(_ action: @escaping () -> Void) {
    deferred.append(action)
    runDeferred()
  }

  /// Runs `body` without recording what it reads for the rule that runs now.
  public func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
    let reader = running
    running = nil
    defer { running = reader }
    return try body()
  }

  func report(_ problem: GraphProblem) {
    // A rule that goes wrong at every frame must not fill the memory.
    if problems.count < 100 { problems.append(problem) }
    report?(problem)
  }

  /// Deferred actions may defer again; a hundred rounds are enough for any chain that ends; the rest waits.
  func runDeferred() {
    guard !deferred.isEmpty, path.isEmpty, !isRunningDeferred else { return }
    isRunningDeferred = true
    defer { isRunningDeferred = false }
    for _ in 0..<100 where !deferred.isEmpty {
      let actions = deferred
      deferred = []
      for action in actions { action() }
    }
    if !deferred.isEmpty { report(.endlessDeferral) }
  }

  /// Keeps something that may own other nodes until ``releaseAll()``, when its owner holds it no more.
  func releaseLater(_ remains: Any) { awaitingRelease.append(remains) }

  /// Lets go of what awaits release, one thing at a time: a long chain of owners would overflow the stack otherwise.
  func releaseAll() {
    guard !isReleasing else { return }
    isReleasing = true
    while let next = awaitingRelease.popLast() { _ = next }
    isReleasing = false
  }

  private func adopt(_ node: Node) {
    guard let subgraph = currentSubgraph else { return }
    subgraph.adopt(node)
  }
}
