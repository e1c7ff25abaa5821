import PlumbLayout
import PlumbViews

/// Makes explanations of the views of one layout.
///
/// 1. The width, then the height: what was offered, how that was found, and what the view made of it.
/// 2. If an offer had a part in that, where it comes from, up to a length that somebody says.
/// 3. The place in what is around it, with the guides.
/// 4. The place on the canvas, and the pixels.
package struct Explainer {
  private let layout: TracedLayout

  package init(_ layout: TracedLayout) { self.layout = layout }

  /// Why a node has its frame.
  package func explanation(of id: NodeID) -> Explanation? {
    guard let node = layout[id] else { return nil }
    var sentences = Axis.allCases.map { lengthSentence(node, $0) }
    sentences += causes(of: node)
    sentences += placeSentences(node)
    let drawn = rounded(node.frame)
    sentences.append(pixelSentence(node, drawn))
    return Explanation(
      view: node.title, identifier: node.identifier, frame: node.frame, drawn: drawn, sentences: sentences)
  }

  // MARK: 1

  private func lengthSentence(_ node: TracedLayout.Node, _ axis: Axis) -> Explanation.Sentence {
    let offer = layout.offer(to: node.id, axis)
    let answer = layout.answer(of: node, axis, offer)
    var text = "\(node.title) is \(describe(node.frame.size[axis])) \(Words.long(axis)): "
    text += answer.needsOffer ? "\(offer.clause(axis)); \(answer.clause)." : "\(answer.clause)."
    return Explanation.Sentence(
      text: text, about: Words.subject(axis), rule: answer.rule,
      numbers: (answer.needsOffer ? offer.numbers : []) + answer.numbers, arithmetic: answer.arithmetic)
  }

  // MARK: 2

  /// Where the offers come from, the nearest first; then what is inside, if it decides the length.
  private func causes(of node: TracedLayout.Node) -> [Explanation.Sentence] {
    var sentences: [Explanation.Sentence] = []
    var chains = Axis.allCases.map { axis in (axis, outerCauses(of: node, axis) + innerCauses(of: node, axis))
    }
    while chains.contains(where: { !$0.1.isEmpty }) {
      for index in chains.indices where !chains[index].1.isEmpty {
        let sentence = chains[index].1.removeFirst()
        if !sentences.contains(where: { $0.text == sentence.text }) { sentences.append(sentence) }
      }
    }
    return sentences
  }

  private func outerCauses(of node: TracedLayout.Node, _ axis: Axis) -> [Explanation.Sentence] {
    var offer = layout.offer(to: node.id, axis)
    guard layout.answer(of: node, axis, offer).needsOffer else { return [] }
    var sentences: [Explanation.Sentence] = []
    while let source = layout[offer.source] {
      offer = layout.offer(to: source.id, axis)
      let which = axis == .horizontal ? "width" : "height"
      let cause = offer.cause(for: source.title, axis)
      sentences.append(
        Explanation.Sentence(
          text: "\(Words.capitalized(cause)) (\(which)).", about: .cause, rule: offer.rule,
          numbers: offer.numbers, arithmetic: offer.arithmetic))
    }
    return sentences
  }

  private func innerCauses(of node: TracedLayout.Node, _ axis: Axis) -> [Explanation.Sentence] {
    var sentences: [Explanation.Sentence] = []
    var inner = layout.answer(of: node, axis, layout.offer(to: node.id, axis)).inner
    while let child = layout[inner] {
      var sentence = lengthSentence(child, axis)
      sentence.about = .cause
      sentences.append(sentence)
      inner = layout.answer(of: child, axis, layout.offer(to: child.id, axis)).inner
    }
    return sentences
  }

  // MARK: 3

  private func placeSentences(_ node: TracedLayout.Node) -> [Explanation.Sentence] {
    Axis.allCases.map { axis in
      let side = axis == .horizontal ? "left" : "top"
      let start = node.frame.origin[axis]
      let about: Explanation.Sentence.Subject = axis == .horizontal ? .x : .y
      guard let place = layout.place(of: node.id, axis), let container = layout[place.container] else {
        return Explanation.Sentence(
          text: "On the canvas its \(side) is at \(describe(start)).", about: about, rule: "canvas",
          numbers: [.init("start", start)], arithmetic: .number(start))
      }
      let outer = container.frame.origin[axis]
      let inside: [Arithmetic] =
        if case .sum(let terms) = place.arithmetic { terms } else { [place.arithmetic] }
      let sum: Arithmetic =
        outer == 0
        ? place.arithmetic : place.arithmetic.value == 0 ? .number(outer) : .sum([.number(outer)] + inside)
      let where_ =
        outer == 0 || sum.isNumber
        ? "so its \(side) is at \(describe(sum.value))" : "so its \(side) is at \(sum.equation) on the canvas"
      return Explanation.Sentence(
        text: "\(axis == .horizontal ? "Horizontally" : "Vertically"), \(place.clause), \(where_).",
        about: about,
        rule: place.rule, numbers: place.numbers + [.init("container", outer)], arithmetic: sum)
    }
  }

  // MARK: 4

  private func rounded(_ length: CGFloat) -> CGFloat {
    (length * layout.scale + 0.5).rounded(.down) / layout.scale
  }

  private func rounded(_ rect: CGRect) -> CGRect {
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }

  private func pixelSentence(_ node: TracedLayout.Node, _ drawn: CGRect) -> Explanation.Sentence {
    var moved: [String] = []
    for (name, edge) in [
      ("left", node.frame.minX), ("right", node.frame.maxX), ("top", node.frame.minY),
      ("bottom", node.frame.maxY),
    ] where abs(rounded(edge) - edge) > 0.0001 {
      moved.append("the \(name) edge from \(describe(edge)) to \(describe(rounded(edge)))")
    }
    let size = "\(describe(drawn.width)) × \(describe(drawn.height))"
    let place = "\(describe(drawn.minX)), \(describe(drawn.minY))"
    let text =
      moved.isEmpty
      ? "All edges lie on pixels, so it is drawn at \(place) with \(size)."
      : "To lie on pixels, \(Words.list(moved)) \(moved.count == 1 ? "goes" : "go"): it is drawn at \(place) with \(size)."
    return Explanation.Sentence(
      text: text, about: .pixels, rule: "pixels",
      numbers: [
        .init("scale", layout.scale), .init("x", drawn.minX), .init("y", drawn.minY),
        .init("width", drawn.width), .init("height", drawn.height),
      ])
  }
}
