import PlumbLayout

/// The position of a view along an axis, in what is around it.
struct ExplainedPlace {
  /// "its centre, 24, stands on the stack's centre, 42"
  var clause: String
  /// Its value is the place in the container.
  var arithmetic: Arithmetic
  var rule: Explanation.Rule
  /// The container in which it has this place.
  var container: NodeID
  var numbers: [Explanation.Number] = []
}

extension TracedLayout {
  /// The reason for a node's place. Modifiers that leave it at their own corner are left out.
  func place(of id: NodeID, _ axis: Axis) -> ExplainedPlace? {
    var child = id
    while let node = nodes[child], let parent = nodes[node.parent] {
      let start = node.local.origin[axis]
      let isWrapper = parent.children.count == 1 || parent.rule.isLayered && parent.children.first == child
      if start == 0, isWrapper, parent.frame.size[axis] == node.frame.size[axis] {
        child = parent.id
        continue
      }
      return mirrored(parent.rule.place(of: node, in: parent, axis, in: self), node, parent, axis)
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
        clause: "it starts where \(parent.title) starts", arithmetic: .number(0), rule: .own,
        container: parent.id)
    }
    return ExplainedPlace(
      clause: "\(parent.title) puts it \(describe(start)) from its \(axis == .horizontal ? "left" : "top")",
      arithmetic: .number(start), rule: .own, container: parent.id, numbers: [.init("start", start)])
  }

  func guidePlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    for (key, line) in parent.arrangement?.lines ?? [] where key.axis == axis {
      guard let guide = guide(key, of: node.id, in: parent) else { break }
      return onLine(key, guide, line, whose: parent.containerWord, node, parent)
    }
    return given(node, parent, axis)
  }

  func guide(_ key: AlignmentKey, of id: NodeID, in parent: Node) -> CGFloat? {
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

  func onLine(
    _ key: AlignmentKey, _ guide: CGFloat, _ line: CGFloat, whose: String, _ node: Node, _ parent: Node
  ) -> ExplainedPlace {
    let name = Words.guide(key)
    let numbers: [Explanation.Number] = [.init("guide", guide), .init("line", line)]
    if guide == 0 && line == 0 {
      return ExplainedPlace(
        clause: "its \(name) is \(Words.possessive(whose)) \(name)", arithmetic: .number(0), rule: .guide,
        container: parent.id, numbers: numbers)
    }
    return ExplainedPlace(
      clause:
        "its \(name), \(isSet(key, of: node.id, in: parent) ? "set to " : "")\(describe(guide)), stands on \(Words.possessive(whose)) \(name), \(describe(line))",
      arithmetic: .taking([.number(guide)], from: line), rule: .guide, container: parent.id,
      numbers: numbers)
  }
}

extension LayoutRule {
  fileprivate var isLayered: Bool { if case .layered = self { true } else { false } }
}
