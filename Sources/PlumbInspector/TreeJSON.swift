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
    if let text { fields.append(("text", .string(text))) }
    if let steps { fields.append(("steps", .array(steps.map(\.json)))) }
    fields.append(("children", .array(children.map(\.json))))
    return .object(fields)
  }
}

extension InspectedStep {
  var json: JSON {
    .inline(
      [("proposal", JSON(proposal)), ("answer", JSON(answer)), ("remembered", .bool(wasRemembered))]
        + reason.fields)
  }
}

extension LayoutReason {
  /// The reason's name and numbers:
  ///
  /// | reason | numbers |
  /// |---|---|
  /// | passedOn | none: the parent's own proposal, changed by its rule |
  /// | minimum, maximum | none: a stack's probes along its axis |
  /// | sameForAll | none: the stack was offered nothing in particular, no room or endless room |
  /// | share | remaining and children: the offer is the one divided by the other, at least 0; order; flexibility; priority; reserved for lower priorities |
  /// | aspectRatio | ratio, width divided by height |
  /// | proportions | none: the ideal size is asked to know the ratio |
  /// | placement | none: the parent gives the view its place |
  var fields: [(String, JSON)] {
    switch self {
    case .passedOn: [("reason", .string("passedOn"))]
    case .minimum: [("reason", .string("minimum"))]
    case .maximum: [("reason", .string("maximum"))]
    case .sameForAll: [("reason", .string("sameForAll"))]
    case .share(let remaining, let children, let order, let flexibility, let priority, let reserved):
      [
        ("reason", .string("share")), ("remaining", .number(remaining)),
        ("children", .number(CGFloat(children))),
        ("order", .number(CGFloat(order))), ("flexibility", .number(flexibility)),
        ("priority", .number(priority)),
        ("reserved", .number(reserved)),
      ]
    case .aspectRatio(let ratio): [("reason", .string("aspectRatio")), ("ratio", .number(ratio))]
    case .proportions: [("reason", .string("proportions"))]
    case .placement: [("reason", .string("placement"))]
    }
  }
}
