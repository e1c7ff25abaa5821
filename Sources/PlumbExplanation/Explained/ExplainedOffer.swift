import PlumbLayout

/// The length that a view was offered along an axis, the view that offered it, and its calculation.
struct ExplainedOffer {
  /// The view that offered it.
  var by: String
  /// The node whose own offer is behind it; none for the canvas, or where a frame says its own length.
  var source = NodeID.none
  /// `nil` asks for the ideal length.
  var value: CGFloat?
  var arithmetic: Arithmetic?
  /// The part of a whole that the length is.
  var share = Share.none
  var tail = ""
  /// It is the length that the source has found for itself, so that is what is explained next.
  var isOwnLength = false
  var rule: Explanation.Rule
  var numbers: [Explanation.Number] = []

  /// The whole of which an offer is a part in sentences.
  enum Share {
    case none
    /// Of the offering view's own length, or of the length that it was offered itself.
    case own, whole
    /// Everything that its only child can have.
    case allOfOwn
    /// A column or a row: "the width of column 2".
    case slot(String)

    /// The text before the number: "its own width, ".
    func prefix(_ axis: Axis) -> String {
      let length = Words.length(axis)
      return switch self {
      case .none: ""
      case .own: "its own \(length), "
      case .whole: "the whole \(length), "
      case .allOfOwn: "all of its own \(length), "
      case .slot(let words): "\(words), "
      }
    }
  }

  /// "HStack offered it 61.33 = (200 − 2 × 8) ÷ 3, first of three because …"
  func clause(_ axis: Axis) -> String {
    guard let arithmetic else { return "\(by) asked for its ideal \(Words.length(axis))\(tail)" }
    return "\(by) offered it \(share.prefix(axis))\(arithmetic.equation)\(tail)"
  }

  /// "Further out in Form's content, the width is 350 = 390 − 2 × 20".
  func causeInside(_ title: String, _ axis: Axis) -> String {
    "further out in \(title), the \(Words.length(axis)) is \(arithmetic?.equation ?? "unspecified")\(tail)"
  }

  /// "HStack itself was offered a width of 168 = 200 − 2 × 16, by padding(16)".
  func cause(for title: String, _ axis: Axis) -> String {
    guard let arithmetic else {
      return "\(by) asked \(title) itself for its ideal \(Words.length(axis))\(tail)"
    }
    let length = Words.length(axis)
    let words = "\(title) itself was offered"
    if title == by {
      let whole = if case .whole = share { "whole " } else { "" }
      return "\(words) the \(whole)\(length) of the \(by) around it, \(arithmetic.equation)\(tail)"
    }
    return switch share {
    case .own: "\(words) \(Words.possessive(by)) own \(length), \(arithmetic.equation)\(tail)"
    case .whole: "\(words) \(Words.possessive(by)) whole \(length), \(arithmetic.equation)\(tail)"
    case .none: "\(words) a \(length) of \(arithmetic.equation), by \(by)\(tail)"
    case .allOfOwn, .slot: "\(words) \(share.prefix(axis))\(arithmetic.equation), by \(by)\(tail)"
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
      // A parent has no part in what a child is offered that it is offered itself.
      if parent.proposal[axis] == node.proposal[axis], parent.rule.passesOn(parent, to: node, axis, in: self)
      {
        if parent.rule.explained.isFrame { frames.append(parent.title) }
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
      by: "the canvas", value: value, arithmetic: value.map(Arithmetic.number), rule: .canvas,
      numbers: value.map { [.init("offered", $0)] } ?? [])
  }

  private func offer(to child: Node, from parent: Node, _ axis: Axis) -> ExplainedOffer {
    let value = child.proposal[axis]
    var offer = ExplainedOffer(
      by: parent.title, source: parent.id, value: value, arithmetic: value.map(Arithmetic.number),
      rule: .passedOn, numbers: value.map { [.init("offered", $0)] } ?? [])
    parent.rule.complete(&offer, to: child, from: parent, axis, in: self)
    return offer
  }

  /// Marks an offer as the parent's own length.
  func own(_ offer: inout ExplainedOffer, _ parent: Node, _ axis: Axis) {
    guard let value = offer.value else { return }
    if parent.frame.size[axis] == value {
      offer.share = .own
      offer.isOwnLength = parent.proposal[axis] != value
    } else if parent.proposal[axis] == value {
      offer.share = .whole
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
