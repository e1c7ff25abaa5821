/// A node with its value, and the body that makes it if it is a rule.
final class ValueNode<Value>: Node {
  var stored: Value?
  private var body: (() -> Value)?
  private let comparison = ValueComparison.of(Value.self)

  init(graph: Graph, name: String, kind: AnyAttribute.Kind, body: (() -> Value)?) {
    self.body = body
    super.init(graph: graph, name: name, kind: kind)
  }

  // The body usually holds the handles of its inputs.
  deinit {
    if let body { graph.releaseLater(body) }
    if let stored { graph.releaseLater(stored) }
    body = nil
    stored = nil
    graph.releaseAll()
  }

  override var lastValue: Any? { stored }
  override var hasValue: Bool { stored != nil }

  func read(recording: Bool) -> Value {
    let reader = recording ? graph.running : nil
    if isReleased {
      graph.report(.released(name))
    } else if isBusy {
      // Not recorded: the edge would close a ring, and each later check would report it again.
      graph.report(.cycle(graph.cycleThrough(self)))
    } else {
      graph.bringUpToDate(self)
      reader?.record(self)
    }
    guard let stored else { fatalError(noValueMessage) }
    return stored
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
    if let stored, comparison.areEqual(stored, value) { return false }
    stored = value
    version += 1
    return true
  }

  private var noValueMessage: String {
    isReleased
      ? "\(name) was released before it had a value, and is read."
      : "\(graph.cycleThrough(self).joined(separator: " → ")): this rule needs its own value before it has one."
  }
}
