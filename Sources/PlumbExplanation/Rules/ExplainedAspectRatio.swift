import PlumbLayout

extension LayoutRule.AspectRatio: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true) }

  func written(_ title: String) -> String? {
    let mode = "contentMode: .\(fills ? "fill" : "fit")"
    // A ratio such as 16 ÷ 9 has no end.
    let ratio = givenRatio.map {
      abs(($0 * 1e4).rounded() / 1e4 - $0) < 1e-9 ? describeRatio($0) : describe($0)
    }
    return Words.call("aspectRatio", (ratio.map { [$0] } ?? []) + [mode])
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { true }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.fitted(&offer, parent, child, axis)
  }
}

extension TracedLayout {
  fileprivate func fitted(_ offer: inout ExplainedOffer, _ parent: Node, _ child: Node, _ axis: Axis) {
    offer.rule = .aspectRatio
    guard let value = offer.value, let other = child.proposal[axis.cross], let ratio = ratio(parent) else {
      return
    }
    offer.arithmetic =
      axis == .horizontal
      ? .product(.number(other), .ratio(ratio)) : .quotient(.number(other), .ratio(ratio))
    offer.numbers += [.init("ratio", ratio)]
    if abs((offer.arithmetic?.value ?? 0) - value) > 0.001 { offer.arithmetic = .number(value) }
    offer.tail = ", to keep the ratio \(describeRatio(ratio))"
    // The number that is shown is not the one that was used: 1.78 for 16 ÷ 9.
    guard abs((ratio * 100).rounded() / 100 - ratio) > 1e-6,
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
  fileprivate static func wholeNumbers(of ratio: CGFloat) -> (width: CGFloat, height: CGFloat)? {
    for height in (1...100).map({ CGFloat($0) }) {
      let width: CGFloat = (ratio * height).rounded()
      if width > 0, abs(width / height - ratio) < 1e-9 * ratio { return (width, height) }
    }
    return nil
  }
}
