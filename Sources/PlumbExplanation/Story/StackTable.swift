import PlumbLayout

/// The order in which a stack gave its children their shares, the last time that it did, as the rows of a table.
package struct StackTable {
  package struct Row {
    package var child: NodeID
    package var minimum: CGFloat
    package var maximum: CGFloat
    package var priority: CGFloat
    package var order: Int
    /// The share that it was offered and the length of its answer, in points; nil where it was offered none.
    package var offered: CGFloat?
    package var answered: CGFloat?
    package var steps = Steps()
  }

  /// The indices of the first steps with a row's numbers; nil for one in no step.
  package struct Steps {
    package var minimum: Int?
    package var maximum: Int?
    /// The step with both.
    package var range: Int?
    package var share: Int?
  }

  package private(set) var rows: [Row] = []

  package init(of stack: NodeID, along axis: Axis, in steps: [LayoutTrace.Step]) {
    var last = -1
    for case .fact(stack, let scope, .range) in steps { last = scope }
    for case .fact(stack, last, .range(let child, let minimum, let maximum, _, let priority, let order))
      in steps
    {
      rows.append(Row(child: child, minimum: minimum, maximum: maximum, priority: priority, order: order))
    }
    rows.sort { $0.order < $1.order }
    var places: [NodeID: Int] = [:]
    for (place, row) in rows.enumerated() { places[row.child] = place }
    readShares(steps, during: last, axis, places)
    // A stack that is asked again finds the same once more: the first step with it counts.
    for (index, step) in steps.enumerated() {
      switch step {
      case .question(let question):
        guard let place = places[question.node] else { continue }
        note(question, index, axis, &rows[place])
      case .fact(stack, _, .range(let child, let minimum, let maximum, _, _, _)):
        guard let place = places[child], rows[place].steps.range == nil, rows[place].minimum == minimum,
          rows[place].maximum == maximum
        else { continue }
        rows[place].steps.range = index
      case .fact, .arrangement, .placement: continue
      }
    }
  }

  private mutating func readShares(
    _ steps: [LayoutTrace.Step], during scope: Int, _ axis: Axis, _ places: [NodeID: Int]
  ) {
    for case .question(let question) in steps where question.askedBy == scope && question.reason.isShare {
      guard let place = places[question.node] else { continue }
      rows[place].offered = question.proposal[axis]
      rows[place].answered = question.answer[axis]
    }
  }

  private func note(_ question: LayoutTrace.Question, _ index: Int, _ axis: Axis, _ row: inout Row) {
    switch question.reason {
    case .minimum: row.steps.minimum = row.steps.minimum ?? index
    case .maximum: row.steps.maximum = row.steps.maximum ?? index
    case .share, .onlyChild:
      guard row.steps.share == nil, row.offered == nil || question.proposal[axis] == row.offered else {
        return
      }
      row.steps.share = index
    case .passedOn, .sameForAll, .cell, .slot, .aspectRatio, .proportions, .fit, .layer, .layout, .placement:
      break
    }
  }
}
