import PlumbLayout

/// The places that views with their own code give their contents.
extension TracedLayout {
  func objectPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace? {
    guard let scope = parent.arrangement else { return nil }
    for fact in scope.facts(of: node.id) {
      switch fact {
      case .cell(_, axis, let start, let length, _):
        return cellPlace(node, parent, start, length, axis)
      case .anchored(_, axis, let start, let room, let share):
        return anchoredPlace(node, parent, start, room, share, axis)
      case .placed(_, let point, let anchor):
        return placedPlace(node, parent, point[axis], axis == .horizontal ? anchor.x : anchor.y, axis)
      default: continue
      }
    }
    for fact in scope.facts {
      switch fact {
      case .bar(axis, let length, let gap, let isFirst):
        return barPlace(node, parent, length, gap, isFirst, axis)
      case .scroll(axis, _, let offset): return scrolledPlace(node, parent, offset, axis)
      case .outset(let insets) where insets != EdgeInsets():
        return outsetPlace(node, parent, insets[.start(of: axis)], axis)
      case .matched(_, let point?): return matchedPlace(node, parent, point[axis], axis)
      default: continue
      }
    }
    return nil
  }

  private func place(
    _ clause: String, _ arithmetic: Arithmetic, _ rule: Explanation.Rule, _ parent: Node,
    _ numbers: [(String, CGFloat)]
  ) -> ExplainedPlace {
    ExplainedPlace(
      clause: clause, arithmetic: arithmetic, rule: rule, container: parent.id,
      numbers: numbers.map { .init($0.0, $0.1) })
  }

  /// A sum without its zeros.
  private func sum(_ numbers: CGFloat...) -> Arithmetic {
    let terms = numbers.filter { $0 != 0 }.map(Arithmetic.number)
    return terms.isEmpty ? .number(0) : terms.count == 1 ? terms[0] : .sum(terms)
  }

  // MARK: Lazy containers

  private func cellPlace(
    _ node: Node, _ parent: Node, _ start: CGFloat, _ length: CGFloat, _ axis: Axis
  ) -> ExplainedPlace {
    var (end, before): (CGFloat, NodeID) = (0, .none)
    for id in parent.children.prefix(node.index).reversed() {
      guard case .cell(_, axis, let first, let length, let longest)? = cell(id, parent) else { break }
      if first >= start { continue }
      (end, before) = (first + length, longest.exists ? longest : id)
      break
    }
    let line: ExplainedPlace
    if before.exists {
      let gap = start - end
      line = place(
        "its line comes after that of \(name(of: before)), which ends at \(describe(end)), \(abs(gap) < 0.001 ? "without a gap" : "with a gap of \(describe(gap))")",
        abs(gap) < 0.001 ? .number(start) : sum(end, gap), .after, parent, [("before", end), ("gaps", gap)])
    } else {
      line = place(
        start == 0 ? "it is in the first line" : "its line, the first, starts after \(describe(start))",
        .number(start), .first, parent, [("start", start)])
    }
    return inLine(line, node, parent, length, axis)
  }

  /// Adds the place of a cell that does not fill its line.
  private func inLine(
    _ line: ExplainedPlace, _ node: Node, _ parent: Node, _ length: CGFloat, _ axis: Axis
  ) -> ExplainedPlace {
    let own = node.frame.size[axis]
    guard own != length else { return line }
    for case .anchored(_, axis, _, let room, let share) in parent.arrangement?.facts(of: node.id) ?? [] {
      var place = line
      place.clause += ", and it stands \(Self.place(share)) of the line's \(describe(room))"
      let part = part(room, own, share)
      if part.value != 0 {
        let terms: [Arithmetic] =
          if case .sum(let terms) = line.arithmetic { terms } else { [line.arithmetic] }
        place.arithmetic = line.arithmetic.value == 0 ? part : .sum(terms + [part])
      }
      place.numbers += [.init("room", room), .init("share", share)]
      return place
    }
    return line
  }

  private func cell(_ id: NodeID, _ parent: Node) -> LayoutFact? {
    parent.arrangement?.facts(of: id).first { if case .cell = $0 { true } else { false } }
  }

  // MARK: Stretches and points

  private func anchoredPlace(
    _ node: Node, _ parent: Node, _ start: CGFloat, _ room: CGFloat, _ share: CGFloat, _ axis: Axis
  ) -> ExplainedPlace {
    let part = part(room, node.frame.size[axis], share)
    let all: Arithmetic =
      part.value == 0 ? .number(start) : start == 0 ? part : .sum([.number(start), part])
    let whose = "the \(describe(room)) that \(parent.title) has for it"
    return place(
      "it stands \(Self.place(share)) of \(whose)", all, .anchored, parent,
      [("start", start), ("room", room), ("share", share)])
  }

  private static func place(_ share: CGFloat) -> String {
    share == 0 ? "at the start" : share == 1 ? "at the end" : "in the middle"
  }

  /// Returns the part of a room before its content.
  private func part(_ room: CGFloat, _ own: CGFloat, _ share: CGFloat) -> Arithmetic {
    let rest: Arithmetic = .difference(.number(room), [.number(own)])
    if share == 0 || room == own { return .number(0) }
    return share == 1 ? rest : share == 0.5 ? .quotient(rest, .number(2)) : .product(rest, .number(share))
  }

  private func placedPlace(
    _ node: Node, _ parent: Node, _ point: CGFloat, _ anchor: CGFloat, _ axis: Axis
  ) -> ExplainedPlace? {
    guard point != 0, point.isFinite else { return nil }
    let own = node.frame.size[axis]
    let (arithmetic, what): (Arithmetic, String) =
      switch anchor {
      case 0: (.number(point), Words.side(axis))
      case 0.5:
        (.difference(.number(point), [.quotient(.number(own), .number(2))]), "centre")
      case 1: (.difference(.number(point), [.number(own)]), axis == .horizontal ? "right" : "bottom")
      default:
        (.difference(.number(point), [.product(.number(own), .number(anchor))]), "anchor")
      }
    let edge = axis == .horizontal ? "leading" : "top"
    return place(
      "\(parent.title) puts its \(what) \(describe(point)) from its own \(edge) edge", arithmetic, .placed,
      parent,
      [("point", point), ("anchor", anchor)])
  }

  // MARK: Bars, scroll views, views that follow others

  private func barPlace(
    _ node: Node, _ parent: Node, _ length: CGFloat, _ gap: CGFloat, _ isFirst: Bool, _ axis: Axis
  ) -> ExplainedPlace? {
    let isBar = parent.children.first != node.id
    guard isBar != isFirst, parent.children.count > 1 else { return nil }
    guard let other = nodes[parent.children[isBar ? 0 : 1]] else { return nil }
    let before = isBar ? other.frame.size[axis] : length
    let words = gap == 0 ? "without a gap" : "with a gap of \(describe(gap))"
    return place(
      "it comes after \(isBar ? "" : "the bar, ")\(name(of: other.id)), \(words)", sum(before, gap), .bar,
      parent,
      [("before", before), ("gap", gap)])
  }

  private func scrolledPlace(
    _ node: Node, _ parent: Node, _ offset: CGFloat, _ axis: Axis
  ) -> ExplainedPlace? {
    var margin: CGFloat = 0
    for case .margins(let insets) in parent.arrangement?.facts ?? [] { margin = insets[.start(of: axis)] }
    guard margin != 0 || offset != 0 else { return nil }
    var words: [String] = []
    if margin != 0 { words.append("\(parent.title) keeps \(describe(margin)) before its content") }
    if offset != 0 { words.append("it is scrolled by \(describe(offset))") }
    return place(
      Words.list(words), .taking([.number(offset)], from: margin), .scroll, parent,
      [("margin", margin), ("offset", offset)])
  }

  private func outsetPlace(_ node: Node, _ parent: Node, _ inset: CGFloat, _ axis: Axis) -> ExplainedPlace? {
    guard inset != 0 else { return nil }
    return place(
      "it ignores the safe area, which begins \(describe(inset)) further in", .number(-inset), .safeArea,
      parent,
      [("outset", inset)])
  }

  private func matchedPlace(
    _ node: Node, _ parent: Node, _ point: CGFloat, _ axis: Axis
  ) -> ExplainedPlace {
    let start = node.local.origin[axis]
    return place(
      "it stands where the view is that it matches, \(describe(start)) from its own place", .number(start),
      .matched,
      parent, [("point", point)])
  }
}
