import PlumbLayout

extension LayoutRule.Padding: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(part: "padding") }

  func written(_ title: String) -> String? {
    title == "padding" ? Words.call("padding", Self.words(insets)) : nil
  }

  private static func words(_ insets: EdgeInsets) -> [String] {
    let set = Edge.allCases.filter { insets[$0] != 0 }
    guard let first = set.first else { return ["0"] }
    let length = insets[first]
    guard set.allSatisfy({ insets[$0] == length }) else {
      return Edge.allCases.map { "\(name(of: $0)): \(describe(insets[$0]))" }
    }
    if set.count == 4 { return [describe(length)] }
    if set == [.leading, .trailing] { return [".horizontal", describe(length)] }
    if set == [.top, .bottom] { return [".vertical", describe(length)] }
    let names = set.map { ".\(name(of: $0))" }
    return [names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]", describe(length)]
  }

  private static func name(of edge: Edge) -> String {
    switch edge {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.less(&offer, parent, axis)
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.paddingAnswer(node, axis) }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.paddingPlace(child, parent, axis) }
}

extension TracedLayout {
  fileprivate func less(_ offer: inout ExplainedOffer, _ parent: Node, _ axis: Axis) {
    offer.rule = .padding
    guard let outer = parent.proposal[axis], let insets = insets(parent) else { return }
    let terms = Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
    offer.arithmetic = .taking(terms, from: outer)
    offer.numbers += [.init("outer", outer), .init("insets", insets.total(along: axis))]
  }

  fileprivate func paddingAnswer(_ node: Node, _ axis: Axis) -> ExplainedAnswer? {
    guard let insets = insets(node), let child = content(node) else { return nil }
    let inner = child.frame.size[axis]
    let terms =
      [Arithmetic.number(inner)] + Arithmetic.terms([insets[.start(of: axis)], insets[.end(of: axis)]])
    let sum: Arithmetic = terms.count == 1 ? terms[0] : .sum(terms)
    let numbers: [Explanation.Number] = [
      .init("content", inner), .init("insets", insets.total(along: axis)),
    ]
    if sum.value < 0 {
      return ExplainedAnswer(
        clause: "nothing is smaller than 0", arithmetic: .number(0), rule: .padding, numbers: numbers)
    }
    if terms.count == 1 { return contentAnswer(node, axis) }
    return ExplainedAnswer(
      // The insets of a control's part are no padding that anybody wrote.
      clause:
        "\(child.title) and the \(node.title.hasPrefix("padding") ? "padding" : "insets") are \(sum.text)",
      arithmetic: sum, rule: .padding,
      inner: child.id,
      numbers: numbers)
  }

  fileprivate func paddingPlace(_ node: Node, _ parent: Node, _ axis: Axis) -> ExplainedPlace {
    let inset = insets(parent)?[.start(of: axis)] ?? 0
    return ExplainedPlace(
      clause: inset == 0
        ? "it starts where \(parent.title) starts"
        : "\(parent.title) keeps \(describe(inset)) \(axis == .horizontal ? "before" : "above") it",
      arithmetic: .number(inset), rule: .padding, container: parent.id, numbers: [.init("inset", inset)])
  }
}
