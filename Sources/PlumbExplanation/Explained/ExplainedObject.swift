import PlumbLayout

/// The lengths of views with their own code: readers, scroll views, lazy containers, bars, layouts.
extension TracedLayout {
  func objectAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    for fact in (node.answer?.facts ?? []) + (node.arrangement?.facts ?? []) {
      switch fact {
      case .text(let text): return textAnswer(node, text, axis, offer)
      case .field(let words, let line): return fieldAnswer(node, words, line, axis, offer)
      case .relative(axis, let container, let isScrollView, let length):
        return relativeAnswer(container, isScrollView, length, axis)
      case .bar(let along, let length, let gap, let isFirst):
        return barAnswer(node, along, length, gap, isFirst, axis)
      case .outset(let insets) where insets != EdgeInsets(): return outsetAnswer(node, axis)
      default: continue
      }
    }
    switch node.object {
    case .reader: return takeAll(node, axis, offer)
    case .scroll: return scrollAnswer(node, axis, offer)
    case .choice: return choiceAnswer(node, axis)
    case .lazy(let along): return lazyAnswer(node, along, axis, offer)
    case .outset, .other, nil: return onlyAnswer(node, axis) ?? ownAnswer(node, axis, offer)
    }
  }

  /// As its only content.
  private func onlyAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let child = node.children.first.flatMap({ nodes[$0] }), node.children.count == 1,
      child.frame.size[axis] == node.frame.size[axis]
    else { return nil }
    return ExplainedAnswer(
      clause:
        "it is as \(Words.long(axis)) as \(name(of: child.id, in: node)), \(describe(child.frame.size[axis]))",
      arithmetic: .number(child.frame.size[axis]), rule: .content, inner: child.id)
  }

  /// A layout that a control or a bar is made with, and that takes what it is offered. One that has a name is somebody's
  /// own, and the sentence says what it asked.
  private func ownAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    let length = node.frame.size[axis]
    guard !node.isNamed else { return nil }
    if let answer = takes(offer, .fill) { return answer.arithmetic.value == length ? answer : nil }
    return ExplainedAnswer(
      clause: "with its content that is \(describe(length))", arithmetic: .number(length), rule: .ideal,
      needsOffer: true, numbers: [.init("ideal", length)])
  }

  func takeAll(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    guard let value = offer.value, let arithmetic = offer.arithmetic, value == node.frame.size[axis] else {
      guard let child = node.children.first.flatMap({ nodes[$0] }) else { return nil }
      return ExplainedAnswer(
        clause: "it is as \(Words.long(axis)) as its content, \(describe(child.frame.size[axis]))",
        arithmetic: .number(child.frame.size[axis]), rule: .content, inner: child.id)
    }
    return ExplainedAnswer(
      clause: "it takes that", arithmetic: arithmetic, rule: .fill, needsOffer: true)
  }

  /// A lazy container is as long as its lines, and as broad as it is offered or as its tracks need.
  private func lazyAnswer(
    _ node: Node, _ main: Axis, _ axis: Axis, _ offer: ExplainedOffer
  ) -> ExplainedAnswer? {
    guard axis == main else {
      guard let offered = offer.value else { return tracksAnswer(node, axis) }
      return node.frame.size[axis] > offered + 0.001 ? needAnswer(node, axis) : takeAll(node, axis, offer)
    }
    var last: (node: NodeID, start: CGFloat, length: CGFloat)?
    var estimated = 0
    for fact in node.arrangement?.facts ?? [] {
      if case .cell(let id, main, let start, let length, let longest) = fact,
        start + length >= (last.map { $0.start + $0.length } ?? 0)
      {
        last = (longest.exists ? longest : id, start, length)
      } else if case .estimated(let elements, _) = fact {
        estimated += elements
      }
    }
    guard let last else {
      let length = node.frame.size[axis]
      return ExplainedAnswer(
        clause: estimated == 0
          ? "there is nothing in it"
          : "none of its \(Words.count(estimated)) elements can be seen, and they count for \(describe(length))",
        arithmetic: .number(length), rule: estimated == 0 ? .empty : .lines,
        numbers: [.init("estimated", length)])
    }
    let end = last.start + last.length
    let rest = node.frame.size[axis] - end
    if rest > 0.001, estimated > 0 {
      return ExplainedAnswer(
        clause:
          "its last line, with \(name(of: last.node)), ends at \(describe(end)), and \(Words.count(estimated)) elements that are not made yet count for \(describe(rest)), estimated from the lines that are there",
        arithmetic: .sum([.number(end), .number(rest)]), rule: .lines,
        numbers: [.init("end", end), .init("estimated", rest)])
    }
    // The length is that of the tracks in the offered breadth, and the lines are those of the tracks in its own
    // (Rules/Grids.md#R-94).
    if abs(rest) > 0.001, node.title.hasSuffix("Grid") {
      let (length, tracks) = (node.frame.size[axis], axis == .vertical ? "columns" : "rows")
      return ExplainedAnswer(
        clause:
          "its lines are \(describe(length)) together with the \(tracks) that it has in what it is offered, before these are laid out again in its own \(Words.length(axis.cross))",
        arithmetic: .number(length), rule: .lines, numbers: [.init("length", length)])
    }
    let sum = Arithmetic.adding([last.start, last.length])
    return ExplainedAnswer(
      clause:
        "its last line, with \(name(of: last.node)), starts at \(describe(last.start)) and ends at \(sum.equation)",
      arithmetic: sum, rule: .lines, numbers: [.init("start", last.start), .init("length", last.length)])
  }

  /// Asked for its ideal breadth, a lazy container is as broad as its columns or its broadest line.
  private func tracksAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    let length = node.frame.size[axis]
    let isGrid = node.title.hasSuffix("Grid")
    return ExplainedAnswer(
      clause: isGrid
        ? "its \(axis == .horizontal ? "columns" : "rows") with what is in them are together \(describe(length))"
        : "its \(Words.longest(axis)) line is \(describe(length))",
      arithmetic: .number(length), rule: .tracks, needsOffer: true, numbers: [.init("tracks", length)])
  }

  /// The tracks of a grid need more than it is offered (Rules/Grids.md#R-94).
  private func needAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer {
    let length = node.frame.size[axis]
    return ExplainedAnswer(
      clause:
        "its \(axis == .horizontal ? "columns" : "rows") need more than that, \(describe(length)) together",
      arithmetic: .number(length), rule: .tracks, needsOffer: true, numbers: [.init("tracks", length)])
  }

  private func choiceAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let shown = answers(in: node).first?.node ?? node.children.last.flatMap({ nodes[$0] }) else {
      return nil
    }
    var tried: [String] = []
    for case .candidate(let id, let fits, let on, let ideal, let room) in node.answer?.facts ?? [] {
      let title = name(of: id)
      tried.append(
        "\(title) \(fits ? "fits" : "does not fit"): its ideal \(Words.length(on)) is \(describe(ideal)), and there is room for \(describe(room))"
      )
    }
    if tried.isEmpty || nodes[shown.id]?.id == node.children.last {
      tried.append("\(name(of: shown.id)) is the last, so it is shown")
    }
    return ExplainedAnswer(
      clause: tried.joined(separator: "; ")
        + "; it is \(describe(shown.frame.size[axis])) \(Words.long(axis))",
      arithmetic: .number(shown.frame.size[axis]), rule: .fit, inner: subject(shown.id)?.id ?? .none)
  }

  // MARK: Scroll views, bars, frames that follow others

  private func scrollAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    for case .scroll(axis, let content, _) in node.arrangement?.facts ?? [] {
      guard var answer = takes(offer, .scroll) else {
        return ExplainedAnswer(
          clause: "its content is \(describe(content)) \(Words.long(axis))", arithmetic: .number(content),
          rule: .scroll, needsOffer: true, numbers: [.init("content", content)])
      }
      let overflow = content - node.frame.size[axis]
      answer.clause +=
        overflow > 0.005
        ? ", and its content, \(describe(content)) \(Words.long(axis)), scrolls in it"
        : ", however \(Words.long(axis)) its content is"
      answer.numbers = [.init("content", content)]
      return answer
    }
    guard let child = content(node) else { return nil }
    let inner = child.frame.size[axis]
    var terms: [Arithmetic] = [.number(inner)]
    for case .margins(let insets) in node.arrangement?.facts ?? [] {
      terms += Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
    }
    let sum: Arithmetic = terms.count == 1 ? terms[0] : .sum(terms)
    return ExplainedAnswer(
      clause: terms.count == 1
        ? "it does not scroll that way, so it is as \(Words.long(axis)) as \(name(of: child.id, in: node)), \(describe(inner))"
        : "it does not scroll that way, and its content and margins are \(sum.text)",
      arithmetic: sum, rule: .content, inner: child.id, numbers: [.init("content", inner)])
  }

  private func relativeAnswer(
    _ container: CGFloat, _ isScrollView: Bool, _ length: CGFloat, _ axis: Axis
  ) -> ExplainedAnswer {
    let what = isScrollView ? "the scroll view around it has room for" : "the canvas offers"
    return ExplainedAnswer(
      clause: length == container
        ? "\(what) \(describe(container)), and it takes that"
        : "\(what) \(describe(container)), and of that its rule makes \(describe(length))",
      arithmetic: .number(length), rule: .relative,
      numbers: [.init("container", container), .init("length", length)])
  }

  private func barAnswer(
    _ node: Node, _ along: Axis, _ length: CGFloat, _ gap: CGFloat, _ isFirst: Bool, _ axis: Axis
  ) -> ExplainedAnswer? {
    guard let child = content(node) else { return nil }
    let inner = child.frame.size[axis]
    guard along == axis, node.children.count > 1 else {
      return ExplainedAnswer(
        clause: "it is as \(Words.long(axis)) as \(name(of: child.id, in: node)), \(describe(inner))",
        arithmetic: .number(inner),
        rule: .content, inner: child.id, numbers: [.init("content", inner)])
    }
    let inside = name(of: child.id, in: node)
    let bar = name(of: node.children[1], in: node)
    let name = [inside, node.title, child.title].contains(bar) || bar == "its content" ? "" : ", \(bar),"
    let terms = [inner, gap, length].filter { $0 != 0 }.map(Arithmetic.number)
    let sum: Arithmetic = terms.count == 1 ? terms[0] : .sum(terms)
    return ExplainedAnswer(
      clause:
        "\(inside) and the bar \(isFirst ? "before" : "after") it\(name) are together \(sum.text)",
      arithmetic: sum, rule: .bar,
      numbers: [.init("content", inner), .init("bar", length), .init("gap", gap)])
  }

  private func outsetAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let child = content(node) else { return nil }
    let length = node.frame.size[axis]
    return ExplainedAnswer(
      clause:
        "its content ignores the safe area, and its own place stays as \(Words.long(axis)) as \(child.title) would be inside of it",
      arithmetic: .number(length), rule: .safeArea, needsOffer: true, numbers: [.init("length", length)])
  }
}
