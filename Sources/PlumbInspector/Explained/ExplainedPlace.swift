import PlumbLayout
import PlumbViews

/// The position of a view along an axis, in what is around it.
struct ExplainedPlace {
  /// "its centre, 24, stands on the stack's centre, 42"
  var clause: String
  /// Its value is the place in the container.
  var arithmetic: Arithmetic
  var rule: String
  /// The container in which it stands so.
  var container: NodeID
  var numbers: [Explanation.Number] = []
}

extension TracedLayout {
  /// Why a node stands where it stands. Modifiers that leave it at their own corner are left out.
  func place(of id: NodeID, _ axis: Axis) -> ExplainedPlace? {
    var child = id
    while let node = nodes[child], let parent = nodes[node.parent] {
      let start = node.local.origin[axis]
      let isWrapper = parent.children.count == 1 || parent.rule.isLayered && parent.children.first == child
      if start == 0, isWrapper, parent.frame.size[axis] == node.frame.size[axis] {
        child = parent.id
        continue
      }
      return mirrored(place(of: node, in: parent, axis), node, parent, axis)
    }
    return nil
  }

  /// Right to left is one mirror at the end.
  private func mirrored(_ place: ExplainedPlace, _ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace
  {
    var place = place
    let start = node.local.origin[axis]
    if axis == .horizontal && parent.isMirrored {
      let fromLeading = parent.frame.width - start - node.frame.width
      guard abs(place.arithmetic.value - fromLeading) < 0.001 else {
        return given(node, parent, axis)
      }
      place.arithmetic = .difference(
        .number(parent.frame.width), [.number(fromLeading), .number(node.frame.width)])
      place.clause += ", counted from the right: \(place.arithmetic.equation)"
      return place
    }
    return abs(place.arithmetic.value - start) < 0.001 ? place : given(node, parent, axis)
  }

  /// The place as it is, where no more is known.
  func given(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    let start = node.local.origin[axis]
    if start == 0 {
      return ExplainedPlace(
        clause: "it starts where \(parent.title) starts", arithmetic: .number(0), rule: "own",
        container: parent.id)
    }
    return ExplainedPlace(
      clause: "\(parent.title) puts it \(describe(start)) from its \(axis == .horizontal ? "left" : "top")",
      arithmetic: .number(start), rule: "own", container: parent.id, numbers: [.init("start", start)])
  }

  private func place(of node: Node, in parent: Node, _ axis: Axis) -> ExplainedPlace {
    switch parent.rule {
    case .stack(let stack) where stack.axis == axis: linePlace(node, parent, axis)
    case .padding: paddingPlace(node, parent, axis)
    case .layered: layerPlace(node, parent, axis)
    case .offset(let offset): offsetPlace(node, parent, axis, axis == .horizontal ? offset.x : offset.y)
    case .position(let position):
      positionPlace(node, parent, axis, axis == .horizontal ? position.x : position.y)
    case .grid: gridPlace(node, parent, axis)
    case .object: objectPlace(node, parent, axis) ?? guidePlace(node, parent, axis)
    case .stack, .depthStack, .fixedFrame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .plain,
      .wrapper,
      .fill, .square, .spacer, .divider:
      guidePlace(node, parent, axis)
    }
  }

  private func linePlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    guard node.index > 0, let last = nodes[parent.children[node.index - 1]] else {
      return ExplainedPlace(
        clause: "it is the first in \(Words.container(parent.rule, parent.title))", arithmetic: .number(0),
        rule: "first", container: parent.id)
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
      arithmetic: sum, rule: "after", container: parent.id,
      numbers: [.init("before", lengths.reduce(0, +)), .init("gaps", gaps.reduce(0, +))])
  }

  /// So many views before one are told as a sum; of later ones only the end of the last is told.
  private static let toldBefore = 12

  private func latePlace(_ node: Node, after last: Node, in parent: Node, _ axis: Axis) -> ExplainedPlace {
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
      arithmetic: sum, rule: "after", container: parent.id,
      numbers: [.init("before", end), .init("gaps", gap)])
  }

  private func gap(before id: NodeID, in parent: Node) -> CGFloat {
    for case .gap(_, let length, _) in parent.arrangement?.facts(of: id) ?? [] { return length }
    return 0
  }

  private func paddingPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    let inset = insets(parent)?[.start(of: axis)] ?? 0
    return ExplainedPlace(
      clause: "\(parent.title) keeps \(describe(inset)) \(axis == .horizontal ? "before" : "above") it",
      arithmetic: .number(inset), rule: "padding", container: parent.id, numbers: [.init("inset", inset)])
  }

  private func offsetPlace(_ node: Node, _ parent: Node, _ axis: Axis, _ offset: CGFloat) -> ExplainedPlace {
    let way =
      axis == .horizontal ? (offset < 0 ? "to the left" : "to the right") : (offset < 0 ? "up" : "down")
    return ExplainedPlace(
      clause: "\(parent.title) moves it \(describe(abs(offset))) \(way)", arithmetic: .number(offset),
      rule: "offset",
      container: parent.id, numbers: [.init("offset", offset)])
  }

  private func positionPlace(_ node: Node, _ parent: Node, _ axis: Axis, _ centre: CGFloat) -> ExplainedPlace
  {
    let half = node.frame.size[axis] / 2
    return ExplainedPlace(
      clause: "its centre, \(describe(half)), stands at \(describe(centre))",
      arithmetic: .difference(.number(centre), [.number(half)]), rule: "position", container: parent.id,
      numbers: [.init("guide", half), .init("line", centre)])
  }

  private func gridPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    for case .slot(_, let columns, let row, let rect) in parent.arrangement?.facts(of: node.id) ?? [] {
      let number = axis == .horizontal ? columns.lowerBound + 1 : row + 1
      let start = rect.origin[axis]
      let inside = node.local.origin[axis] - start
      let slot = "\(axis == .horizontal ? "column" : "row") \(number) starts at \(describe(start))"
      let sum = Arithmetic.adding([start, inside])
      return ExplainedPlace(
        clause: inside == 0 ? slot : "\(slot) and it stands \(describe(inside)) further in", arithmetic: sum,
        rule: "slot", container: parent.id, numbers: [.init("slot", start), .init("inside", inside)])
    }
    return given(node, parent, axis)
  }

  private func layerPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    guard let primary = parent.children.first, primary != node.id,
      case .layered(let layered) = parent.rule
    else { return given(node, parent, axis) }
    let key = layered.alignment[axis]
    guard let mine = guide(key, of: node.id, in: parent), let theirs = guide(key, of: primary, in: parent)
    else {
      return given(node, parent, axis)
    }
    return onLine(key, mine, theirs, whose: name(of: primary), node, parent)
  }

  private func guidePlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    for (key, line) in parent.arrangement?.lines ?? [] where key.axis == axis {
      guard let guide = guide(key, of: node.id, in: parent) else { break }
      return onLine(key, guide, line, whose: Words.container(parent.rule, parent.title), node, parent)
    }
    return given(node, parent, axis)
  }

  private func guide(_ key: AlignmentKey, of id: NodeID, in parent: Node) -> CGFloat? {
    for case .guide(_, key, let guide, _) in parent.arrangement?.facts(of: id) ?? [] { return guide }
    return nil
  }

  /// Returns whether `alignmentGuide` says where the guide is. Baselines are said by every text.
  private func isSet(_ key: AlignmentKey, of id: NodeID, in parent: Node) -> Bool {
    let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    for case .guide(_, key, _, true) in parent.arrangement?.facts(of: id) ?? [] where !baselines.contains(key)
    {
      return true
    }
    return false
  }

  private func onLine(
    _ key: AlignmentKey, _ guide: CGFloat, _ line: CGFloat, whose: String, _ node: Node, _ parent: Node
  ) -> ExplainedPlace {
    let name = Words.guide(key)
    let numbers: [Explanation.Number] = [.init("guide", guide), .init("line", line)]
    if guide == 0 && line == 0 {
      return ExplainedPlace(
        clause: "its \(name) is \(Words.possessive(whose)) \(name)", arithmetic: .number(0), rule: "guide",
        container: parent.id, numbers: numbers)
    }
    return ExplainedPlace(
      clause:
        "its \(name), \(isSet(key, of: node.id, in: parent) ? "set to " : "")\(describe(guide)), stands on \(Words.possessive(whose)) \(name), \(describe(line))",
      arithmetic: .taking([.number(guide)], from: line), rule: "guide", container: parent.id,
      numbers: numbers)
  }
}

extension LayoutRule {
  fileprivate var isLayered: Bool { if case .layered = self { true } else { false } }
}
