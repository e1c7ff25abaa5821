import PlumbLayout

/// One thing that a view did during a layout: it answered a question, or gave its children their places.
package struct InspectedStep: Equatable {
  package var proposal: ProposedViewSize
  /// The answer, or the size in which the children were placed.
  package var answer: CGSize
  package var wasRemembered = false
  /// The reason for the question; `nil` where it gave its children their places.
  package var reason: LayoutReason?
  /// The facts that its rule found during the step.
  package var facts: [LayoutFact] = []
  /// The questions that it asked during the step, in order.
  package var asked: [LayoutTrace.Question] = []
}

/// The steps of all nodes, by the node.
struct InspectedSteps {
  private var steps: [NodeID: [InspectedStep]] = [:]

  init(_ trace: LayoutTrace) {
    var places: [Int: (NodeID, Int)] = [:]
    for (index, step) in trace.steps.enumerated() {
      switch step {
      case .question(let question):
        if let (node, number) = places[question.askedBy] { steps[node]?[number].asked.append(question) }
        places[index] = (question.node, steps[question.node]?.count ?? 0)
        steps[question.node, default: []].append(
          InspectedStep(
            proposal: question.proposal, answer: question.answer, wasRemembered: question.wasRemembered,
            reason: question.reason))
      case .arrangement(let node, let proposal, let size):
        places[index] = (node, steps[node]?.count ?? 0)
        steps[node, default: []].append(InspectedStep(proposal: proposal, answer: size))
      case .fact(_, let scope, let fact):
        if let (node, number) = places[scope] { steps[node]?[number].facts.append(fact) }
      case .placement: break
      }
    }
  }

  subscript(id: NodeID) -> [InspectedStep] { steps[id] ?? [] }
}
