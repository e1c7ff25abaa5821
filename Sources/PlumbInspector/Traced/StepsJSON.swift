import PlumbLayout

/// The names of a node's children in its steps.
typealias ChildNames = [NodeID: String]

extension InspectedStep {
  func json(_ names: ChildNames) -> JSON {
    var fields: [(String, JSON)] = [("proposal", JSON(proposal)), ("answer", JSON(answer))]
    if let reason {
      fields.append(("remembered", .bool(wasRemembered)))
      fields += reason.fields
    } else {
      fields.append(("reason", .string("arrangement")))
    }
    if !facts.isEmpty { fields.append(("found", .array(facts.map { .inline($0.fields(names)) }))) }
    if !asked.isEmpty {
      fields.append(
        (
          "asked",
          .array(
            asked.map { question in
              .inline(
                [
                  ("child", .string(names[question.node] ?? "a view")), ("proposal", JSON(question.proposal)),
                  ("answer", JSON(question.answer)), ("remembered", .bool(question.wasRemembered)),
                ] + question.reason.fields)
            })
        ))
    }
    return facts.isEmpty && asked.isEmpty ? .inline(fields) : .object(fields)
  }
}

extension LayoutReason {
  /// The reason's name and numbers, as Documentation/Trace.md lists them.
  var fields: [(String, JSON)] {
    switch self {
    case .passedOn: name("passedOn")
    case .minimum: name("minimum")
    case .maximum: name("maximum")
    case .sameForAll: name("sameForAll")
    case .onlyChild: name("onlyChild")
    case .share(let remaining, let children, let order, let flexibility, let priority, let reserved):
      name("share") + [
        ("remaining", .number(remaining)), ("children", .number(CGFloat(children))),
        ("order", .number(CGFloat(order))), ("flexibility", .number(flexibility)),
        ("priority", .number(priority)), ("reserved", .number(reserved)),
      ]
    case .cell(let order): name("cell") + [("order", .number(CGFloat(order)))]
    case .slot: name("slot")
    case .aspectRatio(let ratio): name("aspectRatio") + [("ratio", .number(ratio))]
    case .proportions: name("proportions")
    case .fit: name("fit")
    case .layer: name("layer")
    case .layout: name("layout")
    case .placement: name("placement")
    }
  }

  private func name(_ name: String) -> [(String, JSON)] { [("reason", .string(name))] }
}
