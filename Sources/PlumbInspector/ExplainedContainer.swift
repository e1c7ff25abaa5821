import PlumbLayout
import PlumbViews

/// The lengths of containers, from those of their children.
extension TracedLayout {
  /// What a child answered to the last offer that was no probe, while the node found its size.
  private func answers(in node: Node) -> [(node: Node, question: LayoutTrace.Question)] {
    return node.children.compactMap { id in
      guard let child = nodes[id],
        let question = node.answer?.asked.last(where: { $0.node == id && !$0.reason.isProbe })
      else { return nil }
      return (child, question)
    }
  }

  /// Along a stack's axis: children and gaps.
  func lineAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    let children = answers(in: node)
    guard children.count == node.children.count else { return nil }
    if children.isEmpty {
      return ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: "empty")
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
      clause: what + rest(node, axis), arithmetic: total, rule: "sum",
      inner: single ? subject(children[0].node.id)?.id ?? .none : .none,
      numbers: [
        .init("children", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +)),
      ])
  }

  /// How the length compares with what was offered.
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
        ? ExplainedAnswer(clause: "there is nothing in it", arithmetic: .number(0), rule: "empty") : nil
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
        clause: clause, arithmetic: .number(length), rule: "longest",
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
      arithmetic: .sum([.number(before), .number(after)]), rule: "linedUp",
      numbers: [.init(above, before), .init(below, after)])
  }

  func gridAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    var (lengths, gaps): ([CGFloat], [CGFloat]) = ([], [])
    var makers: [String] = []
    for case .track(axis, let number, let length, let gap, let by) in node.answer?.facts ?? [] {
      lengths.append(length)
      gaps.append(gap)
      if let cell = nodes[by] { makers.append("\(number + 1) by \(name(of: cell.id))") }
    }
    guard !lengths.isEmpty else { return nil }
    let (sum, gapSum) = (Arithmetic.adding(lengths), Arithmetic.adding(gaps))
    let total: Arithmetic = gapSum.value == 0 ? sum : .sum([sum, gapSum])
    let tracks = axis == .horizontal ? "columns" : "rows"
    var clause =
      "its \(tracks)\(gapSum.value == 0 ? "" : " and the gaps between them") are together \(total.text)"
    if !makers.isEmpty && makers.count <= 4 {
      clause += "; \(tracks) are made so long: \(Words.list(makers))"
    }
    return ExplainedAnswer(
      clause: clause, arithmetic: total, rule: "tracks",
      numbers: [.init("tracks", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +))])
  }

  // MARK: Objects

  func objectAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    for fact in node.answer?.facts ?? [] {
      if case .text(let text) = fact { return textAnswer(node, text, axis, offer) }
    }
    switch node.title {
    case "GeometryReader", "ScrollView", "List":
      return takeAll(node, axis, offer)
    case "ViewThatFits": return choiceAnswer(node, axis)
    case "LazyVStack", "LazyVGrid": return lazyAnswer(node, .vertical, axis, offer)
    case "LazyHStack", "LazyHGrid": return lazyAnswer(node, .horizontal, axis, offer)
    default:
      if let child = node.children.first.flatMap({ nodes[$0] }), node.children.count == 1,
        child.frame.size[axis] == node.frame.size[axis]
      {
        return ExplainedAnswer(
          clause:
            "it is as \(Words.long(axis)) as \(name(of: child.id)), \(describe(child.frame.size[axis]))",
          arithmetic: .number(child.frame.size[axis]), rule: "content", inner: child.id)
      }
      return nil
    }
  }

  private func takeAll(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    guard let value = offer.value, let arithmetic = offer.arithmetic, value == node.frame.size[axis] else {
      guard let child = node.children.first.flatMap({ nodes[$0] }) else { return nil }
      return ExplainedAnswer(
        clause: "it is as \(Words.long(axis)) as its content, \(describe(child.frame.size[axis]))",
        arithmetic: .number(child.frame.size[axis]), rule: "content", inner: child.id)
    }
    return ExplainedAnswer(
      clause: "it takes that", arithmetic: arithmetic, rule: "fill", needsOffer: true)
  }

  /// A lazy container is as long as its lines, and as broad as it is offered.
  private func lazyAnswer(
    _ node: Node, _ main: Axis, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer? {
    guard axis == main else { return takeAll(node, axis, offer) }
    var last: (node: NodeID, start: CGFloat, length: CGFloat)?
    for case .cell(let id, let start, let length) in node.arrangement?.facts ?? []
    where start + length >= (last.map { $0.start + $0.length } ?? 0) { last = (id, start, length) }
    guard let last else { return nil }
    let sum = Arithmetic.adding([last.start, last.length])
    return ExplainedAnswer(
      clause:
        "its last line, with \(name(of: last.node)), starts at \(describe(last.start)) and ends at \(sum.equation)",
      arithmetic: sum, rule: "lines", numbers: [.init("start", last.start), .init("length", last.length)])
  }

  private func choiceAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let shown = answers(in: node).first?.node ?? node.children.last.flatMap({ nodes[$0] }) else {
      return nil
    }
    var tried: [String] = []
    for case .candidate(let id, let fits, let on, let ideal, let room) in node.answer?.facts ?? [] {
      let title = name(of: id)
      let size = "\(describe(ideal)) \(Words.long(on))"
      tried.append(
        fits
          ? "\(title) fits, \(size) in \(describe(room))"
          : "\(title) does not fit, \(size) is more than \(describe(room))")
    }
    if tried.isEmpty || nodes[shown.id]?.id == node.children.last {
      tried.append("\(name(of: shown.id)) is the last, so it is shown")
    }
    return ExplainedAnswer(
      clause: tried.joined(separator: "; ")
        + "; it is \(describe(shown.frame.size[axis])) \(Words.long(axis))",
      arithmetic: .number(shown.frame.size[axis]), rule: "fit", inner: subject(shown.id)?.id ?? .none)
  }

  private func textAnswer(
    _ node: Node, _ text: TextFacts, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    let lines = "\(Words.count(text.lines)) \(text.lines == 1 ? "line" : "lines")"
    var answer = ExplainedAnswer(clause: "", arithmetic: .number(length), rule: "text")
    answer.numbers = [
      .init("lines", CGFloat(text.lines)), .init("widest", text.widest), .init("ideal", text.ideal),
    ]
    guard axis == .horizontal else {
      if let line = text.lineHeight {
        answer.numbers.append(.init("line", line))
        let product = Arithmetic.product(.number(CGFloat(text.lines)), .number(line))
        if text.lines == 1 && line == length {
          answer.clause = "its only line is \(describe(line)) high"
        } else if product.value == length {
          (answer.clause, answer.arithmetic) = ("its \(text.lines) lines are \(product.text)", product)
        }
      }
      if answer.clause.isEmpty { answer.clause = "\(lines) are \(describe(length)) high together" }
      return answer
    }
    let shrunk = text.scale < 1 ? "shrunk to \(describe(text.scale * 100)) % of its size " : ""
    if text.isTruncated {
      answer.clause = "there it is \(shrunk)cut off after \(lines), the widest is \(describe(text.widest))"
      answer.needsOffer = true
    } else if text.lines == 1, node.proposal.width.map({ $0 >= text.ideal }) ?? true {
      answer.clause = "that is its only line"
      if let offered = offer.value, offered < .infinity {
        answer.clause += ", which fits in the \(describe(offered)) that \(offer.by) offered"
      }
    } else if text.lines == 1 {
      answer.clause = "its only line is \(shrunk)\(describe(text.widest))"
      answer.needsOffer = true
    } else {
      answer.clause =
        "at that width it \(shrunk.isEmpty ? "" : "is \(shrunk)and ")wraps to \(text.lines) lines, the widest is \(describe(text.widest))"
      answer.needsOffer = node.proposal.width != nil
      if !answer.needsOffer {
        answer.clause = "it has \(text.lines) lines, the widest is \(describe(text.widest))"
      }
    }
    return answer
  }
}
