import PlumbLayout

extension InspectedTree {
  /// The tree as interfaces promise it.
  package var json: JSON {
    .object([
      ("view", .string(view)), ("proposal", JSON(proposal)), ("size", JSON(size)), ("root", root.json),
    ])
  }
}

extension InspectedNode {
  var json: JSON {
    var fields: [(String, JSON)] = [("name", .string(name))]
    if !detail.isEmpty { fields.append(("detail", .string(detail))) }
    if let identifier { fields.append(("identifier", .string(identifier))) }
    fields.append(("frame", JSON(frame)))
    fields.append(("proposal", JSON(proposal)))
    if let source { fields.append(("source", .string(source))) }
    if let text { fields.append(("text", .string(text))) }
    if let steps { fields.append(("steps", .array(steps.map { $0.json(childNames) }))) }
    fields.append(("children", .array(children.map(\.json))))
    return .object(fields)
  }
}
