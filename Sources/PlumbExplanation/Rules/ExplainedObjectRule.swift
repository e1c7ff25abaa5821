import PlumbLayout

/// A view with its own code, of which its role and the facts of its layout are known.
struct ObjectRule: ExplainedRule {
  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { parent.object == .choice || parent.object == .outset }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.objectOffer(&offer, parent, child, axis)
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.objectAnswer(node, axis, offer) }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.objectPlace(child, parent, axis) ?? layout.guidePlace(child, parent, axis) }
}

extension TracedLayout {
  /// Adds the offer of a view with its own code.
  fileprivate func objectOffer(_ offer: inout ExplainedOffer, _ parent: Node, _ child: Node, _ axis: Axis) {
    guard let value = offer.value else {
      for case .scroll(axis, _, _) in parent.arrangement?.facts ?? [] {
        offer.tail = ", because it scrolls that way"
      }
      return
    }
    let whole = parent.proposal[axis]
    for fact in (parent.arrangement?.facts ?? []) + (parent.answer?.facts ?? []) {
      switch fact {
      case .bar(axis, let length, let gap, _) where parent.children.first == child.id:
        guard let whole else { continue }
        offer.rule = .bar
        let rest = Arithmetic.taking([.number(length), .number(gap)], from: whole)
        if rest.value == value {
          (offer.arithmetic, offer.tail) = (rest, ", what the bar beside it leaves")
          return
        }
      case .margins(let insets):
        guard let whole, insets.total(along: axis) != 0 else { continue }
        let rest = Arithmetic.taking(
          Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]]), from: whole)
        if rest.value == value {
          (offer.arithmetic, offer.tail, offer.rule) = (rest, ", without the margins", .padding)
          return
        }
      case .outset(let insets):
        guard let whole, insets.total(along: axis) != 0 else { continue }
        let terms = Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
        let sum: Arithmetic = .sum([.number(whole)] + terms)
        if abs(sum.value - value) < 0.001 {
          (offer.arithmetic, offer.tail, offer.rule) = (sum, ", with what is not safe", .safeArea)
          return
        }
      case .matched(let size?, _) where size[axis] == value:
        (offer.tail, offer.rule, offer.source) = (
          ", the \(Words.length(axis)) of the view that it matches", .matched, .none
        )
        return
      case .relative(axis, let container, let isScrollView, value):
        let what =
          isScrollView
          ? "the scroll view's room, \(describe(container))" : "the canvas, \(describe(container))"
        (offer.tail, offer.rule, offer.source) = (", made from \(what)", .relative, .none)
        return
      case .cell(child.id, axis, _, value, let longest):
        // A line is as long as its cells: an offer to the container has no part in it.
        (offer.share, offer.rule, offer.source) = (track(axis), .slot, .none)
        if longest.exists { offer.tail = ", the ideal \(Words.length(axis)) of \(name(of: longest))" }
        return
      case .anchored(child.id, axis, _, value, _) where value != parent.frame.size[axis]:
        (offer.share, offer.rule) = (track(axis), .slot)
        return
      default: continue
      }
    }
    if parent.frame.size[axis] == value { own(&offer, parent, axis) }
  }

  private func track(_ axis: Axis) -> ExplainedOffer.Share {
    .slot("the \(Words.length(axis)) of its \(axis == .horizontal ? "column" : "row")")
  }
}
