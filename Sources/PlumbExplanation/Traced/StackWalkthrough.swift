import PlumbLayout

/// The steps of a stack: gaps, turns, groups, shares, one at a time.
extension LayoutWalkthrough {
  mutating func tellStack(_ node: TracedLayout.Node, _ axis: Axis) {
    guard let scope = node.answer else { return }
    tellGaps(node, scope, axis)
    let turns = scope.turns
    let hasPriorities = turns.contains { $0.priority != turns[0].priority }
    for one in turns.prefix(Self.toldCount) {
      tellTurn(one, of: turns.count, hasPriorities: hasPriorities, of: node, axis)
    }
    tellRest(turns.count, "are asked, and get their shares, after these", of: node)
    var facts = scope.facts.compactMap { fact -> (CGFloat, Int, CGFloat, CGFloat)? in
      if case .group(let priority, let children, let available, let reserved) = fact {
        return (priority, children, available, reserved)
      }
      return nil
    }
    let isGrouped = facts.count > 1
    let offers = scope.asked.filter { !$0.reason.isProbe }
    for question in offers.prefix(Self.toldCount) {
      guard let child = self.node(question.node) else { continue }
      if case .share(_, _, _, _, let priority, _) = question.reason, let group = facts.first,
        group.0 == priority
      {
        facts.removeFirst()
        tellGroup(group, isAlone: !isGrouped, of: node, axis)
      }
      tellOffer(question, to: child, of: node, axis)
    }
    tellRest(offers.count, "get their offers in the same way", of: node)
    tellLine(node, scope)
  }

  // MARK: Gaps

  private mutating func tellGaps(_ node: TracedLayout.Node, _ scope: TracedLayout.Scope, _ axis: Axis) {
    let gaps = scope.facts.compactMap { fact -> CGFloat? in
      if case .gap(_, let length, _) = fact { length } else { nil }
    }
    guard !gaps.isEmpty else { return }
    let sum = Arithmetic.adding(gaps)
    let many = gaps.count == 1 ? "The gap" : "The \(Words.count(gaps.count)) gaps"
    let verb = gaps.count == 1 ? "is" : "are"
    var text = "\(many) between its \(Words.count(node.children.count)) views \(verb) \(sum.equation)"
    if let whole = scope.proposal[axis], whole > 0, whole < .infinity {
      let rest = Arithmetic.taking(Arithmetic.terms(gaps), from: whole)
      text += "; \(rest.equation) \(rest.value == 1 ? "is" : "are") left for the views"
    }
    add(.gap, "\(text).", from: node.id, to: node.id, gapBoxes(node, axis))
  }

  /// The gaps between the views at their final places.
  private func gapBoxes(_ node: TracedLayout.Node, _ axis: Axis) -> [Box] {
    let frames = node.children.compactMap { traced[$0]?.frame }.sorted { $0.origin[axis] < $1.origin[axis] }
    return zip(frames, frames.dropFirst()).prefix(Self.toldCount).compactMap { one, next in
      let start = one.origin[axis] + one.size[axis]
      let length = next.origin[axis] - start
      guard length > 0.001 else { return nil }
      var frame = node.frame
      frame.origin[axis] = start
      frame.size[axis] = length
      return Box(frame: frame, kind: .gap, label: describe(length))
    }
  }

  // MARK: Turns

  private mutating func tellTurn(
    _ one: TracedLayout.Turn, of count: Int, hasPriorities: Bool, of node: TracedLayout.Node, _ axis: Axis
  ) {
    guard let child = self.node(one.node) else { return }
    let flexibility: Arithmetic =
      one.flexibility == .infinity
      ? .number(.infinity) : .difference(.number(one.maximum), [.number(one.minimum)])
    var text =
      "\(child.title) takes from \(describe(one.minimum)) to \(describe(one.maximum)), so its flexibility is \(flexibility.equation)"
    if hasPriorities {
      text += " and its priority is \(describe(one.priority))"
    }
    text += count == 1 ? "." : ": it gets its share \(Words.place(one.order, of: count))."
    add(
      .turn, text, from: node.id, to: one.node,
      [box(child, child.frame.size, .turn, "\(one.order + 1)")])
  }

  private mutating func tellGroup(
    _ group: (priority: CGFloat, children: Int, available: CGFloat, reserved: CGFloat), isAlone: Bool,
    of node: TracedLayout.Node, _ axis: Axis
  ) {
    let who =
      group.children == 1
      ? "One view has" : "\(Words.first(Words.count(group.children))) views have"
    var text = "\(who) "
    text += isAlone ? "the same priority" : "the priority \(describe(group.priority))"
    text +=
      group.children == 1
      ? " and may have \(describe(group.available))" : " and share \(describe(group.available))"
    if group.reserved > 0 {
      text += ", with \(describe(group.reserved)) kept for the least that lower priorities take"
    }
    add(.group, "\(text).", from: node.id, to: node.id, [])
  }

  // MARK: Shares

  private mutating func tellOffer(
    _ question: LayoutTrace.Question, to child: TracedLayout.Node, of node: TracedLayout.Node, _ axis: Axis
  ) {
    let offer = Words.proposal(question.proposal)
    var text = "\(node.title) offers \(child.title) \(offer)"
    var rest = ""
    switch question.reason {
    case .share(let remaining, let children, _, _, _, _):
      let share: Arithmetic =
        children == 1 ? .number(remaining) : .quotient(.number(remaining), .number(CGFloat(children)))
      text +=
        remaining < 0
        ? ": nothing is left to share"
        : children == 1
          ? ": all that is left, \(share.text)"
          : ": its \(Words.length(axis)) is \(share.equation), an equal share of what is left"
      let left: Arithmetic = .difference(.number(remaining), [.number(question.answer[axis])])
      if children > 1 { rest = "; \(left.equation) \(left.value == 1 ? "is" : "are") left" }
    case .onlyChild: text += ": it is the only one, so it may have everything"
    case .sameForAll: text += ", as every view in it"
    case .passedOn, .minimum, .maximum, .cell, .slot, .aspectRatio, .proportions, .fit, .layer, .layout,
      .placement:
      break
    }
    add(
      .offer, "\(text).", from: node.id, to: question.node, label: offer,
      [box(child, LayoutWalkthrough.size(question.proposal, question.answer), .offer, offer)])
    let size = Words.size(question.answer)
    add(
      .answer, "\(child.title) answers \(size)\(rest).", from: question.node, to: node.id, label: size,
      [box(child, question.answer, .answer, size)])
  }

  // MARK: The line

  private mutating func tellLine(_ node: TracedLayout.Node, _ scope: TracedLayout.Scope) {
    for case .line(let key, let value) in scope.facts {
      var frame = node.frame
      frame.origin[key.axis] += value
      frame.size[key.axis] = 0
      add(
        .line,
        "The views are lined up: the \(Words.guide(key)) of each lies on a line at \(describe(value)).",
        from: node.id, to: node.id, [Box(frame: frame, kind: .line, label: "")])
      return
    }
  }
}
