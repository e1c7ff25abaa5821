import PlumbLayout

/// Makes explanations of the views of one layout.
///
/// 1. The width, then the height: what was offered, how that was found, and what the view made of it.
/// 2. If an offer had a part in that, where it comes from, up to a length that somebody says.
/// 3. The place in what is around it, with the guides.
/// 4. The place on the canvas, and the pixels.
package struct Explainer {
  package let layout: TracedLayout
  private let mostCauses: Int

  /// The maximum number of causes along an axis where many views are explained: each view of a deep tree has a chain of
  /// them up to the canvas, and together they would be the square of its depth.
  package static let usualCauses = 40

  /// - Parameter mostCauses: how far the causes of causes are followed, along each axis.
  package init(_ layout: TracedLayout, mostCauses: Int = .max) {
    (self.layout, self.mostCauses) = (layout, mostCauses)
  }

  /// Returns why a node has its frame.
  package func explanation(of id: NodeID) -> Explanation? {
    guard let node = layout[id] else { return nil }
    var sentences = Axis.allCases.map { lengthSentence(node, $0) }
    if let hint = hint(node) { sentences.append(hint) }
    let (causes, isCut) = causes(of: node)
    sentences += causes
    sentences += placeSentences(node)
    let drawn = Pixels.nearest(node.frame, layout.scale)
    sentences.append(pixelSentence(node, drawn))
    sentences += layout.details(of: node)
    return Explanation(
      view: node.title, identifier: node.identifier, frame: node.frame, drawn: drawn, sentences: sentences,
      isCut: isCut)
  }

  // MARK: 1

  private func lengthSentence(_ node: TracedLayout.Node, _ axis: Axis) -> Explanation.Sentence {
    // Two nodes that nobody named, one in the other: the sentence is about the inner one.
    let inner = layout[layout.answer(of: node, axis, layout.offer(to: node.id, axis)).inner]
    if let inner, inner.isNameless, inner.title == node.title, inner.frame.size[axis] == node.frame.size[axis]
    {
      return lengthSentence(inner, axis)
    }
    var offer = layout.offer(to: node.id, axis)
    let answer = layout.answer(of: node, axis, offer)
    // Two views of one name are two views in a sentence.
    if offer.by == node.title {
      offer.by = node.isNameless ? "the part around it" : "the \(node.title) around it"
    }
    var text = "\(node.title) is \(describe(node.frame.size[axis])) \(Words.long(axis)): "
    text += answer.needsOffer ? "\(offer.clause(axis)); \(answer.clause)." : "\(answer.clause)."
    return Explanation.Sentence(
      text: text, about: Words.subject(axis), rule: answer.rule,
      numbers: (answer.needsOffer ? offer.numbers : []) + answer.numbers, arithmetic: answer.arithmetic)
  }

  // MARK: 2

  /// Returns the origins of the offers, the nearest first, and what inside decides a length.
  private func causes(of node: TracedLayout.Node) -> (sentences: [Explanation.Sentence], isCut: Bool) {
    var sentences: [Explanation.Sentence] = []
    let chains = Axis.allCases.map { axis in
      var seen: Set<NodeID> = []
      return causes(of: node, axis, &seen)
    }
    for index in 0..<(chains.map { $0.count }.max() ?? 0) {
      let steps = chains.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      if steps.count == 2, let both = steps[0].merged(with: steps[1]) {
        sentences.append(both)
      } else {
        sentences += steps.map { $0.sentence }
      }
    }
    var told: Set<String> = []
    return (
      sentences.filter { told.insert($0.text).inserted }, chains.contains { $0.count >= mostCauses }
    )
  }

  /// One axis: from the length of a view on, inwards as long as the content decides, then outwards along the offers.
  private func causes(of node: TracedLayout.Node, _ axis: Axis, _ seen: inout Set<NodeID>) -> [Cause] {
    var causes: [Cause] = []
    // A stack that was offered nothing in particular has its children's height, and then they have its.
    guard seen.insert(node.id).inserted else { return [] }
    var node = node
    var answer = layout.answer(of: node, axis, layout.offer(to: node.id, axis))
    while causes.count < mostCauses, let inner = layout[answer.inner] {
      causes.append(.length(lengthSentence(inner, axis)))
      seen.insert(inner.id)
      node = inner
      answer = layout.answer(of: node, axis, layout.offer(to: node.id, axis))
    }
    guard answer.needsOffer else { return causes }
    var offer = layout.offer(to: node.id, axis)
    while causes.count < mostCauses, let source = layout[offer.source] {
      if offer.isOwnLength {
        return causes + [.length(lengthSentence(source, axis))] + self.causes(of: source, axis, &seen)
      }
      offer = layout.offer(to: source.id, axis)
      // Two nodes that nobody named, one in the other: nothing is said of an offer that the inner one gets unchanged.
      let isInside = source.isNameless && source.title == offer.by
      if isInside, offer.arithmetic?.isNumber ?? true { continue }
      causes.append(.offer(title: source.title, isInside: isInside, axis, offer))
    }
    return causes
  }

  /// Returns a hint for giving a shape another size, if nothing around it determines its size.
  private func hint(_ node: TracedLayout.Node) -> Explanation.Sentence? {
    guard Self.shapes.contains(node.title) else { return nil }
    var axes = Axis.allCases.filter { isSaidByNobody(node, $0) }
    // A circle goes by the shorter of its two lengths.
    if case .square = node.rule, let width = node.proposal.width, let height = node.proposal.height,
      width != height, !axes.contains(width < height ? .horizontal : .vertical)
    {
      axes = []
    }
    guard let axis = axes.first else { return nil }
    let (what, frame) =
      axes.count == 2
      ? ("large", "frame(width:height:)") : (Words.long(axis), "frame(\(Words.length(axis)):)")
    return Explanation.Sentence(
      text: "No frame around it says how \(what) it is; \(frame) would.", about: .cause, rule: .hint,
      numbers: [])
  }

  private static let shapes: Set = [
    "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
  ]

  /// Returns whether an offer comes from the canvas without a frame on its way.
  private func isSaidByNobody(_ node: TracedLayout.Node, _ axis: Axis) -> Bool {
    var offer = layout.offer(to: node.id, axis)
    guard offer.value != nil else { return false }
    while let source = layout[offer.source] {
      if offer.isOwnLength || [.frame, .relative, .layer].contains(offer.rule) { return false }
      offer = layout.offer(to: source.id, axis)
    }
    return offer.rule == .canvas
  }

  // MARK: 3

  private func placeSentences(_ node: TracedLayout.Node) -> [Explanation.Sentence] {
    Axis.allCases.map { axis in
      let about: Explanation.Sentence.Subject = axis == .horizontal ? .x : .y
      guard let place = layout.place(of: node.id, axis), let container = layout[place.container] else {
        return canvasSentence(node, axis, about)
      }
      let outer = container.frame.origin[axis]
      let inside: [Arithmetic] =
        if case .sum(let terms) = place.arithmetic { terms } else { [place.arithmetic] }
      let sum: Arithmetic =
        outer + place.arithmetic.value == 0
        ? .number(0)
        : outer == 0
          ? place.arithmetic : place.arithmetic.value == 0 ? .number(outer) : .sum([.number(outer)] + inside)
      return Explanation.Sentence(
        text: "\(Words.start(place.clause)): its \(Words.side(axis)) is at \(sum.equation).", about: about,
        rule: place.rule, numbers: place.numbers + [.init("container", outer)], arithmetic: sum)
    }
  }

  /// The outermost view is in the middle of what it was offered.
  private func canvasSentence(
    _ node: TracedLayout.Node, _ axis: Axis, _ about: Explanation.Sentence.Subject
  ) -> Explanation.Sentence {
    let start = node.frame.origin[axis]
    if let room = layout.room {
      let half: Arithmetic = .quotient(
        .difference(.number(room.size[axis]), [.number(node.frame.size[axis])]), .number(2))
      let sum: Arithmetic = room.origin[axis] == 0 ? half : .sum([.number(room.origin[axis]), half])
      if abs(sum.value - start) < 0.001, start != 0 {
        return Explanation.Sentence(
          text:
            "The canvas has the view in its middle: its \(Words.side(axis)) is at \(sum.equation).",
          about: about, rule: .canvas,
          numbers: [.init("canvas", room.size[axis]), .init("start", room.origin[axis])], arithmetic: sum)
      }
    }
    return Explanation.Sentence(
      text: "On the canvas its \(Words.side(axis)) is at \(describe(start)).", about: about, rule: .canvas,
      numbers: [.init("start", start)], arithmetic: .number(start))
  }

  /// Returns why a view has its frame that has no place by itself, such as a row of a grid: it has its content's.
  ///
  /// - Parameters:
  ///   - frames: those of its content; without any, the view has `frame`.
  package func explanation(
    of title: String, _ identifier: String?, _ frame: CGRect, covering frames: [CGRect]
  ) -> Explanation {
    let sentences = Axis.allCases.map { axis in
      let start = frames.map { $0.origin[axis] }.min() ?? frame.origin[axis]
      let end = frames.map { $0.origin[axis] + $0.size[axis] }.max() ?? start
      return Explanation.Sentence(
        text:
          "\(title) reaches from \(describe(start)) to \(describe(end)) because what is in it does, so it is \(describe(end - start)) = \(describe(end)) − \(describe(start)) \(Words.long(axis)).",
        about: Words.subject(axis), rule: .union, numbers: [.init("start", start), .init("end", end)],
        arithmetic: .difference(.number(end), [.number(start)]))
    }
    return Explanation(
      view: title, identifier: identifier, frame: frame, drawn: Pixels.nearest(frame, layout.scale),
      sentences: sentences)
  }

  // MARK: 4

  private func pixelSentence(_ node: TracedLayout.Node, _ drawn: CGRect) -> Explanation.Sentence {
    var moved: [String] = []
    for (name, edge) in [
      ("left", node.frame.minX), ("right", node.frame.maxX), ("top", node.frame.minY),
      ("bottom", node.frame.maxY),
    ] where abs(Pixels.nearest(edge, layout.scale) - edge) > 0.0001 {
      moved.append(
        "the \(name) edge, \(describe(edge)), becomes \(describe(Pixels.nearest(edge, layout.scale)))")
    }
    let place = "\(describe(drawn.minX)), \(describe(drawn.minY))"
    let size = "\(describe(drawn.width)) × \(describe(drawn.height))"
    let text =
      moved.isEmpty
      ? "All edges lie on pixels: it is drawn at \(place) and is \(size)."
      : "On whole pixels \(Words.list(moved)): it is drawn at \(place) and is \(size)."
    return Explanation.Sentence(
      text: text, about: .pixels, rule: .pixels,
      numbers: [
        .init("scale", layout.scale), .init("x", drawn.minX), .init("y", drawn.minY),
        .init("width", drawn.width), .init("height", drawn.height),
      ])
  }
}

/// A reason behind a reason: the length of another view, or what a container was offered itself.
private enum Cause {
  case length(Explanation.Sentence)
  /// - Parameter isInside: who is offered it has the same name as the one that offers it.
  case offer(title: String, isInside: Bool, Axis, ExplainedOffer)

  var sentence: Explanation.Sentence {
    switch self {
    case .length(var sentence):
      sentence.about = .cause
      return sentence
    case .offer(let title, let isInside, let axis, let offer):
      let text = isInside ? offer.causeInside(title, axis) : offer.cause(for: title, axis)
      return Explanation.Sentence(
        text: "\(Words.start(text)).", about: .cause, rule: offer.rule,
        numbers: offer.numbers, arithmetic: offer.arithmetic)
    }
  }

  /// One sentence for both axes, where nothing was calculated.
  func merged(with other: Cause) -> Explanation.Sentence? {
    guard case .offer(let title, false, _, let offer) = self,
      case .offer(title, false, _, let second) = other,
      offer.by == second.by, offer.tail.isEmpty, second.tail.isEmpty,
      case .number(let width) = offer.arithmetic, case .number(let height) = second.arithmetic
    else { return nil }
    return Explanation.Sentence(
      text: "\(title) itself was offered \(describe(width)) × \(describe(height)), by \(offer.by).",
      about: .cause, rule: offer.rule, numbers: [.init("width", width), .init("height", height)])
  }
}
