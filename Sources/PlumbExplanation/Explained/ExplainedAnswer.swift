import PlumbLayout

/// The way from a view's offer to its length.
struct ExplainedAnswer {
  /// "its children and the gaps between them are 60 + 8 + 120"
  var clause: String
  /// Its value is the length.
  var arithmetic: Arithmetic
  var rule: Explanation.Rule
  /// Whether the offer has a part in the answer, so that it is explained first.
  var needsOffer = false
  /// The view inside whose length this is, which is explained next.
  var inner = NodeID.none
  var numbers: [Explanation.Number] = []
}

extension TracedLayout {
  func answer(of node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    need(node.id)
    let known = node.rule.answer(of: node, axis, offer, in: self)
    // The facts and the answer must agree, or the plain answer is used.
    if let known, abs(known.arithmetic.value - length) < 0.001 || known.arithmetic.value == length {
      return known
    }
    return plainAnswer(of: node, axis, offer)
  }

  /// The answer as it came, where no more is known: a user's own layout.
  private func plainAnswer(of node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    let asked = (node.answer?.asked ?? []).filter { node.children.contains($0.node) }
    // A shape of a user's own, a view that only draws, or a layout that takes what there is.
    if asked.isEmpty, let taken = takes(offer, .fill), taken.arithmetic.value == length { return taken }
    let how =
      asked.isEmpty
      ? "that is its own answer" : "that is its own answer, after it asked \(questions(asked))"
    return ExplainedAnswer(
      clause: how, arithmetic: .number(length), rule: .own, needsOffer: true,
      numbers: [.init("answer", length), .init("questions", CGFloat(asked.count))])
  }

  /// Returns the text for the questions that a user's own layout asked, in order.
  private func questions(_ asked: [LayoutTrace.Question]) -> String {
    let most = 4
    var words = asked.prefix(most).map { question in
      return
        "\(name(of: question.node)) for \(Words.proposal(question.proposal)) (\(Words.size(question.answer)))"
    }
    if asked.count > most { words.append("\(asked.count - most) more") }
    return Words.list(words)
  }

  // MARK: Leaves

  func takes(_ offer: ExplainedOffer, _ rule: Explanation.Rule) -> ExplainedAnswer? {
    guard let value = offer.value, let arithmetic = offer.arithmetic else { return nil }
    if value < 0 {
      return ExplainedAnswer(
        clause: "nothing is smaller than 0", arithmetic: .number(0), rule: rule, needsOffer: true)
    }
    return ExplainedAnswer(
      clause: "it takes that", arithmetic: arithmetic, rule: rule, needsOffer: true)
  }

  // MARK: Modifiers

  /// The node's only child, or its primary one.
  func content(_ node: Node) -> Node? { node.children.first.flatMap { subject($0) } }

  func contentAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let child = content(node) else {
      return ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: .empty)
    }
    return ExplainedAnswer(
      clause: "it is as \(Words.long(axis)) as \(child.title), \(describe(child.frame.size[axis]))",
      arithmetic: .number(child.frame.size[axis]), rule: .content, inner: child.id,
      numbers: [.init("content", child.frame.size[axis])])
  }

}
