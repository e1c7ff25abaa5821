import PlumbExplanation
import PlumbLayout

/// The fields of a tree.
enum TreeField: String {
  case view, proposal, size, root
}

extension InspectedTree {
  /// The tree as interfaces promise it.
  package var json: JSON {
    object([
      (.view, .string(view)), (.proposal, JSON(proposal)), (.size, JSON(size)), (.root, root.json),
    ])
  }

  /// The part of the tree that `TreeDifference` reads, a tenth of a whole trace.
  package var compared: JSON { object([(.view, .string(view)), (.root, root.compared)]) }

  private func object(_ fields: [(TreeField, JSON)]) -> JSON { .object(fields.map { ($0.rawValue, $1) }) }
}

extension InspectedNode {
  var json: JSON { written(isCompared: false) }

  fileprivate var compared: JSON {
    var node = self
    node.source = nil
    return node.written(isCompared: true)
  }

  private func written(isCompared: Bool) -> JSON {
    var node = self
    var writer = NodeWriter(names: childNames, isCompared: isCompared)
    node.pass(to: &writer)
    return .object(writer.fields)
  }
}

private struct NodeWriter: NodeReader {
  typealias Node = InspectedNode
  typealias Failure = Never

  let names: ChildNames
  let isCompared: Bool
  var fields: [(String, JSON)] = []

  init(names: ChildNames, isCompared: Bool) { (self.names, self.isCompared) = (names, isCompared) }

  mutating func field<Value: NodeValue>(_ name: String, _ value: inout Value, _ meaning: String) {
    fields.append((name, value.json))
  }

  mutating func field<Value: NodeValue>(
    _ name: String, _ value: inout Value, unless usual: Value, _ meaning: String
  ) {
    if value != usual { fields.append((name, value.json)) }
  }

  mutating func steps(_ name: String, _ steps: inout [InspectedStep]?, _ meaning: String) {
    guard let steps else { return }
    if isCompared {
      let found = compared(steps)
      let step = JSON.object([StepField.found.json(.array(found))])
      if !found.isEmpty { fields.append((name, .array([step]))) }
    } else {
      fields.append((name, .array(steps.map { $0.json(names) })))
    }
  }

  mutating func children(_ name: String, _ children: inout [InspectedNode], _ meaning: String) {
    fields.append((name, .array(children.map { isCompared ? $0.compared : $0.json })))
  }

  /// The numbers that can be a cause, as the last step has found them.
  private func compared(_ steps: [InspectedStep]) -> [JSON] {
    Snapshot.causes.flatMap { kind in
      let found = steps.map { step in step.facts.filter { $0.kind == kind }.map { $0.fields(names) } }
      return (found.last { !$0.isEmpty } ?? []).map { JSON.object($0) }
    }
  }
}
