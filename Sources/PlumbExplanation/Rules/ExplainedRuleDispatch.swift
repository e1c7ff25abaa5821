import PlumbLayout

// The way from a node to the explanations of its rule. Each function here is one question of `ExplainedRule`, and names every
// rule; nothing else in this target does.

extension LayoutRule {
  /// The word for a node with the rule that a control adds without a name, such as the insets of a row; nil for one that
  /// only passes on what it is offered.
  package var partWord: String? { explained.part }

  var explained: ExplainedTraits {
    switch self {
    case .fill(let rule): rule.explainedTraits
    case .square: SquareRule().explainedTraits
    case .spacer(let rule): rule.explainedTraits
    case .divider(let rule): rule.explainedTraits
    case .stack(let rule): rule.explainedTraits
    case .depthStack(let rule): rule.explainedTraits
    case .grid(let rule): rule.explainedTraits
    case .fixedFrame(let rule): rule.explainedTraits
    case .flexibleFrame(let rule): rule.explainedTraits
    case .padding(let rule): rule.explainedTraits
    case .layered(let rule): rule.explainedTraits
    case .offset(let rule): rule.explainedTraits
    case .position(let rule): rule.explainedTraits
    case .fixedSize(let rule): rule.explainedTraits
    case .aspectRatio(let rule): rule.explainedTraits
    case .priority(let value): PriorityRule(value: value).explainedTraits
    case .plain, .wrapper: PlainRule().explainedTraits
    case .object: ObjectRule().explainedTraits
    }
  }

  func written(_ title: String) -> String? {
    switch self {
    case .fill(let rule): rule.written(title)
    case .square: SquareRule().written(title)
    case .spacer(let rule): rule.written(title)
    case .divider(let rule): rule.written(title)
    case .stack(let rule): rule.written(title)
    case .depthStack(let rule): rule.written(title)
    case .grid(let rule): rule.written(title)
    case .fixedFrame(let rule): rule.written(title)
    case .flexibleFrame(let rule): rule.written(title)
    case .padding(let rule): rule.written(title)
    case .layered(let rule): rule.written(title)
    case .offset(let rule): rule.written(title)
    case .position(let rule): rule.written(title)
    case .fixedSize(let rule): rule.written(title)
    case .aspectRatio(let rule): rule.written(title)
    case .priority(let value): PriorityRule(value: value).written(title)
    case .plain, .wrapper: PlainRule().written(title)
    case .object: ObjectRule().written(title)
    }
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  {
    switch self {
    case .fill(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .square: SquareRule().passesOn(parent, to: child, axis, in: layout)
    case .spacer(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .divider(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .stack(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .depthStack(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .grid(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .fixedFrame(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .flexibleFrame(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .padding(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .layered(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .offset(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .position(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .fixedSize(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .aspectRatio(let rule): rule.passesOn(parent, to: child, axis, in: layout)
    case .priority(let value): PriorityRule(value: value).passesOn(parent, to: child, axis, in: layout)
    case .plain, .wrapper: PlainRule().passesOn(parent, to: child, axis, in: layout)
    case .object: ObjectRule().passesOn(parent, to: child, axis, in: layout)
    }
  }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    switch self {
    case .fill(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .square: SquareRule().complete(&offer, to: child, from: parent, axis, in: layout)
    case .spacer(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .divider(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .stack(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .depthStack(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .grid(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .fixedFrame(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .flexibleFrame(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .padding(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .layered(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .offset(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .position(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .fixedSize(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .aspectRatio(let rule): rule.complete(&offer, to: child, from: parent, axis, in: layout)
    case .priority(let value):
      PriorityRule(value: value).complete(&offer, to: child, from: parent, axis, in: layout)
    case .plain, .wrapper: PlainRule().complete(&offer, to: child, from: parent, axis, in: layout)
    case .object: ObjectRule().complete(&offer, to: child, from: parent, axis, in: layout)
    }
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? {
    switch self {
    case .fill(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .square: SquareRule().answer(of: node, axis, offer, in: layout)
    case .spacer(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .divider(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .stack(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .depthStack(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .grid(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .fixedFrame(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .flexibleFrame(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .padding(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .layered(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .offset(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .position(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .fixedSize(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .aspectRatio(let rule): rule.answer(of: node, axis, offer, in: layout)
    case .priority(let value): PriorityRule(value: value).answer(of: node, axis, offer, in: layout)
    case .plain, .wrapper: PlainRule().answer(of: node, axis, offer, in: layout)
    case .object: ObjectRule().answer(of: node, axis, offer, in: layout)
    }
  }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace {
    switch self {
    case .fill(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .square: SquareRule().place(of: child, in: parent, axis, in: layout)
    case .spacer(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .divider(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .stack(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .depthStack(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .grid(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .fixedFrame(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .flexibleFrame(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .padding(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .layered(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .offset(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .position(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .fixedSize(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .aspectRatio(let rule): rule.place(of: child, in: parent, axis, in: layout)
    case .priority(let value): PriorityRule(value: value).place(of: child, in: parent, axis, in: layout)
    case .plain, .wrapper: PlainRule().place(of: child, in: parent, axis, in: layout)
    case .object: ObjectRule().place(of: child, in: parent, axis, in: layout)
    }
  }
}
