/// For those who watch.
extension LazyLines {
  /// Notes the distance before each line, each cell's line, and its places in the line and in its track.
  func noteCells() {
    guard let trace = node.tree.trace else { return }
    for cell in cells {
      if cell.line.first.node == cell.node { noteGap(between: cell.line.first.before, and: cell.node, trace) }
      let (line, track) = (cell.line, cell.track)
      trace.note(
        node.id, .cell(cell.node, axis, start: line.start, length: line.length, by: line.longest))
      note(cell, axis.cross, track.start, track.length ?? cell.size[axis.cross], trace)
      if cell.proposal[axis] != nil { note(cell, axis, line.start, line.length, trace) }
    }
  }

  private func noteGap(between one: NodeID, and other: NodeID, _ trace: LayoutTrace) {
    let (before, after) = (node.tree.spacing(of: one), node.tree.spacing(of: other))
    let source = gap == nil ? before.source(ofDistanceTo: after, along: axis) : .explicit
    trace.note(
      node.id, .gap(before: other, length: gap ?? before.distance(to: after, along: axis), source))
  }

  private func note(
    _ cell: Cell, _ axis: Axis, _ start: CGFloat, _ room: CGFloat, _ trace: LayoutTrace
  ) {
    let share = cell.track.alignment[axis].share
    trace.note(node.id, .anchored(of: cell.node, axis, start: start, room: room, share: share))
  }
}
