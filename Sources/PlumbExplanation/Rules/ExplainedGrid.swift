import PlumbLayout

extension LayoutRule.Grid: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(noun: "the grid") }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.slot(of: child, in: parent, axis, &offer)
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.gridAnswer(node, axis) }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.gridPlace(child, parent, axis) }
}

extension TracedLayout {
  fileprivate func slot(of child: Node, in parent: Node, _ axis: Axis, _ offer: inout ExplainedOffer) {
    let facts = (parent.arrangement?.facts ?? []) + (parent.answer?.facts ?? [])
    let own = (parent.arrangement?.facts(of: child.id) ?? []) + (parent.answer?.facts(of: child.id) ?? [])
    offer.rule = .slot
    for case .slot(_, let columns, let row, let rect) in own {
      let number = axis == .horizontal ? columns.lowerBound + 1 : row + 1
      let what = axis == .horizontal ? (columns.count > 1 ? "columns" : "column") : "row"
      let numbers =
        axis == .horizontal && columns.count > 1 ? "\(number) to \(columns.upperBound)" : "\(number)"
      if rect.size[axis] == offer.value {
        offer.share = .slot("the \(Words.length(axis)) of \(what) \(numbers)")
        offer.numbers.append(.init(what, CGFloat(number)))
        return
      }
      for case .gridShare(axis, let offered, let gaps, let committed, let open, let share) in facts
      where share == offer.value && columns.count == 1 {
        offer.rule = .gridShare
        let rest = Arithmetic.taking([.number(gaps), .number(committed)], from: offered)
        offer.arithmetic = open == 1 ? rest : .quotient(rest, .number(CGFloat(open)))
        offer.numbers += [
          .init("gaps", gaps), .init("committed", committed), .init("tracks", CGFloat(open)),
        ]
        offer.tail = ", the share of \(what) \(numbers)"
        return
      }
    }
  }

  fileprivate func gridPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    for case .slot(_, let columns, let row, let rect) in parent.arrangement?.facts(of: node.id) ?? [] {
      let number = axis == .horizontal ? columns.lowerBound + 1 : row + 1
      let start = rect.origin[axis]
      let inside = node.local.origin[axis] - start
      let slot = "\(axis == .horizontal ? "column" : "row") \(number) starts at \(describe(start))"
      let sum = Arithmetic.adding([start, inside])
      return ExplainedPlace(
        clause: inside == 0 ? slot : "\(slot) and it stands \(describe(inside)) further in", arithmetic: sum,
        rule: .slot, container: parent.id, numbers: [.init("slot", start), .init("inside", inside)])
    }
    return given(node, parent, axis)
  }
}
