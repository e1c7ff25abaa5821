/// A change reaches from the changed nodes up, and no further than the first node that answers as before.
///
/// 1. A changed node forgets its answers, works them out again, and compares.
/// 2. If they are the same, and its distances and guides too, its ancestors know nothing new; only its own content is
///    placed again.
/// 3. Otherwise its parent does the same.
///
/// Nodes are taken from the bottom up, so that each is worked out once however many changes lie below it.
extension LayoutTree {
  /// The node's numbers or children changed.
  package func setNeedsLayout(_ id: NodeID) {
    if isUnasked {
      // There is nothing to forget. All nodes are to be placed as they are, but for a leaf that is the whole tree and was
      // placed without a question.
      records[Int(id.index)].flags.add(.needsPlacement)
      return contentDidChange(id)
    }
    guard !records[Int(id.index)].flags.has(.isChanged) else { return }
    records[Int(id.index)].flags.add(.isChanged)
    changed.append(id)
  }

  /// Forgets all answers, so that the next layout asks every question anew.
  package func forgetEverything() {
    for index in 0..<used where !records[Int(index)].flags.has(.isFree) {
      forgetAnswers(NodeID(index: index))
      records[Int(index)].flags.add(.needsPlacement)
      if let object = records[Int(index)].rule.objectIndex { self.object(object).forgetAnswers() }
    }
  }

  /// Forgets the answers of some nodes, so that these are worked out once more.
  package func forget(_ nodes: Set<NodeID>) {
    for id in nodes where !records[Int(id.index)].flags.has(.isFree) { forgetAnswers(id) }
  }

  /// Has the trace record some nodes after the layout, without laying out the others again.
  ///
  /// 1. These nodes forget their answers. So do the recorded nodes around them, whose questions to them are then seen.
  /// 2. The outer ones first, each is asked again what the trace knows that it was asked.
  /// 3. Each is placed again where it is, so that its children get their places again.
  package func record(_ nodes: Set<NodeID>) {
    guard let trace else { return }
    let around = Set(nodes.map { parent(of: $0) }).filter { $0.exists && trace.records($0) }
    trace.add(nodes)
    let asked = nodes.union(around).sorted { (depth(of: $0), $0.index) < (depth(of: $1), $1.index) }
    let proposals = asked.map { trace.proposals(to: $0) }
    forget(nodes.union(around))
    for (id, proposals) in zip(asked, proposals) {
      for proposal in proposals { _ = size(of: id, proposal) }
      place(id, at: records[Int(id.index)].origin, proposal: records[Int(id.index)].proposal)
    }
  }

  /// Applies all changes before the next question is answered.
  func applyChanges() {
    let nodes = changed
    changed = []
    // Comparing is no part of a layout that somebody traces.
    let outerTrace = trace
    trace = nil
    defer { trace = outerTrace }
    // Each level is a list through the nodes' records, so that a change asks for no memory.
    var levels: [NodeID] = []
    levels.reserveCapacity(32)
    func mark(_ id: NodeID, _ change: Change, depth: Int) {
      let record = records + Int(id.index)
      if record.pointee.change == 0 {
        while levels.count <= depth { levels.append(.none) }
        record.pointee.nextChanged = levels[depth]
        levels[depth] = id
      }
      record.pointee.change |= change.rawValue
    }
    for id in nodes where !records[Int(id.index)].flags.has(.isFree) {
      records[Int(id.index)].flags.drop(.isChanged)
      markForPlacement(id)
      guard isRemembered(id) else {
        contentDidChange(id)
        continue
      }
      // A plain leaf sets no guides, before or after.
      let isPlainLeaf = !firstChild(of: id).exists && rule(of: id).objectIndex == nil
      var change: Change = isPlainLeaf ? [.itself, .traits] : [.itself, .traits, .guides]
      if hasGridCells && firstChild(of: id).exists { change.insert(.cell) }
      mark(id, change, depth: depth(of: id))
    }
    while let depth = levels.indices.last {
      var next = levels.removeLast()
      while next.exists {
        let id = next
        let change = Change(rawValue: records[Int(id.index)].change)
        next = records[Int(id.index)].nextChanged
        records[Int(id.index)].change = 0
        let reported = reconsider(id, change)
        if !reported.isEmpty, parent(of: id).exists { mark(parent(of: id), reported, depth: depth - 1) }
      }
    }
  }

  /// Whether nobody has asked anything yet.
  private var isUnasked: Bool {
    counts.computations == 0 && counts.placements == 0 && spacings.isEmpty && ranges.isEmpty
  }

  /// The changes of a node that its parent hears of.
  private struct Change: OptionSet {
    let rawValue: UInt8
    /// A size or a distance.
    static let answers = Change(rawValue: 1)
    static let guides = Change(rawValue: 2)
    /// Its priority, or a value for the layout around it.
    static let traits = Change(rawValue: 4)
    /// The node itself was changed, and not only something below it.
    static let itself = Change(rawValue: 8)
    /// The settings for its cell of a grid.
    static let cell = Change(rawValue: 16)
  }

  /// Works a node's answers out again and returns what is different.
  private func reconsider(_ id: NodeID, _ change: Change) -> Change {
    counting.pointee.forgotten += 1
    var old: [Answer] = []
    pool.forEach(from: records[Int(id.index)].answers) { old.append($0) }
    let flags = records[Int(id.index)].flags
    let oldRanges = !flags.has(.hasRange) ? NodeRanges() : ranges[id]
    let oldSpacing = flags.has(.hasSpacing) ? spacings[id] : nil
    forgetAnswers(id)
    contentDidChange(id)
    markForPlacement(id)
    var reported: Change = []
    let traits = rule(of: id).traits
    // The node passes on the changes that it does not remember.
    if !traits.remembersGuides { reported.formUnion(change.intersection(.guides)) }
    if traits.passesTraits || change.contains(.itself) {
      reported.formUnion(change.intersection(.traits))
    }
    if traits.passesGridCellSettings { reported.formUnion(change.intersection(.cell)) }
    if answersAnybody(id) && change.contains(.itself) { reported.insert(.answers) }
    records[Int(id.index)].flags.drop(.hasUnknownAskers)
    if let oldSpacing, spacing(of: id) != oldSpacing { reported.insert(.answers) }
    for axis in Axis.allCases where flags.has(.hasRange(axis)) {
      if knownRange(of: id, axis) != oldRanges[axis] { reported.insert(.answers) }
    }
    // The oldest first, so that the chain is afterwards in the order in which it was.
    for answer in old.reversed() {
      if let guide = answer.guide {
        let size = size(of: id, answer.proposal)
        let place = explicitGuide(guide, of: id, proposal: answer.proposal, size: size)
        if Length(place) != Length(Length(answer.width).value) { reported.insert(.guides) }
      } else if !reported.contains(.answers),
        size(of: id, answer.proposal) != CGSize(width: answer.width, height: answer.height)
      {
        // The others are worked out when somebody asks.
        reported.insert(.answers)
      }
    }
    return reported
  }

  /// Returns whether anybody can know an answer of the node.
  private func isRemembered(_ id: NodeID) -> Bool {
    let record = records + Int(id.index)
    return record.pointee.answers >= 0 || answersAnybody(id)
      || record.pointee.flags.has(.remembered)
  }

  /// Returns whether somebody may know an answer of the node without a trace of it being left here.
  private func answersAnybody(_ id: NodeID) -> Bool {
    let record = records + Int(id.index)
    return record.pointee.rule.traits.isKnownUnasked || record.pointee.flags.has(.hasUnknownAskers)
  }

  private func contentDidChange(_ id: NodeID) {
    if let index = records[Int(id.index)].rule.objectIndex { object(index).contentDidChange() }
  }

  /// The node is placed anew, and its ancestors find the way to it.
  private func markForPlacement(_ id: NodeID) {
    records[Int(id.index)].flags.add(.needsPlacement)
    var ancestor = parent(of: id)
    while ancestor.exists, !records[Int(ancestor.index)].flags.has(.contentNeedsPlacement) {
      records[Int(ancestor.index)].flags.add(.contentNeedsPlacement)
      ancestor = parent(of: ancestor)
    }
  }

  private func depth(of id: NodeID) -> Int {
    var depth = 0
    var ancestor = parent(of: id)
    while ancestor.exists {
      depth += 1
      ancestor = parent(of: ancestor)
    }
    return depth
  }

  func forgetAnswers(_ id: NodeID) {
    let record = records + Int(id.index)
    if record.pointee.answers >= 0 { pool.release(head: &record.pointee.answers) }
    record.pointee.answered = 0
    record.pointee.flags.drop(.remembered)
  }
}
