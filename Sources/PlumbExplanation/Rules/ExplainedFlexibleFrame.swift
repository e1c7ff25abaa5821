import PlumbLayout

extension LayoutRule.FlexibleFrame: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isFrame: true, noun: "the frame", part: "frame") }

  func written(_ title: String) -> String? {
    Words.call("frame", Axis.allCases.flatMap { Self.words(bounds($0).bounds, $0) })
  }

  private static func words(_ bounds: FrameBounds, _ axis: Axis) -> [String] {
    let name = axis == .horizontal ? "Width" : "Height"
    return [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)].compactMap {
      prefix, length in
      length.map { "\(prefix)\(name): \($0 == .infinity ? ".infinity" : describe($0))" }
    }
  }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { layout.bounds(parent, axis).map { $0.bounds == FrameBounds() } ?? true }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    layout.own(&offer, parent, axis)
    offer.rule = .frame
  }

  func answer(
    of node: TracedLayout.Node, _ axis: Axis, _ offer: ExplainedOffer, in layout: TracedLayout
  ) -> ExplainedAnswer? { layout.flexibleAnswer(node, axis, offer) }
}

extension TracedLayout {
  fileprivate func flexibleAnswer(_ node: Node, _ axis: Axis, _ offer: ExplainedOffer) -> ExplainedAnswer? {
    guard let frame = bounds(node, axis), let child = content(node) else { return nil }
    if frame.bounds == FrameBounds() {
      guard var answer = contentAnswer(node, axis) else { return nil }
      answer.clause = "it says nothing about the \(Words.length(axis)), so " + answer.clause
      return answer
    }
    var answer = ExplainedAnswer(
      clause: "", arithmetic: .number(frame.length), rule: .bounds, needsOffer: true)
    answer.numbers = [.init("content", frame.child)]
    for (name, value) in [
      ("minimum", frame.bounds.minimum), ("ideal", frame.bounds.ideal), ("maximum", frame.bounds.maximum),
    ] { if let value { answer.numbers.append(.init(name, value)) } }
    answer.clause = boundsClause(frame, child, axis)
    if frame.proposed == frame.length, frame.length != frame.child, let arithmetic = offer.arithmetic {
      answer.arithmetic = arithmetic
    }
    if frame.rule == .childWithinBounds && frame.length == frame.child {
      (answer.inner, answer.needsOffer) = (child.id, frame.proposed != nil)
    }
    return answer
  }

  fileprivate func boundsClause(
    _ frame: (
      bounds: FrameBounds, proposed: CGFloat?, child: CGFloat, rule: FrameRule, length: CGFloat
    ), _ child: Node, _ axis: Axis
  ) -> String {
    let (long, words) = (Words.long(axis), Words.length(axis))
    let maximum = frame.bounds.maximum.map(describe) ?? ""
    let minimum = frame.bounds.minimum.map(describe) ?? ""
    if frame.length == frame.bounds.maximum, frame.length < .infinity,
      (frame.proposed ?? frame.child) > frame.length
    {
      return "it gets no more \(words) than its maximum, \(maximum)"
    }
    if frame.length == frame.bounds.minimum, frame.length > 0, frame.proposed ?? frame.child < frame.length {
      return "it gets no less \(words) than its minimum, \(minimum)"
    }
    switch frame.rule {
    case .ideal: return "its ideal \(words) is \(describe(frame.length))"
    case .proposalWithinBounds: return "it takes what it is offered, which is within its bounds"
    case .maximum where frame.length == frame.proposed:
      return frame.bounds.maximum == .infinity
        ? "with an endless maximum it takes what it is offered"
        : "up to its maximum, \(maximum), it takes what it is offered"
    case .maximum:
      return
        "\(child.title) is larger, \(describe(frame.child)), and the frame does not get smaller than that"
    case .minimum where frame.length == frame.child:
      return "above its minimum, \(minimum), it is as \(long) as \(child.title)"
    case .minimum: return "with a minimum of \(minimum) it does not get larger than it is offered"
    case .childWithinBounds: return "it is as \(long) as \(child.title), \(describe(frame.child))"
    }
  }
}
