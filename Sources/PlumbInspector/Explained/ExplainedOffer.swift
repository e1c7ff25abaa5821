import PlumbLayout
import PlumbViews

/// The length that a view was offered along an axis, the view that offered it, and its calculation.
struct ExplainedOffer {
  /// The view that offered it.
  var by: String
  /// The node whose own offer is behind it; none for the canvas, or where a frame says a length of its own.
  var source = NodeID.none
  /// `nil` asks for the ideal length.
  var value: CGFloat?
  var arithmetic: Arithmetic?
  /// The words before the number: "its own width, ".
  var prefix = ""
  var tail = ""
  /// It is the length that the source has found for itself, so that is what is explained next.
  var isOwnLength = false
  var rule: String
  var numbers: [Explanation.Number] = []

  /// "HStack offered it 61.33 = (200 − 2 × 8) ÷ 3, first of three because …"
  func clause(_ axis: Axis) -> String {
    guard let arithmetic else { return "\(by) asked for its ideal \(Words.length(axis))\(tail)" }
    return "\(by) offered it \(prefix)\(arithmetic.equation)\(tail)"
  }

  /// "HStack itself was offered a width of 168 = 200 − 2 × 16, by padding(16)".
  func cause(for title: String, _ axis: Axis) -> String {
    guard let arithmetic else {
      return "\(by) asked \(title) itself for its ideal \(Words.length(axis))\(tail)"
    }
    let length = Words.length(axis)
    switch prefix {
    case "its own \(length), ", "the whole \(length), ":
      let word = prefix.hasPrefix("its") ? "own" : "whole"
      return
        "\(title) itself was offered \(Words.possessive(by)) \(word) \(length), \(arithmetic.equation)\(tail)"
    case "": return "\(title) itself was offered a \(length) of \(arithmetic.equation), by \(by)\(tail)"
    default: return "\(title) itself was offered \(prefix)\(arithmetic.equation), by \(by)\(tail)"
    }
  }
}

extension TracedLayout {
  /// Returns the length that a node was offered in its last placement. Modifiers that pass an offer on unchanged are
  /// left out.
  func offer(to id: NodeID, _ axis: Axis) -> ExplainedOffer {
    var child = id
    var frames: [String] = []
    while let node = nodes[child], let parent = nodes[node.parent] {
      if passesOn(parent, to: node, axis) {
        if parent.rule.isFrame { frames.append(parent.title) }
        child = parent.id
        continue
      }
      var offer = offer(to: node, from: parent, axis)
      if !frames.isEmpty && offer.value != nil {
        let (say, pass) = frames.count == 1 ? ("says", "passes") : ("say", "pass")
        offer.tail += "; \(Words.list(frames)) \(say) no \(Words.length(axis)) and \(pass) it on"
      }
      return offer
    }
    let value = nodes[child]?.proposal[axis]
    return ExplainedOffer(
      by: "the canvas", value: value, arithmetic: value.map(Arithmetic.number), rule: "canvas",
      numbers: value.map { [.init("offered", $0)] } ?? [])
  }

  /// Returns whether a parent has no part in what a child is offered.
  private func passesOn(_ parent: Node, to child: Node, _ axis: Axis) -> Bool {
    guard parent.proposal[axis] == child.proposal[axis] else { return false }
    switch parent.rule {
    case .plain, .priority, .offset, .wrapper, .position: return true
    case .layered: return parent.children.first == child.id
    case .fixedFrame: return fixedLength(parent, axis) == nil
    case .flexibleFrame: return bounds(parent, axis).map { $0.bounds == FrameBounds() } ?? true
    case .fixedSize(let fixed): return !fixed.axes.contains(axis)
    case .aspectRatio: return true
    case .object: return parent.object == .choice || parent.object == .outset
    case .fill, .square, .spacer, .divider, .stack, .depthStack, .grid, .padding: return false
    }
  }

  private func offer(to child: Node, from parent: Node, _ axis: Axis) -> ExplainedOffer {
    let value = child.proposal[axis]
    var offer = ExplainedOffer(
      by: parent.title, source: parent.id, value: value, arithmetic: value.map(Arithmetic.number),
      rule: "passedOn", numbers: value.map { [.init("offered", $0)] } ?? [])
    switch parent.rule {
    case .stack(let stack) where stack.axis == axis: share(of: child, in: parent, axis, &offer)
    case .stack, .depthStack:
      own(&offer, parent, axis)
      offer.rule = "cross"
    case .fixedFrame:
      (offer.source, offer.rule) = (.none, "frame")
    case .flexibleFrame:
      own(&offer, parent, axis)
      offer.rule = "frame"
    case .padding: less(&offer, parent, axis)
    case .layered:
      offer.rule = "layer"
      own(&offer, parent, axis)
    case .fixedSize:
      offer.rule = "fixedSize"
      if value == nil, let whole = parent.proposal[axis] {
        offer.tail = " and does not pass on the \(describe(whole)) that it is offered itself"
        offer.numbers.append(.init("whole", whole))
      }
    case .aspectRatio: fitted(&offer, parent, child, axis)
    case .grid: slot(of: child, in: parent, axis, &offer)
    case .object: objectOffer(&offer, parent, child, axis)
    case .fill, .square, .spacer, .divider, .offset, .position, .priority, .plain, .wrapper: break
    }
    return offer
  }

  /// Adds the offer of a view with code of its own.
  private func objectOffer(_ offer: inout ExplainedOffer, _ parent: Node, _ child: Node, _ axis: Axis) {
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
        offer.rule = "bar"
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
          (offer.arithmetic, offer.tail, offer.rule) = (rest, ", without the margins", "padding")
          return
        }
      case .outset(let insets):
        guard let whole, insets.total(along: axis) != 0 else { continue }
        let terms = Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
        let sum: Arithmetic = .sum([.number(whole)] + terms)
        if abs(sum.value - value) < 0.001 {
          (offer.arithmetic, offer.tail, offer.rule) = (sum, ", with what is not safe", "safeArea")
          return
        }
      case .matched(let size?, _) where size[axis] == value:
        (offer.tail, offer.rule, offer.source) = (
          ", the \(Words.length(axis)) of the view that it matches", "matched", .none
        )
        return
      case .relative(axis, let container, let isScrollView, value):
        let what =
          isScrollView
          ? "the scroll view's room, \(describe(container))" : "the canvas, \(describe(container))"
        (offer.tail, offer.rule, offer.source) = (", made from \(what)", "relative", .none)
        return
      case .anchored(child.id, axis, _, value, _) where value != parent.frame.size[axis]:
        (offer.prefix, offer.rule) = (
          "the \(Words.length(axis)) of its \(axis == .horizontal ? "column" : "row"), ", "slot"
        )
        return
      default: continue
      }
    }
    if parent.frame.size[axis] == value { own(&offer, parent, axis) }
  }

  /// Marks an offer as the parent's own length.
  private func own(_ offer: inout ExplainedOffer, _ parent: Node, _ axis: Axis) {
    guard let value = offer.value else { return }
    if parent.frame.size[axis] == value {
      offer.prefix = "its own \(Words.length(axis)), "
      offer.isOwnLength = parent.proposal[axis] != value
    } else if parent.proposal[axis] == value {
      offer.prefix = "the whole \(Words.length(axis)), "
    }
  }

  private func less(_ offer: inout ExplainedOffer, _ parent: Node, _ axis: Axis) {
    offer.rule = "padding"
    guard let outer = parent.proposal[axis], let insets = insets(parent) else { return }
    let terms = Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
    offer.arithmetic = .taking(terms, from: outer)
    offer.numbers += [.init("outer", outer), .init("insets", insets.total(along: axis))]
  }

  private func fitted(_ offer: inout ExplainedOffer, _ parent: Node, _ child: Node, _ axis: Axis) {
    offer.rule = "aspectRatio"
    guard let value = offer.value, let other = child.proposal[axis.cross], let ratio = ratio(parent) else {
      return
    }
    offer.arithmetic =
      axis == .horizontal
      ? .product(.number(other), .number(ratio)) : .quotient(.number(other), .number(ratio))
    offer.numbers += [.init("ratio", ratio)]
    if abs((offer.arithmetic?.value ?? 0) - value) > 0.001 { offer.arithmetic = .number(value) }
    offer.tail = ", to keep the ratio \(describe(ratio))"
    // The number that is shown is not the one that was used: 1.78 for 16 ÷ 9.
    guard abs((Double(describe(ratio)) ?? 0) - ratio) > 1e-6,
      let (width, height) = Self.wholeNumbers(of: ratio)
    else { return }
    offer.tail = ", to keep the ratio \(describe(width)) ÷ \(describe(height))"
    if case .product = offer.arithmetic {
      offer.arithmetic = .product(.number(other), .quotient(.number(width), .number(height)))
    } else if case .quotient = offer.arithmetic {
      offer.arithmetic = .quotient(.product(.number(other), .number(height)), .number(width))
    }
  }

  /// Two whole numbers up to a hundred with a ratio, such as 16 and 9.
  private static func wholeNumbers(of ratio: CGFloat) -> (width: CGFloat, height: CGFloat)? {
    for height in (1...100).map({ CGFloat($0) }) {
      let width: CGFloat = (ratio * height).rounded()
      if width > 0, abs(width / height - ratio) < 1e-9 * ratio { return (width, height) }
    }
    return nil
  }

  private func slot(of child: Node, in parent: Node, _ axis: Axis, _ offer: inout ExplainedOffer) {
    let facts = (parent.arrangement?.facts ?? []) + (parent.answer?.facts ?? [])
    let own = (parent.arrangement?.facts(of: child.id) ?? []) + (parent.answer?.facts(of: child.id) ?? [])
    offer.rule = "slot"
    for case .slot(_, let columns, let row, let rect) in own {
      let number = axis == .horizontal ? columns.lowerBound + 1 : row + 1
      let what = axis == .horizontal ? (columns.count > 1 ? "columns" : "column") : "row"
      let numbers =
        axis == .horizontal && columns.count > 1 ? "\(number) to \(columns.upperBound)" : "\(number)"
      if rect.size[axis] == offer.value {
        offer.prefix = "the \(Words.length(axis)) of \(what) \(numbers), "
        offer.numbers.append(.init(what, CGFloat(number)))
        return
      }
      for case .gridShare(axis, let offered, let gaps, let committed, let open, let share) in facts
      where share == offer.value && columns.count == 1 {
        offer.rule = "gridShare"
        let rest = Arithmetic.taking([.number(gaps), .number(committed)], from: offered)
        offer.arithmetic = open == 1 ? rest : .quotient(rest, .number(CGFloat(open)))
        offer.numbers += [
          .init("gaps", gaps), .init("committed", committed), .init("tracks", CGFloat(open)),
        ]
        offer.tail = ", the share of \(what) \(numbers)"
        return
      }
    }
  }
}

/// The numbers that a node's rule has noted.
extension TracedLayout {
  private func facts(_ node: Node) -> [LayoutFact] {
    (node.answer?.facts ?? []) + (node.arrangement?.facts ?? [])
  }

  func fixedLength(_ node: Node, _ axis: Axis) -> CGFloat? {
    for case .fixed(axis, let length) in facts(node) { return length }
    return nil
  }

  func bounds(_ node: Node, _ axis: Axis) -> (
    bounds: FrameBounds, proposed: CGFloat?, child: CGFloat, rule: FrameRule, length: CGFloat
  )? {
    for case .bounds(axis, let bounds, let proposed, let child, let rule, let length) in facts(node) {
      return (bounds, proposed, child, rule, length)
    }
    return nil
  }

  func insets(_ node: Node) -> EdgeInsets? {
    for case .insets(let insets) in facts(node) { return insets }
    return nil
  }

  func ratio(_ node: Node) -> CGFloat? {
    for case .ratio(let ratio, _, _) in facts(node) { return ratio }
    return nil
  }
}

extension LayoutRule {
  fileprivate var isFrame: Bool {
    switch self {
    case .fixedFrame, .flexibleFrame: true
    case .fill, .square, .spacer, .divider, .stack, .depthStack, .grid, .padding, .layered, .offset,
      .position,
      .fixedSize, .aspectRatio, .priority, .plain, .object, .wrapper:
      false
    }
  }
}
