/// A record of every question and answer of a layout, in order. While a tree has none, tracing costs one test: what the engine
/// calls is never inlined, because it would take the registers of the loops that it is called in.
package final class LayoutTrace {
  /// A question that a node was asked, and its answer.
  package struct Question: Equatable {
    package var node: NodeID
    package var proposal: ProposedViewSize
    package var answer: CGSize
    /// The answer was remembered, not computed.
    package var wasRemembered: Bool
    /// The index of the question or arrangement during which this one was asked, or -1.
    package var askedBy: Int
    package var reason: LayoutReason
  }

  /// One step of a layout.
  package enum Step {
    case question(Question)
    /// A node that has its size finds the places of its children; what it asks and notes meanwhile follows.
    case arrangement(NodeID, proposal: ProposedViewSize, size: CGSize)
    /// A number that a node's rule has found, during a question to it or its arrangement.
    case fact(NodeID, during: Int, LayoutFact)
    case placement(NodeID, origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
  }

  package private(set) var steps: [Step] = []
  /// The nodes whose doings are recorded: what they are asked, ask and find. `nil` is every node.
  package private(set) var nodes: Set<NodeID>?
  /// The questions without an answer yet, and the arrangements, by index, with their nodes. One that is
  /// not recorded has -1.
  private var open: [(index: Int, node: NodeID)] = []
  /// Why the next question will be asked.
  private var next = LayoutReason.passedOn

  package init(of nodes: Set<NodeID>? = nil) { self.nodes = nodes }

  @inline(never) package func records(_ node: NodeID) -> Bool { nodes?.contains(node) ?? true }

  /// Records some more nodes from now on.
  func add(_ more: Set<NodeID>) { nodes?.formUnion(more) }

  /// The proposals for which a node worked out its answers, in order.
  func proposals(to node: NodeID) -> [ProposedViewSize] {
    steps.reduce(into: []) { proposals, step in
      guard case .question(let question) = step, question.node == node, !question.wasRemembered else {
        return
      }
      if !proposals.contains(question.proposal) { proposals.append(question.proposal) }
    }
  }

  @inline(never) func begin(_ node: NodeID, _ proposal: ProposedViewSize) {
    let reason = next
    next = .passedOn
    let isRecorded = records(node) || open.last.map { $0.index >= 0 && records($0.node) } ?? false
    guard isRecorded else { return open.append((-1, node)) }
    let question = Question(
      node: node, proposal: proposal, answer: .zero, wasRemembered: false, askedBy: open.last?.index ?? -1,
      reason: reason)
    open.append((steps.count, node))
    steps.append(.question(question))
  }

  @inline(never) func end(_ answer: CGSize, wasRemembered: Bool) {
    let index = open.removeLast().index
    guard index >= 0, case .question(var question) = steps[index] else { return }
    (question.answer, question.wasRemembered) = (answer, wasRemembered)
    steps[index] = .question(question)
  }

  @inline(never) func beginArrangement(_ node: NodeID, _ proposal: ProposedViewSize, _ size: CGSize) {
    guard records(node) else { return open.append((-1, node)) }
    open.append((steps.count, node))
    steps.append(.arrangement(node, proposal: proposal, size: size))
  }

  @inline(never) func endArrangement() { open.removeLast() }

  /// Sets the reason for the next question.
  @inline(never) package func because(_ reason: LayoutReason) { next = reason }

  /// Notes what a node's rule has found. Somebody who only wants to know where a guide is makes the rules between run
  /// once more; what those find then belongs to no answer, and is not noted.
  @inline(never) package func note(_ node: NodeID, _ fact: LayoutFact) {
    guard let scope = open.last, scope.node == node, scope.index >= 0, records(node) else { return }
    steps.append(.fact(node, during: scope.index, fact))
  }

  @inline(never) func placed(_ node: NodeID, _ origin: CGPoint, _ size: CGSize, _ proposal: ProposedViewSize)
  {
    if records(node) { steps.append(.placement(node, origin: origin, size: size, proposal: proposal)) }
  }
}

/// Why a question was asked, as numbers. Sentences are made from these elsewhere.
package enum LayoutReason: Equatable {
  /// The parent passes on what it was offered itself, changed by its own rule.
  case passedOn
  /// A stack or grid wants to know the least that a child takes.
  case minimum
  /// A stack or grid wants to know the most that a child takes.
  case maximum
  /// The stack itself was offered nothing in particular, no room or endless room, and offers all children the same.
  case sameForAll
  /// The only child of a stack is offered all of it.
  case onlyChild
  /// A child's share of a stack: what remains, divided by the children of its priority that have no share yet.
  /// `order` counts all children of the stack in the order in which they get their shares.
  case share(
    remaining: CGFloat, children: Int, order: Int, flexibility: CGFloat, priority: CGFloat, reserved: CGFloat)
  /// A cell's share of a grid, in the order in which cells get their shares.
  case cell(order: Int)
  /// A cell's slot in a grid, once all columns and rows have their lengths.
  case slot
  /// The ratio that a proposal was fitted to.
  case aspectRatio(CGFloat)
  /// The child's ideal size, to know its proportions.
  case proportions
  /// The child's ideal size, to know whether it fits.
  case fit
  /// An overlay or background is offered the size of what it is on.
  case layer
  /// A user's layout asks its subview.
  case layout
  /// The parent gives the child its place.
  case placement
}
