/// A record of every question and answer of a layout, in order. While a tree has none, tracing costs one test.
package final class LayoutTrace {
  /// A question that a node was asked, and its answer.
  package struct Question {
    package var node: NodeID
    package var proposal: ProposedViewSize
    package var answer: CGSize
    /// The answer was remembered, not computed.
    package var wasRemembered: Bool
    /// The index of the question during which this one was asked, or -1.
    package var askedBy: Int
  }

  /// One step of a layout.
  package enum Step {
    case question(Question)
    /// Why the node of a question did what it did.
    case reason(NodeID, LayoutReason)
    case placement(NodeID, origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
  }

  package private(set) var steps: [Step] = []
  private var open: [Int] = []

  package init() {}

  func begin(_ node: NodeID, _ proposal: ProposedViewSize) {
    let question = Question(
      node: node, proposal: proposal, answer: .zero, wasRemembered: false, askedBy: open.last ?? -1)
    open.append(steps.count)
    steps.append(.question(question))
  }

  func end(_ answer: CGSize, wasRemembered: Bool) {
    let index = open.removeLast()
    guard case .question(var question) = steps[index] else { return }
    (question.answer, question.wasRemembered) = (answer, wasRemembered)
    steps[index] = .question(question)
  }

  func note(_ node: NodeID, _ reason: LayoutReason) { steps.append(.reason(node, reason)) }

  func placed(_ node: NodeID, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
    steps.append(.placement(node, origin: origin, size: size, proposal: proposal))
  }
}

/// Why an algorithm did something, as numbers. Sentences are made from these elsewhere.
package enum LayoutReason {
  /// The distance before child `index` of a stack, and whether it was given or comes from the neighbours' wishes.
  case gap(index: Int, length: CGFloat, isExplicit: Bool)
  /// A child's answers to nothing and to everything, and whether it had to be asked for them.
  case flexibility(index: Int, minimum: CGFloat, maximum: CGFloat, wasKnown: Bool)
  /// The children of one priority are served: what is left for them once the minima of the later ones are reserved.
  case group(priority: CGFloat, remaining: CGFloat, reserved: CGFloat, children: Int)
  /// A child is offered an equal share of what remains.
  case share(index: Int, remaining: CGFloat, children: Int, offered: CGFloat, answered: CGFloat)
  /// A child of a stack that asks everybody the same: for ideal lengths, or for the smallest or largest ones.
  case sameForAll(offered: CGFloat?)
  /// Which rule gave a flexible frame its length along an axis.
  case frame(axis: Axis, rule: FrameRule, proposed: CGFloat?, child: CGFloat, answer: CGFloat)
  /// The ratio that a proposal was fitted to, and what became of it.
  case aspectRatio(ratio: CGFloat, proposal: ProposedViewSize)
}

/// How a flexible frame chose a length.
package enum FrameRule {
  case fixed, ideal, proposalWithinBounds, maximum, minimum, childWithinBounds
}
