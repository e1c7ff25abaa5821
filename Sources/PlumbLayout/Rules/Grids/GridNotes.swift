/// The facts that a grid notes for those who ask why.
extension GridPass {
  func noteShares() {
    for axis in Axis.allCases {
      let tracks = axis == .horizontal ? columns : rows
      guard let offered = tracks.offered, offered < .infinity else { continue }
      node.note(
        .gridShare(
          axis, offered: offered, gaps: tracks.sumOfGaps, committed: tracks.committed, open: tracks.open,
          share: tracks.share))
    }
  }

  func noteTracks() {
    for axis in Axis.allCases {
      let tracks = axis == .horizontal ? columns : rows
      for number in tracks.lengths.indices {
        node.note(
          .track(
            axis, number: number, length: tracks.lengths[number], gap: tracks.gaps[number],
            by: longestCell(axis, number, tracks.lengths[number])))
      }
    }
  }

  /// The first cell that takes a track alone and is as long as it.
  private func longestCell(_ axis: Axis, _ number: Int, _ length: CGFloat) -> NodeID {
    for index in 0..<places.count
    where cells[index].tracks(axis) == number..<number + 1 && places[index].size[axis] == length {
      return places[index].node
    }
    return .none
  }

  func noteSlot(_ index: Int, _ origin: CGPoint, _ size: CGSize, _ lines: GridLines) {
    let (cell, place) = (cells[index], places[index])
    node.note(
      .slot(
        of: place.node, columns: cell.columns, row: cell.row, CGRect(origin: origin, size: size)))
    if cell.settings.anchor == nil {
      for axis in Axis.allCases {
        places.node(index).noteGuide(lines.key(cell, axis), place.proposal, place.size, for: node.id)
      }
    }
  }
}
