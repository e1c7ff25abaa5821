import PlumbLayout

extension LayoutRule.Offset: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true) }

  func written(_ title: String) -> String? {
    Words.call("offset", ["x: \(describe(x))", "y: \(describe(y))"])
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { true }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.offsetPlace(child, parent, axis, axis == .horizontal ? x : y) }
}

extension LayoutRule.Position: ExplainedRule {
  func written(_ title: String) -> String? {
    Words.call("position", ["x: \(describe(x))", "y: \(describe(y))"])
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { true }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? {
    guard let value = offer.value, let arithmetic = offer.arithmetic else {
      return layout.contentAnswer(node, axis)
    }
    return ExplainedAnswer(
      clause: "it takes all that it is offered", arithmetic: value < 0 ? .number(0) : arithmetic,
      rule: .position, needsOffer: true)
  }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.positionPlace(child, parent, axis, axis == .horizontal ? x : y) }
}

extension TracedLayout {
  fileprivate func offsetPlace(_ node: Node, _ parent: Node, _ axis: Axis, _ offset: CGFloat)
    -> ExplainedPlace
  {
    let way =
      axis == .horizontal ? (offset < 0 ? "to the left" : "to the right") : (offset < 0 ? "up" : "down")
    return ExplainedPlace(
      clause: "\(parent.title) moves it \(describe(abs(offset))) \(way)", arithmetic: .number(offset),
      rule: .offset,
      container: parent.id, numbers: [.init("offset", offset)])
  }

  fileprivate func positionPlace(_ node: Node, _ parent: Node, _ axis: Axis, _ centre: CGFloat)
    -> ExplainedPlace
  {
    let half = node.frame.size[axis] / 2
    return ExplainedPlace(
      clause: "its centre, \(describe(half)), stands at \(describe(centre))",
      arithmetic: .difference(.number(centre), [.number(half)]), rule: .position, container: parent.id,
      numbers: [.init("guide", half), .init("line", centre)])
  }
}
