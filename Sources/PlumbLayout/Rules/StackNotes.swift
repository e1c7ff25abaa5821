/// The facts that a stack notes for those who ask why. Only a layout that is traced comes here.
extension LayoutRule.Stack {
  /// The distance before a child, and where it comes from.
  func noteGap(_ places: Places, _ index: Int, _ node: LayoutNode) {
    node.noteGap(
      between: places[index - 1].node, and: places[index].node, places[index].gap, along: axis,
      isExplicit: gap.value != nil)
  }

  /// Each child's range, in the order in which the children get their shares.
  func noteTurns(_ places: Places, _ node: LayoutNode) {
    for order in 0..<places.count {
      let place = places[Int(places[order].childAtTurn)]
      node.note(
        .range(
          of: place.node, minimum: place.minimum, maximum: place.maximum,
          wasKnown: node.tree.knownRange(of: place.node, axis) != nil, priority: place.priority,
          order: order))
    }
  }

  /// Notes the length that the children of one priority share.
  func noteGroup(
    _ places: Places, _ range: Range<Int>, _ available: CGFloat, _ reserved: CGFloat, _ node: LayoutNode
  ) {
    node.note(
      .group(
        priority: places[Int(places[range.lowerBound].childAtTurn)].priority, children: range.count,
        available: available, reserved: reserved))
  }

  /// Notes the position in a child of the guide on which all are aligned.
  func noteGuide(_ places: Places, _ index: Int, _ node: LayoutNode) {
    let place = places[index]
    places.node(index).noteGuide(alignment, place.proposal, place.size, for: node.id)
  }
}

extension LayoutNode {
  /// The distance between two neighbours, and who wished for it.
  func noteGap(
    between one: NodeID, and other: NodeID, _ length: CGFloat, along axis: Axis, isExplicit: Bool
  ) {
    let source = tree.spacing(of: one).source(ofDistanceTo: tree.spacing(of: other), along: axis)
    note(.gap(before: other, length: length, isExplicit ? .explicit : source))
  }
}
