/// For those who watch.
extension LazyLines {
  /// Notes the distance before each line, each cell's line, and its places in the line and in its track.
  func noteCells() {
    guard let trace = node.tree.trace else { return }
    for cell in cells {
      let (line, track) = (cell.line, cell.track)
      if line.first.node == cell.node {
        node.noteGap(
          between: line.first.before, and: cell.node, distance(from: line.first.before, to: cell.node),
          along: axis, isExplicit: gap != nil)
      }
      trace.note(
        node.id, .cell(cell.node, axis, start: line.start, length: line.length, by: line.longest))
      note(cell, axis.cross, track.start, track.length ?? cell.size[axis.cross], trace)
      if cell.proposal[axis] != nil { note(cell, axis, line.start, line.length, trace) }
    }
  }

  private func note(
    _ cell: Cell, _ axis: Axis, _ start: CGFloat, _ room: CGFloat, _ trace: LayoutTrace
  ) {
    let share = cell.track.alignment[axis].share
    trace.note(node.id, .anchored(of: cell.node, axis, start: start, room: room, share: share))
  }
}
