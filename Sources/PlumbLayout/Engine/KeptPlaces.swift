/// The place of a child in a stack's last answer: what the child is offered along the stack, and its position, which counts
/// across the stack from the line of the guides.
struct KeptPlace {
  var offer = Length(nil)
  var origin = CGPoint.zero

  /// The proposal to the child, in a stack with a proposal along an axis.
  func proposal(_ axis: Axis, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, offer.value, cross: proposal[axis.cross])
  }
}

/// A stack finds its children's places while it works out its size, and the placement wants the same ones shortly after.
/// Each child keeps its own, so that no memory is asked for, until the stack forgets its answers.
///
/// While somebody watches nothing is kept or used: the arrangement then has its own questions and facts.
extension LayoutNode {
  /// Keeps what the children were lined up for.
  ///
  /// - Parameter line: the children's line, which has put each one's place into its record.
  func keep(_ line: StackLine, for proposal: ProposedViewSize) {
    let record = tree.records + Int(id.index)
    (record.pointee.keptWidth, record.pointee.keptHeight) = (Length(proposal.width), Length(proposal.height))
    record.pointee.keptStart = line.across.start
    record.pointee.flags.add(.hasPlaces)
  }

  /// Whether the children may keep their places for a proposal. Endless ones are questions for a range, after which the
  /// placement wants those of another proposal.
  func mayKeepPlaces(for proposal: ProposedViewSize) -> Bool {
    proposal.width != .infinity && proposal.height != .infinity && tree.keepsPlaces(id) != nil
  }

  /// Fills in the places that were kept for a proposal, and returns whether there were any.
  func recall(_ places: Places, along axis: Axis, for proposal: ProposedViewSize) -> Bool {
    guard tree.keepsPlaces(id) != nil, tree.hasPlaces(id, for: proposal) else { return false }
    let start = tree.records[Int(id.index)].keptStart
    for index in 0..<places.count {
      let kept = tree.records[Int(places[index].node.index)].kept
      places[index].proposal = kept.proposal(axis, proposal)
      places[index].origin = kept.origin
      start.shift(&places[index].origin[axis.cross])
    }
    return true
  }
}

extension LayoutTree {
  /// Places the children of a stack where its last answer puts them, and returns whether that was possible: not if it had
  /// none for this proposal, or if it has forgotten it meanwhile, because a child has made others.
  func placeAsKept(_ id: NodeID, _ proposal: ProposedViewSize, _ size: CGSize) -> Bool {
    guard let stack = keepsPlaces(id) else { return false }
    let proposal = stack.proposal(for: proposal, size)
    let width = records[Int(id.index)].flags.has(.isMirrored) ? size.width : nil
    var child = firstChild(of: id)
    while child.exists {
      guard hasPlaces(id, for: proposal) else { return false }
      let record = records + Int(child.index)
      let (kept, next) = (record.pointee.kept, record.pointee.nextSibling)
      var origin = kept.origin
      records[Int(id.index)].keptStart.shift(&origin[stack.axis.cross])
      place(child, at: origin, proposal: kept.proposal(stack.axis, proposal), mirroredIn: width)
      child = next
    }
    return true
  }

  /// The rule of a node whose own children keep their places. A layout of a person's own may hand some of its views to
  /// one stack, and the others to another.
  fileprivate func keepsPlaces(_ id: NodeID) -> LayoutRule.Stack? {
    guard trace == nil, remembersAnswers, case .stack(let stack) = records[Int(id.index)].rule else {
      return nil
    }
    return stack
  }

  /// Whether the children of a stack keep the places for a proposal.
  @inline(__always) fileprivate func hasPlaces(_ id: NodeID, for proposal: ProposedViewSize) -> Bool {
    let record = records + Int(id.index)
    return record.pointee.flags.has(.hasPlaces) && record.pointee.keptWidth == Length(proposal.width)
      && record.pointee.keptHeight == Length(proposal.height) && changed.isEmpty
  }
}
