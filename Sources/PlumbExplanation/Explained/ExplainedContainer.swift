import PlumbLayout

/// The lengths of containers, from those of their children.
extension TracedLayout {
  /// Returns each child's answer to the last offer that was not a probe, while the node determined its size.
  func answers(in node: Node) -> [(node: Node, question: LayoutTrace.Question)] {
    return node.children.compactMap { id in
      guard let child = nodes[id],
        let question = node.answer?.offer(to: id)
      else { return nil }
      return (child, question)
    }
  }

  /// Along a stack's axis: children and gaps.
  func lineAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    let children = answers(in: node)
    guard children.count == node.children.count else { return nil }
    if children.isEmpty {
      return ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: .empty)
    }
    let lengths = children.map { $0.question.answer[axis] }
    var gaps: [CGFloat] = []
    for case .gap(_, let length, _) in node.answer?.facts ?? [] { gaps.append(length) }
    let sum = Arithmetic.adding(lengths)
    let gapSum = Arithmetic.adding(gaps)
    var total = sum
    if gapSum.value != 0 {
      var terms: [Arithmetic] = if case .sum(let terms) = sum { terms } else { [sum] }
      if case .sum(let more) = gapSum { terms += more } else { terms.append(gapSum) }
      total = .sum(terms)
    }
    let single = children.count == 1
    let what =
      single
      ? "it is as \(Words.long(axis)) as \(name(of: children[0].node.id)), \(describe(lengths[0]))"
      : gapSum.value == 0
        ? "its children are together \(total.text)"
        : "its children and the gaps between them are together \(total.text)"
    return ExplainedAnswer(
      clause: what + rest(node, axis), arithmetic: total, rule: .sum,
      inner: single ? subject(children[0].node.id)?.id ?? .none : .none,
      numbers: [
        .init("children", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +)),
      ])
  }

  /// Returns how the length compares with the offer.
  private func rest(_ node: Node, _ axis: Axis) -> String {
    guard let offered = node.proposal[axis], offered < .infinity else { return "" }
    let free = offered - node.frame.size[axis]
    if free > 0.005 { return "; it was offered \(describe(offered)), and nothing in it takes the rest" }
    if free < -0.005 {
      return ", which is \(describe(-free)) more than the \(describe(offered)) that it was offered"
    }
    return ""
  }

  /// Across a stack, or in a ZStack: from the highest to the lowest child, as they are lined up.
  func extentAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    var guides: [NodeID: CGFloat] = [:]
    for case .guide(let child, let key, let guide, _) in node.answer?.facts ?? [] where key.axis == axis {
      guides[child] = guide
    }
    let children = answers(in: node).filter { guides[$0.node.id] != nil }
    guard !children.isEmpty else {
      return node.children.isEmpty
        ? ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: .empty) : nil
    }
    let length = node.frame.size[axis]
    func long(_ child: (node: Node, question: LayoutTrace.Question)) -> CGFloat {
      child.question.answer[axis]
    }
    if let longest = children.first(where: { long($0) == length }) {
      let clause =
        children.count == 1
        ? "it is as \(Words.long(axis)) as \(name(of: longest.node.id)), \(describe(length))"
        : "it is as \(Words.long(axis)) as what is \(Words.longest(axis)) in it, \(name(of: longest.node.id)), \(describe(length))"
      return ExplainedAnswer(
        clause: clause, arithmetic: .number(length), rule: .longest,
        inner: subject(longest.node.id)?.id ?? .none,
        numbers: [.init("longest", length)])
    }
    func start(_ child: (node: Node, question: LayoutTrace.Question)) -> CGFloat {
      guides[child.node.id] ?? 0
    }
    guard let first = children.max(by: { start($0) < start($1) }),
      let last = children.max(by: { long($0) - start($0) < long($1) - start($1) })
    else { return nil }
    let (before, after) = (start(first), long(last) - start(last))
    let (above, below) = axis == .vertical ? ("above", "below") : ("before", "behind")
    return ExplainedAnswer(
      clause:
        "lined up, \(name(of: first.node.id)) reaches \(describe(before)) \(above) the line and \(name(of: last.node.id)) \(describe(after)) \(below) it, together \(describe(before)) + \(describe(after))",
      arithmetic: .sum([.number(before), .number(after)]), rule: .linedUp,
      numbers: [.init(above, before), .init(below, after)])
  }

  func gridAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    var (lengths, gaps): ([CGFloat], [CGFloat]) = ([], [])
    var makers: [String] = []
    for case .track(axis, let number, let length, let gap, let by) in node.answer?.facts ?? [] {
      lengths.append(length)
      gaps.append(gap)
      if let cell = nodes[by] {
        let track = axis == .horizontal ? "column" : "row"
        makers.append("\(name(of: cell.id)) in \(track) \(number + 1)")
      }
    }
    guard !lengths.isEmpty else { return nil }
    let (sum, gapSum) = (Arithmetic.adding(lengths), Arithmetic.adding(gaps))
    let total: Arithmetic = gapSum.value == 0 ? sum : .sum([sum, gapSum])
    let tracks = axis == .horizontal ? "columns" : "rows"
    var clause =
      "its \(tracks)\(gapSum.value == 0 ? "" : " and the gaps between them") are together \(total.text)"
    if !makers.isEmpty && makers.count <= 4 {
      let longest = Words.longest(axis)
      clause += "; the \(longest) \(makers.count == 1 ? "is" : "are") \(Words.list(makers))"
    }
    return ExplainedAnswer(
      clause: clause, arithmetic: total, rule: .tracks,
      numbers: [.init("tracks", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +))])
  }
}
