import PlumbLayout

extension LayoutRule.Stack: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(linesUp: true, noun: "the stack") }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    if self.axis == axis { return layout.share(of: child, in: parent, axis, &offer) }
    layout.own(&offer, parent, axis)
    offer.rule = .cross
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? {
    self.axis == axis ? layout.lineAnswer(node, axis) : layout.extentAnswer(node, axis)
  }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace {
    self.axis == axis ? layout.linePlace(child, parent, axis) : layout.guidePlace(child, parent, axis)
  }
}

extension LayoutRule.DepthStack: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(linesUp: true, noun: "the stack") }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.own(&offer, parent, axis)
    offer.rule = .cross
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.extentAnswer(node, axis) }
}

extension TracedLayout {
  fileprivate func linePlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    guard node.index > 0, let last = nodes[parent.children[node.index - 1]] else {
      return ExplainedPlace(
        clause: "it is the first in \(parent.containerWord)", arithmetic: .number(0),
        rule: .first, container: parent.id)
    }
    guard node.index <= Self.toldBefore else { return latePlace(node, after: last, in: parent, axis) }
    let before = parent.children.prefix(node.index)
    let lengths = before.map { nodes[$0]?.frame.size[axis] ?? 0 }
    let gaps =
      before.dropFirst().map { self.gap(before: $0, in: parent) } + [self.gap(before: node.id, in: parent)]
    let terms = [Arithmetic.adding(lengths), Arithmetic.adding(gaps)].filter { $0.value != 0 }
      .flatMap { (term: Arithmetic) -> [Arithmetic] in
        if case .sum(let terms) = term { terms } else { [term] }
      }
    let sum: Arithmetic = terms.isEmpty ? .number(0) : terms.count == 1 ? terms[0] : .sum(terms)
    let gap = gaps.last == 0 ? "without a gap" : "with a gap of \(describe(gaps.last ?? 0))"
    return ExplainedPlace(
      clause: "it comes after \(name(of: last.id)) \(gap)",
      arithmetic: sum, rule: .after, container: parent.id,
      numbers: [.init("before", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +))])
  }

  /// The maximum number of views before one that are shown as a sum; of later ones only the end of the last is shown.
  private static let toldBefore = 12

  fileprivate func latePlace(_ node: Node, after last: Node, in parent: Node, _ axis: Axis) -> ExplainedPlace
  {
    let gap = self.gap(before: node.id, in: parent)
    // From the leading side, whatever the direction.
    let start =
      axis == .horizontal && parent.isMirrored
      ? parent.frame.width - last.local.maxX : last.local.origin[axis]
    let end = start + last.frame.size[axis]
    let sum: Arithmetic = gap == 0 ? .number(end) : .sum([.number(end), .number(gap)])
    return ExplainedPlace(
      clause:
        "it comes after \(name(of: last.id)), which ends at \(describe(end)), \(gap == 0 ? "without a gap" : "with a gap of \(describe(gap))")",
      arithmetic: sum, rule: .after, container: parent.id,
      numbers: [.init("before", end), .init("gaps", gap)])
  }

  fileprivate func gap(before id: NodeID, in parent: Node) -> CGFloat {
    for case .gap(_, let length, _) in parent.arrangement?.facts(of: id) ?? [] { return length }
    return 0
  }
}
