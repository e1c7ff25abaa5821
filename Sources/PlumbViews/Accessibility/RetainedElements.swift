import PlumbLayout

/// The elements that a node and everything in it had in an earlier frame, before the views around cut them.
@MainActor final class RetainedElements: NodeAttachment {
  fileprivate var elements: [AccessibleElement] = []
  fileprivate var extent = RetainedExtent()
  /// The modifiers around.
  fileprivate var around = AccessibleWalk.Surroundings()
  fileprivate var answers = ElementAnswers()

  /// Whether the elements are the same but for their place.
  fileprivate func areSame(_ node: ViewNode, _ around: AccessibleWalk.Surroundings) -> Bool {
    node.changedRound <= extent.round && extent.isSame(in: node.host.layoutTree) && self.around == around
  }

  /// Adds the elements to a walk, where the node is now and as far as they are seen.
  fileprivate func append(
    to walk: inout AccessibleWalk, movedBy distance: CGVector, in around: AccessibleWalk.Surroundings
  ) {
    for element in elements {
      if let moved = element.moved(by: distance, in: around) { walk.elements.append(moved) }
    }
    walk.answers.add(answers)
  }
}

/// A frame of a host that keeps elements: a node of which nothing changed is not visited again.
///
/// A node's elements are those of an earlier frame if no node in it was made anew or placed otherwise in it, if the views around
/// say the same, and if code that was asked for them gives the same answers.
@MainActor struct RetainedAccessibility {
  /// The host's round, as the layout counts them.
  let round: UInt32

  /// Collects the elements of a node, or takes those that it kept.
  ///
  /// - Parameters:
  ///   - layout: the node of the layout that has the node's place.
  ///   - origin: that of the layout node above it, on the canvas.
  func visit(
    _ node: ViewNode, _ layout: NodeID, _ origin: CGPoint, _ around: AccessibleWalk.Surroundings,
    _ walk: inout AccessibleWalk
  ) {
    let place = node.host.layoutTree.frame(of: layout).offsetBy(dx: origin.x, dy: origin.y)
    let words = around.words
    if let kept = node.attachment(RetainedElements.self), kept.areSame(node, words) {
      let distance = CGVector(
        dx: place.minX - kept.extent.place.minX, dy: place.minY - kept.extent.place.minY)
      if kept.answers.hold(isMoved: distance != .zero) {
        return kept.append(to: &walk, movedBy: distance, in: around)
      }
    }
    let (start, answers) = (walk.elements.count, walk.answers)
    (walk.answers, walk.isKeptAround) = (ElementAnswers(), !node.layout.exists)
    walk.collect(node, origin: origin, words)
    walk.isKeptAround = false
    let elements = Array(walk.elements[start...])
    walk.elements.removeSubrange(start...)
    for element in elements {
      if let seen = element.moved(by: .zero, in: around) { walk.elements.append(seen) }
    }
    if !walk.answers.areUnknown {
      let kept = node.attached(RetainedElements.self)
      (kept.elements, kept.around, kept.answers) = (elements, words, walk.answers)
      kept.extent = RetainedExtent(layout: layout, round: round, place: place)
    }
    let inner = walk.answers
    walk.answers = answers
    walk.answers.add(inner)
  }
}
