/// A node with its value, and the body that makes it if it is a rule.
final class ValueNode<Value>: Node {
  // Not an optional value: each access to one would look its type up.
  private let stored = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  @exclusivity(unchecked) private var body: (() -> Value)?
  /// Known once a second value has come.
  @exclusivity(unchecked) private var comparison: ValueComparison?

  /// An input.
  init(graph: Graph, name: String, _ value: Value) {
    super.init(graph: graph, name: name, kind: .input)
    stored.initialize(to: value)
    state = .clean
    countVersion()
  }

  /// A rule.
  init(graph: Graph, name: String, body: @escaping () -> Value) {
    self.body = body
    super.init(graph: graph, name: name, kind: .rule)
  }

  // The body usually holds the handles of its inputs.
  deinit {
    if let body { graph.releaseLater(body) }
    body = nil
    if isStored {
      if !_isPOD(Value.self) { graph.releaseLater(stored.pointee) }
      stored.deinitialize(count: 1)
    }
    stored.deallocate()
    graph.releaseAll()
  }

  private var isStored: Bool { version != 0 }
  /// The last value, as it is.
  var last: Value? { isStored ? stored.pointee : nil }
  override var lastValue: Any? { last }

  func read(recording: Bool) -> Value {
    let reader = recording ? graph.running : nil
    if isReleased {
      graph.report(.released(name))
    } else if isBusy {
      // Not recorded: the edge would close a ring, and each later check would report it again.
      graph.report(.cycle(graph.cycleThrough(self)))
    } else {
      if state != .clean { graph.bringUpToDate(self) }
      reader?.record(self)
    }
    guard isStored else { fatalError(noValueMessage) }
    return stored.pointee
  }

  func set(_ value: Value) {
    guard kind == .input else { return graph.report(.setRule(name)) }
    if let rule = graph.path.last?.node {
      graph.report(.writeDuringRule(input: name, rule: rule.name))
    }
    guard graph.path.isEmpty else { return graph.defer { self.set(value) } }
    graph.willChange?()
    if isReleased { graph.report(.released(name)) }
    guard keep(value) else {
      graph.watch?(.stopped, AnyAttribute(node: self))
      return
    }
    graph.watch?(.set, AnyAttribute(node: self))
    graph.markDependents(of: self)
  }

  override func evaluate() {
    guard let body else { return }
    keep(body())
  }

  override func release() {
    super.release()
    if let body { graph.releaseLater(body) }
    body = nil
    graph.releaseAll()
  }

  /// Returns whether the value is another one than before.
  @discardableResult
  private func keep(_ value: Value) -> Bool {
    if isStored {
      let comparison = comparison ?? ValueComparison.of(Value.self)
      self.comparison = comparison
      if comparison.areEqual(stored.pointee, value) { return false }
      stored.pointee = value
    } else {
      stored.initialize(to: value)
    }
    countVersion()
    return true
  }

  private var noValueMessage: String {
    isReleased
      ? "\(name) was released before it had a value, and is read."
      : "\(graph.cycleThrough(self).joined(separator: " → ")): this rule needs its own value before it has one."
  }
}
