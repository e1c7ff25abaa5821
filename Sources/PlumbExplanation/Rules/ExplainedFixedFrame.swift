import PlumbLayout

extension LayoutRule.FixedFrame: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isFrame: true, noun: "the frame") }

  func written(_ title: String) -> String? {
    let words = Axis.allCases.compactMap { axis in
      length(axis).map { "\(Words.length(axis)): \(describe($0))" }
    }
    return Words.call("frame", words)
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { layout.fixedLength(parent, axis) == nil }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    (offer.source, offer.rule) = (.none, .frame)
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.fixedAnswer(node, axis) }
}

extension TracedLayout {
  fileprivate func fixedAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    if let length = fixedLength(node, axis) {
      let clause =
        node.title.hasPrefix("frame")
        ? "it says so" : "it has a size of its own, whatever it is offered"
      return ExplainedAnswer(
        clause: clause, arithmetic: .number(length), rule: node.title.hasPrefix("frame") ? .frame : .fixed,
        numbers: [.init("length", length)])
    }
    guard var answer = contentAnswer(node, axis) else { return nil }
    answer.clause = "it says no \(Words.length(axis)), so " + answer.clause
    return answer
  }
}
