import PlumbLayout

/// The share that a stack offers a child along its axis.
extension TracedLayout {
  typealias Turn = TracedScope.Turn

  /// The maximum number of earlier views that a sentence lists one by one.
  private static let toldCount = 40

  func share(of child: Node, in stack: Node, _ axis: Axis, _ offer: inout ExplainedOffer) {
    offer.rule = .sameForAll
    guard let arrangement = offering(child),
      let question = arrangement.asked(child.id).last(where: {
        $0.reason != .minimum && $0.reason != .maximum
      })
    else { return }
    if question.reason == .onlyChild {
      offer.rule = .onlyChild
      offer.share = .allOfOwn
      return
    }
    guard
      case .share(let remaining, let children, let order, let flexibility, let priority, let reserved) =
        question.reason, let whole = arrangement.proposal[axis]
    else { return }
    offer.rule = .share
    let turns = arrangement.order
    let rest = self.rest(of: whole, remaining, before: order, priority, in: arrangement, axis)
    let quotient = children == 1 ? rest : .quotient(rest, .number(CGFloat(children)))
    if remaining < 0 {
      (offer.arithmetic, offer.tail) = (
        .number(0), ", because nothing is left: \(rest.text) is \(describe(rest.value))"
      )
    } else {
      offer.arithmetic = quotient
    }
    offer.numbers = [
      .init("offered", offer.value ?? 0), .init("whole", whole), .init("remaining", remaining),
      .init("children", CGFloat(children)), .init("order", CGFloat(order + 1)),
      .init("flexibility", flexibility), .init("priority", priority), .init("reserved", reserved),
    ]
    if turns.all.count > 1, let one = turns[child.id] {
      offer.tail += ", \(Words.place(order, of: turns.all.count)) because \(reason(for: one, among: turns))"
    }
    let later = turns.kept(below: priority)
    if !later.isEmpty {
      let names = later.map { name(of: $0.node) }
      let who = names.count <= 2 ? Words.list(names) : "\(Words.count(names.count)) views of lower priority"
      offer.tail += ", with \(Arithmetic.adding(later.map { $0.minimum }).text) kept for \(who)"
    }
  }

  /// Returns the length that is left at a child's turn: the whole without the gaps, the lengths that others took, and
  /// those kept for later ones.
  private func rest(
    of whole: CGFloat, _ remaining: CGFloat, before order: Int, _ priority: CGFloat, in scope: Scope,
    _ axis: Axis
  ) -> Arithmetic {
    guard order <= Self.toldCount, scope.turns.count <= 10 * Self.toldCount else {
      return .number(remaining)
    }
    let gaps = scope.facts.compactMap { if case .gap(_, let length, _) = $0 { length } else { nil } }
    let taken = scope.turns.prefix { $0.order < order }
      .map { scope.asked($0.node).last?.answer[axis] ?? 0 }
    let kept = scope.turns.filter { $0.priority < priority }.map { $0.minimum }.filter { $0 < .infinity }
    let terms = [gaps, taken, kept].flatMap { Arithmetic.terms($0) }
    let rest = Arithmetic.taking(terms, from: whole)
    return terms.count <= 8 && abs(rest.value - remaining) <= 0.001 ? rest : .number(remaining)
  }

  /// Returns why a child had its turn when it had it.
  private func reason(for one: Turn, among turns: TurnOrder) -> String {
    turns.peerCount(of: one) == turns.all.count
      ? flexibilityReason(for: one, among: turns) : priorityReason(for: one, among: turns)
  }

  private func priorityReason(for one: Turn, among turns: TurnOrder) -> String {
    let priority =
      one.priority == -.infinity
      ? "a Spacer gets its share after everything else"
      : turns.highestPriority <= one.priority
        ? turns.hasSpacer && one.priority == 0
          ? "everything else gets its share before a Spacer"
          : "its priority, \(describe(one.priority)), is the highest"
        : "its priority is \(describe(one.priority))"
    let count = turns.peerCount(of: one)
    guard count > 1 else { return priority }
    return
      "\(priority), and of \(Words.count(count)) such because \(flexibilityReason(for: one, among: turns))"
  }

  private func flexibilityReason(for one: Turn, among turns: TurnOrder) -> String {
    let (before, after) = turns.peers(of: one)
    let mine = "its flexibility, \(describe(one.maximum)) − \(describe(one.minimum)),"
    func names(_ some: ArraySlice<Turn>, _ more: ArraySlice<Turn> = []) -> String {
      // To look at each one's name for each one would take the square of their number.
      guard some.count + more.count <= 10 * Self.toldCount else { return "the others" }
      let titles = (some + more).map { name(of: $0.node) }
      return titles == [name(of: one.node)] ? "the other one" : Words.together(titles)
    }
    if one.flexibility < .infinity {
      if before.isEmpty && after.allSatisfy({ $0.flexibility == .infinity }) {
        return "\(mine) is finite and \(Words.possessive(names(after))) is not"
      }
      if before.isEmpty && after.allSatisfy({ $0.flexibility > one.flexibility }) {
        return "\(mine) is the smallest"
      }
      if after.isEmpty && before.allSatisfy({ $0.flexibility < one.flexibility }) {
        return "\(mine) is the largest"
      }
    } else if after.isEmpty && before.allSatisfy({ $0.flexibility < .infinity }) {
      return "its flexibility is infinite and \(Words.possessive(names(before))) is not"
    }
    let same = turns.same(as: one)
    if !same.before.isEmpty || !same.after.isEmpty {
      let word = one.flexibility == .infinity ? "can grow without end" : "are equally flexible"
      let rank = same.before.isEmpty ? "first" : same.after.isEmpty ? "last" : "between"
      return "it and \(names(same.before, same.after)) \(word) and it comes \(rank) in the source"
    }
    if turns.hasEquals(one) { return "of endless views the one with the larger minimum goes first" }
    let (less, more) = (Words.possessive(names(before)), Words.possessive(names(after)))
    // Of many views only their number is said, which would be the others twice.
    guard less != more else {
      return
        "\(mine) is larger than that of the \(Words.count(before.count)) before and smaller than that of the \(Words.count(after.count)) after it"
    }
    return "\(mine) is larger than \(less) and smaller than \(more)"
  }
}
