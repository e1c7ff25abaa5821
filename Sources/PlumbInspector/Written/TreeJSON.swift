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
  ///
  /// - Parameter hasLines: whether each view keeps its line in the source. A recorded picture must not change with these.
  package func compared(hasLines: Bool = false) -> JSON {
    object([(.view, .string(view)), (.root, root.written(isCompared: true, hasLines: hasLines))])
  }

  private func object(_ fields: [(TreeField, JSON)]) -> JSON { .object(fields.map { ($0.rawValue, $1) }) }
}

extension InspectedNode {
  var json: JSON { written(isCompared: false) }

  /// - Parameters:
  ///   - isCompared: only what `TreeDifference` reads.
  ///   - hasLines: whether each view keeps its line in the source.
  fileprivate func written(isCompared: Bool, hasLines: Bool = true) -> JSON {
    var node = self
    if !hasLines { node.source = nil }
    var writer = NodeWriter(names: childNames, isCompared: isCompared, hasLines: hasLines)
    node.pass(to: &writer)
    return .object(writer.fields)
  }
}

private struct NodeWriter: NodeReader {
  typealias Node = InspectedNode
  typealias Failure = Never

  let names: ChildNames
  let isCompared: Bool
  let hasLines: Bool
  var fields: [(String, JSON)] = []

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
    let written = children.map { $0.written(isCompared: isCompared, hasLines: hasLines) }
    fields.append((name, .array(written)))
  }

  /// The numbers that can be a cause, as the last step has found them.
  private func compared(_ steps: [InspectedStep]) -> [JSON] {
    Snapshot.causes.flatMap { kind in
      let found = steps.map { step in step.facts.filter { $0.kind == kind }.map { $0.fields(names) } }
      return (found.last { !$0.isEmpty } ?? []).map { JSON.object($0) }
    }
  }
}
