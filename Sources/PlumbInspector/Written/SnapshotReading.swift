import PlumbLayout

extension Snapshot {
  /// Reads what `plumb inspect --json` has written. A deep tree needs a deep stack.
  ///
  /// - Parameter most: the most values that are read.
  package init(json bytes: [UInt8], most: Int = JSON.mostValues) throws(JSONProblem) {
    try self.init(JSON(reading: bytes, most: most))
  }

  private init(_ json: JSON) throws(JSONProblem) {
    guard let view = json[TreeField.view.rawValue]?.string, let root = json[TreeField.root.rawValue] else {
      throw JSONProblem(description: "it has no \"view\" with a \"root\"")
    }
    self.init(view: view, root: try Node(root))
    var counts: [String: Int] = [:]
    self.root.count(&counts)
    var bodies = WrittenBodies(self.root)
    bodies.name(&self.root)
  }
}

extension Snapshot.Node {
  fileprivate init(_ json: JSON) throws(JSONProblem) {
    self.init()
    var file = NodeFile(json: json)
    try pass(to: &file)
  }
}

/// A view as it was written.
private struct NodeFile: NodeReader {
  typealias Node = Snapshot.Node
  typealias Failure = JSONProblem

  let json: JSON

  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, _ meaning: String
  ) throws(JSONProblem) {
    guard let read = json[name].flatMap({ Value(json: $0) }) else { throw missing(name) }
    value = read
  }

  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, unless usual: Value, _ meaning: String
  ) throws(JSONProblem) {
    value = json[name].flatMap { Value(json: $0) } ?? usual
  }

  mutating func steps(
    _ name: String, _ steps: inout [Snapshot.Step]?, _ meaning: String
  ) throws(JSONProblem) {
    steps = json[name]?.array?.map { Snapshot.Step($0) }
  }

  mutating func children(
    _ name: String, _ children: inout [Snapshot.Node], _ meaning: String
  ) throws(JSONProblem) {
    guard let read = json[name]?.array else { throw missing(name) }
    for child in read { children.append(try Snapshot.Node(child)) }
  }

  private func missing(_ name: String) -> JSONProblem {
    JSONProblem(description: "a view has no \"\(name)\"")
  }
}

extension Snapshot.Node {
  fileprivate mutating func count(_ counts: inout [String: Int]) {
    if !isPart {
      number = counts[name, default: 0]
      counts[name] = number + 1
    }
    for index in children.indices { children[index].count(&counts) }
  }
}

extension Snapshot.Step {
  fileprivate init(_ json: JSON) {
    self.init(
      reason: Snapshot.Reason(json),
      found: json[StepField.found.rawValue]?.array?.compactMap { Snapshot.Fact($0) })
  }
}
