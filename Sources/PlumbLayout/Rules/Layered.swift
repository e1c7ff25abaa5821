extension LayoutRule {
  /// A primary child that decides the size, and a secondary one that is offered that size and lined up on the
  /// primary one's guides, in front of it or behind it (Rules/Modifiers.md#R-61).
  package struct Layered: BuiltInRule {
    package var alignment: Alignment

    package init(alignment: Alignment) { self.alignment = alignment }

    var traits: RuleTraits { .passing(.layered) }

    mutating func pass(through stream: inout NumberStream) { stream.pass(&alignment) }

    func arrange(_ places: Places, _ proposal: ProposedViewSize, _ size: CGSize, _ node: LayoutNode) {
      places[0].proposal = proposal
      guard places.count > 1 else { return }
      let (primary, secondary) = (places.node(0), places.node(1))
      let offer = ProposedViewSize(size)
      node.because(.layer)
      let answer = secondary.size(offer)
      let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
      if node.tree.trace != nil {
        for axis in Axis.allCases {
          primary.noteGuide(alignment[axis], proposal, size, for: node.id)
          secondary.noteGuide(alignment[axis], offer, answer, for: node.id)
        }
      }
      places[1].proposal = offer
      places[1].origin = CGPoint(
        x: primary.guide(x, proposal, size) - secondary.guide(x, offer, answer),
        y: primary.guide(y, proposal, size) - secondary.guide(y, offer, answer))
    }
  }
}
