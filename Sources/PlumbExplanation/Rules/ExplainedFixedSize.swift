import PlumbLayout

extension LayoutRule.FixedSize: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true) }

  func written(_ title: String) -> String? {
    if axes.contains(.horizontal) && axes.contains(.vertical) { return "fixedSize()" }
    return axes.contains(.horizontal)
      ? "fixedSize(horizontal: true, vertical: false)" : "fixedSize(horizontal: false, vertical: true)"
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { !axes.contains(axis) }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    offer.rule = .fixedSize
    if offer.value == nil, let whole = parent.proposal[axis] {
      offer.tail = " and does not pass on the \(describe(whole)) that it is offered itself"
      offer.numbers.append(.init("whole", whole))
    }
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.fixedSizeAnswer(node, axes, axis) }
}

extension TracedLayout {
  fileprivate func fixedSizeAnswer(_ node: Node, _ fixed: Axis.Set, _ axis: Axis) -> ExplainedAnswer? {
    var answer = contentAnswer(node, axis)
    if fixed.contains(axis), node.proposal[axis] != nil, let child = content(node) {
      answer?.clause =
        "it has the ideal \(Words.length(axis)) of \(child.title), \(describe(child.frame.size[axis])), whatever it is offered"
    }
    return answer
  }
}
