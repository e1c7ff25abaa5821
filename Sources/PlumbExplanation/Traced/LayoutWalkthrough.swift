import PlumbLayout

/// The layout of a view, one step after the other: what it was offered, what it offered the views in it, what they
/// answered, and where it put them.
package struct LayoutWalkthrough: Equatable {
  package struct Step: Equatable {
    package enum Kind: String {
      /// A size goes down, and a size comes back.
      case offer, answer
      /// Of a stack: its gaps, a child's turn, a priority's children, the line on which guides lie.
      case gap, turn, group, line
      /// A view gets its place.
      case place
    }

    package var kind: Kind
    package var text: String
    /// The speaker and the listener: the same for its own thought, and none for the canvas.
    package var from: NodeID
    package var to: NodeID
    /// The message in short: "61.33 × 84".
    package var label = ""
    package var boxes: [Box] = []
  }

  /// A rectangle on the canvas, in points.
  package struct Box: Equatable {
    package var frame: CGRect
    package var kind: Step.Kind
    package var label: String
  }

  package internal(set) var steps: [Step] = []
  /// More steps were left out.
  package private(set) var isCut = false

  /// The most steps of one walkthrough.
  static let limit = 200
  /// The depth of the walkthrough; what is further in is shown when that view is chosen.
  static let depth = 3
  /// The maximum number of a view's children that are described one by one.
  static let toldCount = 24

  private let layout: TracedLayout

  /// The walkthrough of a view's last layout.
  package init(of id: NodeID, in layout: TracedLayout) {
    self.layout = layout
    guard let node = layout[id] else { return }
    tell(node, by: node.parent, reason: nil, depth: 0)
    if steps.count > Self.limit {
      steps.removeSubrange(Self.limit...)
      isCut = true
    }
  }

  package static func == (one: LayoutWalkthrough, other: LayoutWalkthrough) -> Bool {
    one.steps == other.steps
  }

  // MARK: Offers and answers

  /// Adds four steps: the offer to the view, its use of the offer, its answer, and the positions of its content.
  private mutating func tell(
    _ node: TracedLayout.Node, by parent: NodeID, reason: String?, depth: Int
  ) {
    guard steps.count <= Self.limit else { return }
    let offer = Words.proposal(node.proposal)
    let who = layout.offer(to: node.id, .horizontal).by
    add(
      .offer, reason ?? "\(Words.start(who)) offers \(node.title) \(offer).", from: parent, to: node.id,
      label: offer, [box(node, Self.size(node.proposal, node.frame.size), .offer, offer)])
    if depth < Self.depth {
      if case .stack(let stack) = node.rule, depth == 0 {
        tellStack(node, stack.axis)
      } else {
        tellChildren(node, depth)
      }
    }
    let size = Words.size(node.frame.size)
    add(
      .answer, "\(node.title) answers \(size): \(answerClause(node)).", from: node.id, to: parent,
      label: size,
      [box(node, node.frame.size, .answer, size)])
    if depth == 0 { tellPlaces(node) }
  }

  /// Adds the offers that a view makes to the views in it, in order.
  private mutating func tellChildren(_ node: TracedLayout.Node, _ depth: Int) {
    for question in node.answer?.asked ?? [] where !question.wasRemembered || isFinal(question) {
      if steps.count > Self.limit { return }
      guard let child = layout.subject(question.node), question.reason != .placement else { continue }
      if isFinal(question), child.id != node.id {
        tell(
          child, by: node.id,
          reason: "\(node.title) offers \(child.title) \(Words.proposal(question.proposal)).",
          depth: depth + 1)
      } else {
        tell(question, to: child, by: node)
      }
    }
  }

  /// A question that was only asked to know something.
  private mutating func tell(
    _ question: LayoutTrace.Question, to child: TracedLayout.Node, by node: TracedLayout.Node
  ) {
    let (offer, answer) = (Words.proposal(question.proposal), Words.size(question.answer))
    add(
      .offer, "\(node.title) asks \(child.title) what it would make of \(offer).", from: node.id,
      to: child.id,
      label: offer, [box(child, Self.size(question.proposal, question.answer), .offer, offer)])
    add(
      .answer, "\(child.title) would be \(answer).", from: child.id, to: node.id, label: answer,
      [box(child, question.answer, .answer, answer)])
  }

  /// Returns whether it is the question behind the size that the view has in the end.
  private func isFinal(_ question: LayoutTrace.Question) -> Bool {
    guard let node = layout[question.node] else { return false }
    return question.proposal == node.proposal && question.answer == node.frame.size
      && !question.reason.isProbe
  }

  private func answerClause(_ node: TracedLayout.Node) -> String {
    let clauses = Axis.allCases.map { axis -> String in
      let answer = layout.answer(of: node, axis, layout.offer(to: node.id, axis))
      return answer.clause
    }
    return clauses[0] == clauses[1] ? clauses[0] : clauses.joined(separator: "; ")
  }

  // MARK: Places

  private mutating func tellPlaces(_ node: TracedLayout.Node) {
    for id in node.children.prefix(Self.toldCount) {
      guard let child = layout.subject(id) else { continue }
      let clauses = Axis.allCases.compactMap { axis -> String? in
        guard let place = layout.place(of: id, axis), place.container == node.id else { return nil }
        return "\(place.clause): its \(Words.side(axis)) is at \(place.arithmetic.equation)"
      }
      guard !clauses.isEmpty else { continue }
      add(
        .place, "\(child.title): \(clauses.joined(separator: "; ")).", from: node.id, to: child.id,
        [box(child, child.frame.size, .place, "\(describe(child.local.minX)), \(describe(child.local.minY))")]
      )
    }
    tellRest(node.children.count, "get their places in the same way", of: node)
  }

  /// Of many children only the first are described.
  mutating func tellRest(_ count: Int, _ what: String, of node: TracedLayout.Node) {
    guard count > Self.toldCount else { return }
    let rest = count - Self.toldCount
    add(.group, "\(rest) more \(rest == 1 ? "view" : "views") \(what).", from: node.id, to: node.id, [])
  }

  // MARK: Words and boxes

  mutating func add(
    _ kind: Step.Kind, _ text: String, from: NodeID, to: NodeID, label: String = "", _ boxes: [Box]
  ) {
    steps.append(Step(kind: kind, text: text, from: from, to: to, label: label, boxes: boxes))
  }

  /// A size at the view's final place.
  func box(_ node: TracedLayout.Node, _ size: CGSize, _ kind: Step.Kind, _ label: String) -> Box {
    Box(frame: CGRect(origin: node.frame.origin, size: size), kind: kind, label: label)
  }

  func node(_ id: NodeID) -> TracedLayout.Node? { layout.subject(id) ?? layout[id] }
  var traced: TracedLayout { layout }

  /// An unspecified side is drawn as long as the answer, and endless ones far beyond the canvas.
  static func size(_ proposal: ProposedViewSize, _ answer: CGSize) -> CGSize {
    CGSize(
      width: min(proposal.width ?? answer.width, 20_000),
      height: min(proposal.height ?? answer.height, 20_000))
  }
}
