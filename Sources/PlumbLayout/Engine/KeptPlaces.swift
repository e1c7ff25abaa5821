/// Where a stack's last answer puts a child: what the child is offered along the stack, and its position.
struct KeptPlace {
  var offer = Length(nil)
  var origin = CGPoint.zero
}

/// A stack finds its children's places while it works out its size, and the placement wants the same ones shortly after.
/// Each child keeps its own, so that no memory is asked for, until the stack forgets its answers.
///
/// While somebody watches nothing is kept or used: the arrangement then has questions and facts of its own.
extension LayoutNode {
  /// Keeps the places that follow from a proposal. Endless ones are questions for a range, after which the placement
  /// wants those of another proposal.
  func keep(_ places: Places, along axis: Axis, for proposal: ProposedViewSize) {
    guard proposal.width != .infinity, proposal.height != .infinity, keepsPlaces else { return }
    for index in 0..<places.count {
      let place = places[index]
      tree.records[Int(place.node.index)].kept = KeptPlace(
        offer: Length(place.proposal[axis]), origin: place.origin)
    }
    let record = tree.records + Int(id.index)
    (record.pointee.keptWidth, record.pointee.keptHeight) = (Length(proposal.width), Length(proposal.height))
    record.pointee.flags.insert(.hasPlaces)
  }

  /// Fills in the places that were kept for a proposal, and returns whether there were any.
  func recall(_ places: Places, along axis: Axis, for proposal: ProposedViewSize) -> Bool {
    let record = tree.records + Int(id.index)
    guard record.pointee.flags.has(.hasPlaces), record.pointee.keptWidth == Length(proposal.width),
      record.pointee.keptHeight == Length(proposal.height), tree.changed.isEmpty, keepsPlaces
    else { return false }
    for index in 0..<places.count {
      let kept = tree.records[Int(places[index].node.index)].kept
      places[index].proposal = ProposedViewSize(axis, kept.offer.value, cross: proposal[axis.cross])
      places[index].origin = kept.origin
    }
    return true
  }

  /// Whether the places are those of a stack's own children. A layout of a person's own may hand some of its views to
  /// one stack, and the others to another.
  private var keepsPlaces: Bool {
    guard tree.trace == nil, tree.remembersAnswers, case .stack = tree.rule(of: id) else { return false }
    return true
  }
}
