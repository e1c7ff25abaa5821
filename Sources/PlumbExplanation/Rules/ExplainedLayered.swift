import PlumbLayout

extension LayoutRule.Layered: ExplainedRule {
  var explainedTraits: ExplainedTraits { ExplainedTraits(isTransparent: true, part: "background") }

  func passesOn(
    _ parent: TracedLayout.Node, to child: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  )
    -> Bool
  { parent.children.first == child.id }

  func complete(
    _ offer: inout ExplainedOffer, to child: TracedLayout.Node, from parent: TracedLayout.Node, _ axis: Axis,
    in layout: TracedLayout
  ) {
    offer.rule = .layer
    layout.own(&offer, parent, axis)
  }

  func place(
    of child: TracedLayout.Node, in parent: TracedLayout.Node, _ axis: Axis, in layout: TracedLayout
  ) -> ExplainedPlace { layout.layerPlace(child, parent, self, axis) }
}

extension TracedLayout {
  fileprivate func layerPlace(
    _ node: Node, _ parent: Node, _ layered: LayoutRule.Layered, _ axis: Axis
  ) -> ExplainedPlace {
    guard let primary = parent.children.first, primary != node.id else { return given(node, parent, axis) }
    let key = layered.alignment[axis]
    guard let mine = guide(key, of: node.id, in: parent), let theirs = guide(key, of: primary, in: parent)
    else {
      return given(node, parent, axis)
    }
    return onLine(key, mine, theirs, whose: name(of: primary), node, parent)
  }
}
