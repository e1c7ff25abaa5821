/// Giving every node its place: from the root down, only where something changed.
extension LayoutTree {
  /// Offers a node a size and puts it at a point of its parent.
  package func place(_ id: NodeID, at origin: CGPoint, proposal: ProposedViewSize) {
    if trace == nil, changed.isEmpty, isSettled(id, for: proposal) {
      if setOrigin(origin, of: id) { moved(id) }
      return
    }
    trace?.because(.placement)
    let size = size(of: id, proposal)
    let isElsewhere = setOrigin(origin, of: id)
    let record = records + Int(id.index)
    trace?.placed(id, record.pointee.origin, size, proposal)
    let isSame =
      !record.pointee.flags.has(.needsPlacement) && record.pointee.wasPlaced(with: proposal)
      && record.pointee.size == size
    if isSame, !(trace?.records(id) ?? false) {
      if isElsewhere { moved(id) }
      return placeChangedContent(of: id)
    }
    record.pointee.size = size
    record.pointee.proposal = proposal
    moved(id)
    if record.pointee.hasContent { placeChildren(of: id, proposal, size) }
    records[Int(id.index)].flags.drop(.needsSomePlacement)
  }

  /// Whether a node was placed with the proposal, and nothing in it has changed since: its size is what it was.
  @inline(__always) private func isSettled(_ id: NodeID, for proposal: ProposedViewSize) -> Bool {
    let record = records + Int(id.index)
    return !record.pointee.flags.has(.needsSomePlacement)
      && record.pointee.wasPlaced(with: proposal)
  }

  /// Puts a node at a point of its parent, and returns whether it was somewhere else.
  @inline(__always) private func setOrigin(_ origin: CGPoint, of id: NodeID) -> Bool {
    let origin = usable(origin, of: id)
    let record = records + Int(id.index)
    let isElsewhere = record.pointee.origin != origin
    record.pointee.origin = origin
    return isElsewhere
  }

  /// Places what changed below a node that stays as it is; the children keep their places.
  private func placeChangedContent(of id: NodeID) {
    guard records[Int(id.index)].flags.has(.contentNeedsPlacement) else { return }
    records[Int(id.index)].flags.drop(.contentNeedsPlacement)
    var child = firstChild(of: id)
    while child.exists {
      let record = records[Int(child.index)]
      if record.flags.has(.needsSomePlacement) {
        place(child, at: record.origin, proposal: record.proposal)
      }
      child = nextSibling(of: child)
    }
  }

  private func placeChildren(of id: NodeID, _ proposal: ProposedViewSize, _ size: CGSize) {
    if let index = records[Int(id.index)].rule.objectIndex {
      object(index).willPlaceChildren(size: size, proposal: proposal, LayoutNode(tree: self, id: id))
    }
    guard firstChild(of: id).exists else { return }
    counting.pointee.placements += 1
    if placeAsKept(id, proposal, size) { return }
    let isMirrored = records[Int(id.index)].flags.has(.isMirrored)
    if let trace {
      trace.beginArrangement(id, proposal, size)
      records[Int(id.index)].rule.forEachFact(in: .arrangement) { trace.note(id, $0) }
    }
    withArrangedPlaces(of: id, proposal, size) { places in
      trace?.endArrangement()
      for index in 0..<places.count {
        let child = places[index]
        place(
          child.node, at: child.origin, proposal: child.proposal, mirroredIn: isMirrored ? size.width : nil)
      }
    }
  }

  /// Gives a child the place that counts from the leading side. Right to left is this one mirror.
  @inline(__always) func place(
    _ id: NodeID, at origin: CGPoint, proposal: ProposedViewSize, mirroredIn width: CGFloat?
  ) {
    var origin = origin
    if let width { origin.x = width - origin.x - size(of: id, proposal).width }
    place(id, at: origin, proposal: proposal)
  }

  /// Runs `body` with the places of a node's children filled in for a size.
  @inline(__always) func withArrangedPlaces<Result>(
    of id: NodeID, _ proposal: ProposedViewSize, _ size: CGSize, _ body: (Places) -> Result
  ) -> Result {
    withPlaces(of: id) { places in
      arrange(places, id, proposal, size)
      return body(places)
    }
  }

  /// Runs `body` with one fresh place for each child of a node.
  @inline(__always) func withPlaces<Result>(of id: NodeID, _ body: (Places) -> Result) -> Result {
    if childCount(of: id) == 1 {
      var place = Place(node: firstChild(of: id))
      return withUnsafeMutablePointer(to: &place) { body(Places(tree: self, first: $0, count: 1)) }
    }
    return withPlaces(childCount(of: id)) { first in
      var (child, place) = (firstChild(of: id), first)
      while child.exists {
        place.initialize(to: Place(node: child))
        place += 1
        child = nextSibling(of: child)
      }
    } run: {
      body($0)
    }
  }

  /// Runs `body` with one fresh place for each of some nodes: those that a user hands to a layout of ours.
  package func withPlaces<Result>(of ids: [NodeID], _ body: (Places) -> Result) -> Result {
    withPlaces(ids.count) { first in
      for (index, id) in ids.enumerated() { (first + index).initialize(to: Place(node: id)) }
    } run: {
      body($0)
    }
  }

  @inline(__always) private func withPlaces<Result>(
    _ count: Int, fill: (UnsafeMutablePointer<Place>) -> Void, run body: (Places) -> Result
  ) -> Result {
    let mark = places.mark
    let first = places.take(count)
    fill(first)
    defer { places.release(to: mark) }
    return body(Places(tree: self, first: first, count: count))
  }

  /// The node, and so each node around it, looks otherwise than in the round before.
  @inline(__always) private func moved(_ id: NodeID) {
    let (records, round) = (records, round)
    var node = id
    while node.exists, records[Int(node.index)].movedRound != round {
      records[Int(node.index)].movedRound = round
      node = records[Int(node.index)].parent
    }
  }

  // MARK: What the last placement gave

  /// The last round in which the node or something below it was placed otherwise than before.
  package func movedRound(of id: NodeID) -> UInt32 { records[Int(id.index)].movedRound }

  /// The last round in which something below the node was placed otherwise than before.
  package func contentMovedRound(of id: NodeID) -> UInt32 {
    var (round, child) = (UInt32(0), records[Int(id.index)].firstChild)
    while child.exists {
      round = max(round, records[Int(child.index)].movedRound)
      child = records[Int(child.index)].nextSibling
    }
    return round
  }

  /// The node's rectangle in its parent's coordinates, in points, unrounded.
  package func frame(of id: NodeID) -> CGRect {
    CGRect(origin: records[Int(id.index)].origin, size: records[Int(id.index)].size)
  }

  /// The node's rectangle in the root's coordinates, in points, unrounded.
  package func absoluteFrame(of id: NodeID) -> CGRect {
    var frame = frame(of: id)
    var ancestor = parent(of: id)
    while ancestor.exists {
      frame.origin.x += records[Int(ancestor.index)].origin.x
      frame.origin.y += records[Int(ancestor.index)].origin.y
      ancestor = parent(of: ancestor)
    }
    return frame
  }

  /// The proposal that the node was last placed with.
  package func proposal(of id: NodeID) -> ProposedViewSize { records[Int(id.index)].proposal }

  @inline(__always) private func usable(_ origin: CGPoint, of id: NodeID) -> CGPoint {
    origin.x.isFinite && origin.y.isFinite ? origin : mended(origin, of: id)
  }

  @inline(never) private func mended(_ origin: CGPoint, of id: NodeID) -> CGPoint {
    report(id, .origin(origin))
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }
}
