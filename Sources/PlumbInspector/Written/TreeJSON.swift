import PlumbLayout

extension InspectedTree {
  /// The tree as interfaces promise it.
  package var json: JSON {
    .object([
      ("view", .string(view)), ("proposal", JSON(proposal)), ("size", JSON(size)), ("root", root.json),
    ])
  }
}

extension InspectedTree {
  /// The part of the tree that `TreeDifference` reads, a tenth of a whole trace.
  package var compared: JSON { .object([("view", .string(view)), ("root", root.compared)]) }
}

extension InspectedNode {
  fileprivate var compared: JSON {
    var node = self
    (node.steps, node.source) = (nil, nil)
    guard case .object(var fields) = node.ownJSON else { return .null }
    let found = comparedFacts
    if !found.isEmpty { fields.append(("steps", .array([.object([("found", .array(found))])]))) }
    return .object(fields + [("children", .array(children.map(\.compared)))])
  }

  /// The numbers that can be a cause, as its last step has found them.
  private var comparedFacts: [JSON] {
    Snapshot.causes.flatMap { kind in
      let found = (steps ?? []).map { step in
        step.facts.filter { $0.kind == kind }.map { $0.fields(childNames) }
      }
      return (found.last { !$0.isEmpty } ?? []).map { JSON.object($0) }
    }
  }

  var json: JSON {
    guard case .object(let fields) = ownJSON else { return .null }
    return .object(fields + [("children", .array(children.map(\.json)))])
  }

  /// The view without what is in it.
  private var ownJSON: JSON {
    var fields: [(String, JSON)] = [("name", .string(name))]
    if !detail.isEmpty { fields.append(("detail", .string(detail))) }
    if let identifier { fields.append(("identifier", .string(identifier))) }
    if isPart { fields.append(("isPart", .bool(true))) }
    fields.append(("frame", JSON(frame)))
    fields.append(("proposal", JSON(proposal)))
    if let source { fields.append(("source", .string(source))) }
    if let text { fields.append(("text", .string(text))) }
    if let steps { fields.append(("steps", .array(steps.map { $0.json(childNames) }))) }
    return .object(fields)
  }
}
