/// The steps of a layout as numbers, sixteen for each step.
///
/// The first says what it is:
/// - 0, a question: node, offered width and height, answered width and height, 1 if the answer was remembered, the step
///   during which it was asked or -1, the number of the reason, and up to six numbers of the reason.
/// - 1, an arrangement: node, offered width and height, width and height.
/// - 2, a fact: node, the step during which it was found, the number of the fact, and up to twelve numbers.
/// - 3, a placement: node, offered width and height, width and height, x and y.
///
/// NaN stands for what is not said.
package enum StepNumbers {
  package static let stride = 16

  static func numbers(of steps: [LayoutTrace.Step]) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(steps.count * stride)
    for step in steps {
      let start = result.count
      append(step, to: &result)
      while result.count < start + stride { result.append(0) }
      if result.count > start + stride { result.removeLast(result.count - start - stride) }
    }
    return result
  }

  private static func append(_ step: LayoutTrace.Step, to numbers: inout [Double]) {
    func add(_ number: CGFloat?) { numbers.append(Double(number ?? .nan)) }
    func add(_ node: NodeID) { numbers.append(Double(node.index)) }
    func add(_ number: Int) { numbers.append(Double(number)) }
    func add(_ proposal: ProposedViewSize) {
      add(proposal.width)
      add(proposal.height)
    }
    func add(_ size: CGSize) {
      add(size.width)
      add(size.height)
    }
    switch step {
    case .question(let question):
      add(0)
      add(question.node)
      add(question.proposal)
      add(question.answer)
      add(question.wasRemembered ? 1 : 0)
      add(question.askedBy)
      append(question.reason, to: &numbers)
    case .arrangement(let node, let proposal, let size):
      add(1)
      add(node)
      add(proposal)
      add(size)
    case .fact(let node, let during, let fact):
      add(2)
      add(node)
      add(during)
      append(fact, to: &numbers)
    case .placement(let node, let origin, let size, let proposal):
      add(3)
      add(node)
      add(proposal)
      add(size)
      add(origin.x)
      add(origin.y)
    }
  }

  private static func append(_ reason: LayoutReason, to numbers: inout [Double]) {
    switch reason {
    case .passedOn: numbers.append(0)
    case .minimum: numbers.append(1)
    case .maximum: numbers.append(2)
    case .sameForAll: numbers.append(3)
    case .onlyChild: numbers.append(4)
    case .share(let remaining, let children, let order, let flexibility, let priority, let reserved):
      numbers += [
        5, Double(remaining), Double(children), Double(order), Double(flexibility), Double(priority),
        Double(reserved),
      ]
    case .cell(let order): numbers += [6, Double(order)]
    case .slot: numbers.append(7)
    case .aspectRatio(let ratio): numbers += [8, Double(ratio)]
    case .proportions: numbers.append(9)
    case .fit: numbers.append(10)
    case .layer: numbers.append(11)
    case .layout: numbers.append(12)
    case .placement: numbers.append(13)
    }
  }
}
