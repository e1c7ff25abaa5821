import PlumbLayout

/// The details of a full explanation: how a stack determined its gaps and the order of its children.
extension TracedLayout {
  func details(of node: Node) -> [Explanation.Sentence] {
    guard case .stack = node.rule, let scope = node.answer else { return [] }
    var sentences: [Explanation.Sentence] = []
    let gaps = scope.facts.compactMap { fact -> (NodeID, CGFloat, GapSource)? in
      if case .gap(let before, let length, let source) = fact { (before, length, source) } else { nil }
    }
    for (before, length, source) in gaps.prefix(Self.toldCount) {
      sentences.append(
        detail(
          "The gap before \(name(of: before)) is \(describe(length)): \(source.meaning).", .gap,
          [.init("gap", length)]))
    }
    let turns = scope.turns
    for one in turns.prefix(Self.toldCount) where turns.count > 1 {
      let asked =
        one.wasKnown ? "which is known without asking" : "as it answers to 0 and to endless room"
      sentences.append(
        detail(
          "\(name(of: one.node)) gets its share \(Words.place(one.order, of: turns.count)): it takes from \(describe(one.minimum)) to \(describe(one.maximum)), \(asked).",
          .order,
          [.init("minimum", one.minimum), .init("maximum", one.maximum), .init("priority", one.priority)]))
    }
    for case .group(let priority, let children, let available, let reserved) in scope.facts
    where priority != turns.first?.priority || children != turns.count {
      let who = children == 1 ? "One view" : "The \(Words.count(children)) views"
      let last = children == 1 ? "that gets its share last" : "that get their shares last"
      let priority = priority == -.infinity ? last : "of priority \(describe(priority))"
      sentences.append(
        detail(
          "\(who) \(priority) may have \(describe(available))\(reserved == 0 ? "" : ", with \(describe(reserved)) kept for those of lower priority").",
          .group,
          [.init("available", available), .init("reserved", reserved)]))
    }
    return sentences
  }

  /// The maximum number of gaps and turns in a sentence.
  private static let toldCount = 40

  private func detail(_ text: String, _ rule: Explanation.Rule, _ numbers: [Explanation.Number])
    -> Explanation.Sentence
  {
    Explanation.Sentence(text: text, about: .cause, rule: rule, numbers: numbers, isDetail: true)
  }
}
