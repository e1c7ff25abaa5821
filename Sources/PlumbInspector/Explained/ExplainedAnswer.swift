import PlumbLayout
import PlumbViews

/// How a view came from what it was offered to a length of its own.
struct ExplainedAnswer {
  /// "its children and the gaps between them are 60 + 8 + 120"
  var clause: String
  /// Its value is the length.
  var arithmetic: Arithmetic
  var rule: String
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
    let known = knownAnswer(of: node, axis, offer)
    // What was noted and what came must agree, or the plain truth is told.
    if let known, abs(known.arithmetic.value - length) < 0.001 || known.arithmetic.value == length {
      return known
    }
    return plainAnswer(of: node, axis, offer)
  }

  private func knownAnswer(of node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    switch node.rule {
    case .fill: return fillAnswer(node, axis, offer)
    case .square: return squareAnswer(node, axis)
    case .spacer(let spacer): return spacerAnswer(node, spacer, axis, offer)
    case .divider: return dividerAnswer(node, axis, offer)
    case .stack(let stack): return stack.axis == axis ? lineAnswer(node, axis) : extentAnswer(node, axis)
    case .depthStack: return extentAnswer(node, axis)
    case .grid: return gridAnswer(node, axis)
    case .fixedFrame: return fixedAnswer(node, axis)
    case .flexibleFrame: return flexibleAnswer(node, axis, offer)
    case .padding: return paddingAnswer(node, axis)
    case .position:
      guard let value = offer.value, let arithmetic = offer.arithmetic else {
        return contentAnswer(node, axis)
      }
      return ExplainedAnswer(
        clause: "it takes all that it is offered", arithmetic: value < 0 ? .number(0) : arithmetic,
        rule: "position", needsOffer: true)
    case .fixedSize(let fixed): return fixedSizeAnswer(node, fixed.axes, axis)
    case .layered, .offset, .priority, .plain, .wrapper, .aspectRatio:
      return contentAnswer(node, axis)
    case .object: return objectAnswer(node, axis, offer)
    }
  }

  /// The answer as it came, where no more is known: a user's own layout.
  private func plainAnswer(of node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    let asked = (node.answer?.asked ?? []).filter { node.children.contains($0.node) }
    // A shape of a user's own, a view that only draws, or a layout that takes what there is.
    if asked.isEmpty, let taken = takes(offer, "fill"), taken.arithmetic.value == length { return taken }
    let how =
      asked.isEmpty
      ? "that is its own answer" : "that is its own answer, after it asked \(questions(asked))"
    return ExplainedAnswer(
      clause: how, arithmetic: .number(length), rule: "own", needsOffer: true,
      numbers: [.init("answer", length), .init("questions", CGFloat(asked.count))])
  }

  /// Returns the words for the questions that a user's own layout asked, in order.
  private func questions(_ asked: [LayoutTrace.Question]) -> String {
    let most = 4
    var words = asked.prefix(most).map { question in
      func side(_ length: CGFloat?) -> String { length.map(describe) ?? "ideal" }
      let offer =
        question.proposal == .unspecified
        ? "its ideal size" : "\(side(question.proposal.width)) × \(side(question.proposal.height))"
      return
        "\(name(of: question.node)) for \(offer) (\(describe(question.answer.width)) × \(describe(question.answer.height)))"
    }
    if asked.count > most { words.append("\(asked.count - most) more") }
    return Words.list(words)
  }

  // MARK: Leaves

  func takes(_ offer: ExplainedOffer, _ rule: String) -> ExplainedAnswer? {
    guard let value = offer.value, let arithmetic = offer.arithmetic else { return nil }
    if value < 0 {
      return ExplainedAnswer(
        clause: "nothing is smaller than 0", arithmetic: .number(0), rule: rule, needsOffer: true)
    }
    return ExplainedAnswer(
      clause: "it takes that", arithmetic: arithmetic, rule: rule, needsOffer: true)
  }

  private func fillAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    if let answer = takes(offer, "fill") { return answer }
    for case .ideal(let ideal) in node.answer?.facts ?? [] {
      return ExplainedAnswer(
        clause: "that is \(describe(ideal[axis]))", arithmetic: .number(ideal[axis]), rule: "ideal",
        needsOffer: true,
        numbers: [.init("ideal", ideal[axis])])
    }
    return nil
  }

  private func squareAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let own = node.proposal[axis] else {
      guard let other = node.proposal[axis.cross] else { return nil }
      return ExplainedAnswer(
        clause: "it is a square, and its \(Words.length(axis.cross)) is \(describe(other))",
        arithmetic: .number(other), rule: "square")
    }
    guard let other = node.proposal[axis.cross], other != own else {
      return ExplainedAnswer(
        clause: "it takes that", arithmetic: .number(max(0, own)), rule: "square",
        needsOffer: true)
    }
    let shorter = min(own, other)
    return ExplainedAnswer(
      clause:
        "a circle takes the shorter side of the \(describe(node.proposal.width ?? 0)) × \(describe(node.proposal.height ?? 0)) that it is offered",
      arithmetic: shorter < 0 ? .number(0) : .smaller(.number(own), .number(other)), rule: "square",
      needsOffer: own < other,
      numbers: [.init("width", node.proposal.width ?? 0), .init("height", node.proposal.height ?? 0)])
  }

  private func spacerAnswer(
    _ node: Node, _ spacer: LayoutRule.Spacer, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer? {
    if spacer.axis == axis.cross {
      let stack = axis == .vertical ? "an HStack" : "a VStack"
      return ExplainedAnswer(
        clause: "in \(stack) a Spacer has no \(Words.length(axis))", arithmetic: .number(0), rule: "spacer")
    }
    let minimum = spacer.minimum
    if let value = offer.value, value > minimum { return takes(offer, "spacer") }
    let isLess = (offer.value ?? minimum) < minimum
    return ExplainedAnswer(
      clause: isLess
        ? "it never gets less than its minimum, \(describe(minimum))"
        : "that is its minimum, \(describe(minimum))",
      arithmetic: .number(minimum), rule: "minimum", needsOffer: true,
      numbers: [.init("minimum", minimum)])
  }

  private func dividerAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    for case .thickness(let thin, let thickness) in node.answer?.facts ?? [] {
      guard thin == axis else { break }
      return ExplainedAnswer(
        clause: "a Divider's line is \(describe(thickness)) thick", arithmetic: .number(thickness),
        rule: "thickness",
        numbers: [.init("thickness", thickness)])
    }
    return takes(offer, "fill")
      ?? ExplainedAnswer(clause: "that is 10", arithmetic: .number(10), rule: "ideal", needsOffer: true)
  }

  // MARK: Modifiers

  /// The node's only child, or its primary one.
  func content(_ node: Node) -> Node? { node.children.first.flatMap { subject($0) } }

  private func contentAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let child = content(node) else {
      return ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: "empty")
    }
    return ExplainedAnswer(
      clause: "it is as \(Words.long(axis)) as \(child.title), \(describe(child.frame.size[axis]))",
      arithmetic: .number(child.frame.size[axis]), rule: "content", inner: child.id,
      numbers: [.init("content", child.frame.size[axis])])
  }

  private func fixedSizeAnswer(_ node: Node, _ fixed: Axis.Set, _ axis: Axis) -> ExplainedAnswer? {
    var answer = contentAnswer(node, axis)
    if fixed.contains(axis), node.proposal[axis] != nil, let child = content(node) {
      answer?.clause =
        "it has the ideal \(Words.length(axis)) of \(child.title), \(describe(child.frame.size[axis])), whatever it is offered"
    }
    return answer
  }

  private func fixedAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    if let length = fixedLength(node, axis) {
      let clause =
        node.title.hasPrefix("frame")
        ? "it says so" : "it has a size of its own, whatever it is offered"
      return ExplainedAnswer(
        clause: clause, arithmetic: .number(length), rule: node.title.hasPrefix("frame") ? "frame" : "fixed",
        numbers: [.init("length", length)])
    }
    guard var answer = contentAnswer(node, axis) else { return nil }
    answer.clause = "it says no \(Words.length(axis)), so " + answer.clause
    return answer
  }

  private func paddingAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let insets = insets(node), let child = content(node) else { return nil }
    let inner = child.frame.size[axis]
    let terms =
      [Arithmetic.number(inner)] + Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
    let sum: Arithmetic = terms.count == 1 ? terms[0] : .sum(terms)
    let numbers: [Explanation.Number] = [
      .init("content", inner), .init("insets", insets.total(along: axis)),
    ]
    if sum.value < 0 {
      return ExplainedAnswer(
        clause: "nothing is smaller than 0", arithmetic: .number(0), rule: "padding", numbers: numbers)
    }
    if terms.count == 1 { return contentAnswer(node, axis) }
    return ExplainedAnswer(
      clause: "\(child.title) and the padding are \(sum.text)", arithmetic: sum, rule: "padding",
      inner: child.id,
      numbers: numbers)
  }

  private func flexibleAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    guard let frame = bounds(node, axis), let child = content(node) else { return nil }
    if frame.bounds == FrameBounds() {
      guard var answer = contentAnswer(node, axis) else { return nil }
      answer.clause = "it says nothing about the \(Words.length(axis)), so " + answer.clause
      return answer
    }
    var answer = ExplainedAnswer(
      clause: "", arithmetic: .number(frame.length), rule: "bounds", needsOffer: true)
    answer.numbers = [.init("content", frame.child)]
    for (name, value) in [
      ("minimum", frame.bounds.minimum), ("ideal", frame.bounds.ideal), ("maximum", frame.bounds.maximum),
    ] { if let value { answer.numbers.append(.init(name, value)) } }
    answer.clause = boundsClause(frame, child, axis)
    if frame.proposed == frame.length, frame.length != frame.child, let arithmetic = offer.arithmetic {
      answer.arithmetic = arithmetic
    }
    if frame.rule == .childWithinBounds && frame.length == frame.child {
      (answer.inner, answer.needsOffer) = (child.id, frame.proposed != nil)
    }
    return answer
  }

  private func boundsClause(
    _ frame: (
      bounds: FrameBounds, proposed: CGFloat?, child: CGFloat, rule: FrameRule, length: CGFloat
    ), _ child: Node, _ axis: Axis
  ) -> String {
    let (long, words) = (Words.long(axis), Words.length(axis))
    let maximum = frame.bounds.maximum.map(describe) ?? ""
    let minimum = frame.bounds.minimum.map(describe) ?? ""
    if frame.length == frame.bounds.maximum, frame.length < .infinity,
      (frame.proposed ?? frame.child) > frame.length
    {
      return "it gets no more \(words) than its maximum, \(maximum)"
    }
    if frame.length == frame.bounds.minimum, frame.length > 0, frame.proposed ?? frame.child < frame.length {
      return "it gets no less \(words) than its minimum, \(minimum)"
    }
    switch frame.rule {
    case .ideal: return "its ideal \(words) is \(describe(frame.length))"
    case .proposalWithinBounds: return "it takes what it is offered, which is within its bounds"
    case .maximum where frame.length == frame.proposed:
      return frame.bounds.maximum == .infinity
        ? "with an endless maximum it takes what it is offered"
        : "up to its maximum, \(maximum), it takes what it is offered"
    case .maximum:
      return
        "\(child.title) is larger, \(describe(frame.child)), and the frame does not get smaller than that"
    case .minimum where frame.length == frame.child:
      return "above its minimum, \(minimum), it is as \(long) as \(child.title)"
    case .minimum: return "with a minimum of \(minimum) it does not get larger than it is offered"
    case .childWithinBounds: return "it is as \(long) as \(child.title), \(describe(frame.child))"
    }
  }
}
