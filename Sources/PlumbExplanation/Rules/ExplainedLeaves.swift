import PlumbLayout

extension LayoutRule.Fill: ExplainedRule {
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.fillAnswer(node, axis, offer) }
}

struct SquareRule: ExplainedRule {
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.squareAnswer(node, axis) }
}

extension LayoutRule.Spacer: ExplainedRule {
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.spacerAnswer(node, self, axis, offer) }
}

extension LayoutRule.Divider: ExplainedRule {
  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.dividerAnswer(node, axis, offer) }
}

extension TracedLayout {
  fileprivate func fillAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    if let answer = takes(offer, .fill) { return answer }
    for case .ideal(let ideal) in node.answer?.facts ?? [] {
      return ExplainedAnswer(
        clause: "that is \(describe(ideal[axis]))", arithmetic: .number(ideal[axis]), rule: .ideal,
        needsOffer: true,
        numbers: [.init("ideal", ideal[axis])])
    }
    return nil
  }

  fileprivate func squareAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let own = node.proposal[axis] else {
      guard let other = node.proposal[axis.cross] else { return nil }
      return ExplainedAnswer(
        clause: "it is a square, and its \(Words.length(axis.cross)) is \(describe(other))",
        arithmetic: .number(other), rule: .square)
    }
    guard let other = node.proposal[axis.cross], other != own else {
      return ExplainedAnswer(
        clause: "it takes that", arithmetic: .number(max(0, own)), rule: .square,
        needsOffer: true)
    }
    let shorter = min(own, other)
    return ExplainedAnswer(
      clause:
        "a circle takes the shorter side of the \(describe(node.proposal.width ?? 0)) × \(describe(node.proposal.height ?? 0)) that it is offered",
      arithmetic: shorter < 0 ? .number(0) : .smaller(.number(own), .number(other)), rule: .square,
      needsOffer: own < other,
      numbers: [.init("width", node.proposal.width ?? 0), .init("height", node.proposal.height ?? 0)])
  }

  fileprivate func spacerAnswer(
    _ node: Node, _ spacer: LayoutRule.Spacer, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer? {
    if spacer.axis == axis.cross {
      let stack = axis == .vertical ? "an HStack" : "a VStack"
      return ExplainedAnswer(
        clause: "in \(stack) a Spacer has no \(Words.length(axis))", arithmetic: .number(0), rule: .spacer)
    }
    let minimum = spacer.minimum
    if let value = offer.value, value > minimum { return takes(offer, .spacer) }
    let isLess = (offer.value ?? minimum) < minimum
    return ExplainedAnswer(
      clause: isLess
        ? "it never gets less than its minimum, \(describe(minimum))"
        : "that is its minimum, \(describe(minimum))",
      arithmetic: .number(minimum), rule: .minimum, needsOffer: true,
      numbers: [.init("minimum", minimum)])
  }

  fileprivate func dividerAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    for case .thickness(let thin, let thickness) in node.answer?.facts ?? [] {
      guard thin == axis else { break }
      return ExplainedAnswer(
        clause: "a Divider's line is \(describe(thickness)) thick", arithmetic: .number(thickness),
        rule: .thickness,
        numbers: [.init("thickness", thickness)])
    }
    return takes(offer, .fill)
      ?? ExplainedAnswer(clause: "that is 10", arithmetic: .number(10), rule: .ideal, needsOffer: true)
  }
}
