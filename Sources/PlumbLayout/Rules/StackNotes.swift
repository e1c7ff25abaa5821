/// The facts that a stack notes for those who ask why. Only a layout that is traced comes here.
extension LayoutRule.Stack {
  /// The distance before a child, and where it comes from.
  func noteGap(_ places: Places, _ index: Int, _ node: LayoutNode) {
    let tree = node.tree
    let source = tree.spacing(of: places[index - 1].node)
      .source(ofDistanceTo: tree.spacing(of: places[index].node), along: axis)
    node.note(
      .gap(
        before: places[index].node, length: places[index].gap, gap.value == nil ? source : .explicit))
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

  /// Where a child has the guide on which all are lined up.
  func noteGuide(_ places: Places, _ index: Int, _ node: LayoutNode) {
    let place = places[index]
    places.node(index).noteGuide(alignment, place.proposal, place.size, for: node.id)
  }
}
