import PlumbLayout

/// The names of a node's children in its steps.
typealias ChildNames = [NodeID: String]

/// The fields of a step and of a question that was asked during it, besides those of its reason.
enum StepField: String {
  case proposal, answer, remembered, found, asked, child
}

extension InspectedStep {
  func json(_ names: ChildNames) -> JSON {
    var fields = [StepField.proposal.json(JSON(proposal)), StepField.answer.json(JSON(answer))]
    if reason != nil { fields.append(StepField.remembered.json(.bool(wasRemembered))) }
    fields += reason.fields
    if !facts.isEmpty {
      fields.append(StepField.found.json(.array(facts.map { .inline($0.fields(names)) })))
    }
    if !asked.isEmpty { fields.append(StepField.asked.json(.array(asked.map { $0.json(names) }))) }
    return facts.isEmpty && asked.isEmpty ? .inline(fields) : .object(fields)
  }
}

extension LayoutTrace.Question {
  fileprivate func json(_ names: ChildNames) -> JSON {
    let fields = [
      StepField.child.json(.string(names[node] ?? "a view")), StepField.proposal.json(JSON(proposal)),
      StepField.answer.json(JSON(answer)), StepField.remembered.json(.bool(wasRemembered)),
    ]
    return .inline(fields + Optional(reason).fields)
  }
}

extension StepField {
  func json(_ value: JSON) -> (String, JSON) { (rawValue, value) }
}
