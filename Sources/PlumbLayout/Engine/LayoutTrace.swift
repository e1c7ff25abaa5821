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
    package var reason: LayoutReason
  }

  /// One step of a layout.
  package enum Step {
    case question(Question)
    /// The distance before child `index` of a stack, in points, and whether the stack itself says so.
    case gap(NodeID, index: Int, length: CGFloat, isExplicit: Bool)
    /// What a stack knows of a child without asking it.
    case known(NodeID, index: Int, minimum: CGFloat, maximum: CGFloat)
    /// Which rule gave a flexible frame its length along an axis.
    case frame(NodeID, Axis, FrameRule)
    case placement(NodeID, origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
  }

  package private(set) var steps: [Step] = []
  private var open: [Int] = []
  /// Why the next question will be asked.
  private var next = LayoutReason.passedOn

  package init() {}

  func begin(_ node: NodeID, _ proposal: ProposedViewSize) {
    let question = Question(
      node: node, proposal: proposal, answer: .zero, wasRemembered: false, askedBy: open.last ?? -1,
      reason: next)
    next = .passedOn
    open.append(steps.count)
    steps.append(.question(question))
  }

  func end(_ answer: CGSize, wasRemembered: Bool) {
    let index = open.removeLast()
    guard case .question(var question) = steps[index] else { return }
    (question.answer, question.wasRemembered) = (answer, wasRemembered)
    steps[index] = .question(question)
  }

  /// Says why the next question is asked.
  func because(_ reason: LayoutReason) { next = reason }

  func note(_ step: Step) { steps.append(step) }

  func placed(_ node: NodeID, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize) {
    steps.append(.placement(node, origin: origin, size: size, proposal: proposal))
  }
}

/// Why a question was asked, as numbers. Sentences are made from these elsewhere.
package enum LayoutReason: Equatable {
  /// The parent passes on what it was offered itself, changed by its own rule.
  case passedOn
  /// A stack wants to know the least that a child takes along its axis.
  case minimum
  /// A stack wants to know the most that a child takes along its axis.
  case maximum
  /// The stack itself was offered nothing in particular, no room or endless room, and offers all children the same.
  case sameForAll
  /// A child's share of a stack: what remains, divided by the children of its priority that are still to be served.
  /// `order` counts all children of the stack in the order in which they are served.
  case share(
    remaining: CGFloat, children: Int, order: Int, flexibility: CGFloat, priority: CGFloat, reserved: CGFloat)
  /// The ratio that a proposal was fitted to.
  case aspectRatio(CGFloat)
  /// The child's ideal size, to know its proportions.
  case proportions
  /// The parent gives the child its place.
  case placement
}

/// How a flexible frame chose a length.
package enum FrameRule {
  case ideal, proposalWithinBounds, maximum, minimum, childWithinBounds
}
