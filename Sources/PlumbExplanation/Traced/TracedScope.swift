import PlumbLayout

/// A question to a node that was worked out, or the placing of its children: what was found and asked meanwhile.
package final class TracedScope {
  package let proposal: ProposedViewSize
  package let answer: CGSize
  package internal(set) var facts: [LayoutFact] = []
  /// The questions that the node asked meanwhile.
  package internal(set) var asked: [LayoutTrace.Question] = []

  init(proposal: ProposedViewSize, answer: CGSize) { (self.proposal, self.answer) = (proposal, answer) }

  // A stack may have ten thousand children: what is known of one is looked up and not searched.
  private lazy var factsOfChild: [NodeID: [LayoutFact]] = facts.reduce(into: [:]) { found, fact in
    if let child = fact.child { found[child, default: []].append(fact) }
  }
  private lazy var questionsToChild = Dictionary(grouping: asked) { $0.node }

  /// Returns the facts about a child.
  func facts(of child: NodeID) -> [LayoutFact] { factsOfChild[child] ?? [] }

  /// Returns the questions to a child, in order.
  func asked(_ child: NodeID) -> [LayoutTrace.Question] { questionsToChild[child] ?? [] }

  /// The last question to a child that offered it something.
  func offer(to child: NodeID) -> LayoutTrace.Question? { asked(child).last { !$0.reason.isProbe } }

  /// A stack's children in the order in which they take their turns.
  private(set) lazy var turns: [Turn] = facts.compactMap { fact in
    guard case .range(let node, let minimum, let maximum, let wasKnown, let priority, let order) = fact else {
      return nil
    }
    return Turn(
      node: node, minimum: minimum, maximum: maximum, wasKnown: wasKnown, priority: priority, order: order)
  }.sorted { $0.order < $1.order }

  /// The same, to look one up.
  private(set) lazy var order = TurnOrder(turns)

  /// The lines on which children stand, in the order in which they were found.
  private(set) lazy var lines: [(key: AlignmentKey, place: CGFloat)] = facts.compactMap { fact in
    if case .line(let key, let place) = fact { (key, place) } else { nil }
  }

  /// The turn of a stack's child: when it is offered a length, and how far it can go.
  struct Turn {
    var node: NodeID
    var minimum: CGFloat
    var maximum: CGFloat
    var wasKnown: Bool
    var priority: CGFloat
    var order: Int
    var flexibility: CGFloat {
      maximum == .infinity ? (minimum == .infinity ? 0 : .infinity) : maximum - minimum
    }
  }
}
