/// Lining cells up in their slots.
extension GridPass {
  /// Offers each cell its slot and puts it there.
  mutating func placeCells() {
    let (lefts, tops) = (columns.starts, rows.starts)
    for index in 0..<places.count { offerSlot(index) }
    let lines = GridLines(self)
    for index in 0..<places.count {
      let cell = cells[index]
      let slot = slotSize(index)
      let left = cell.columns.lowerBound < lefts.count ? lefts[cell.columns.lowerBound] : columns.total
      let x = left + offset(index, .horizontal, slot.width, lines)
      let y = tops[cell.row] + offset(index, .vertical, slot.height, lines)
      if node.tree.trace != nil { noteSlot(index, CGPoint(x: left, y: tops[cell.row]), slot, lines) }
      // In an endless grid there is no such place.
      places[index].origin = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
  }

  /// A cell that fills its slot already keeps what it was offered (Rules/Grids.md#S9).
  private func offerSlot(_ index: Int) {
    let slot = slotSize(index)
    if places[index].size == slot { return }
    places[index].proposal = ProposedViewSize(slot)
    node.because(.slot)
    places[index].size = places.node(index).size(places[index].proposal)
  }

  /// A cell that takes no column has a slot of its width.
  private func slotSize(_ index: Int) -> CGSize {
    let cell = cells[index]
    return CGSize(
      width: cell.columns.isEmpty ? places[index].size.width : max(0, columns.length(of: cell.columns)),
      height: max(0, rows.length(of: cell.tracks(.vertical))))
  }

  private func offset(_ index: Int, _ axis: Axis, _ slot: CGFloat, _ lines: GridLines) -> CGFloat {
    let place = places[index]
    if let anchor = cells[index].settings.anchor {
      return (slot - place.size[axis]) * (axis == .horizontal ? anchor.x : anchor.y)
    }
    let key = lines.key(cells[index], axis)
    let guide = places.node(index).guide(key, place.proposal, place.size)
    if !key.isMergedByContainers { return key.builtInDefault(slot) - guide }
    return lines.line(cells[index], axis).map { $0 - guide } ?? 0
  }

  /// Baselines and users' guides can need more height than the tallest cell has.
  mutating func makeRoomForGuides() {
    var ranges: [AlignedRange?] = Array(repeating: nil, count: cells.rowCount)
    for index in 0..<places.count where cells[index].settings.anchor == nil {
      let key = cells[index].settings.rowAlignment ?? grid.alignment.vertical.key
      guard key.isMergedByContainers else { continue }
      let place = places[index]
      var range = ranges[cells[index].row] ?? AlignedRange()
      range.add(guide: places.node(index).guide(key, place.proposal, place.size), length: place.size.height)
      ranges[cells[index].row] = range
    }
    for row in ranges.indices { if let range = ranges[row] { rows.lengthen(row, to: range.length) } }
  }
}

/// The guides on which columns and rows are lined up, and where they are in them.
struct GridLines {
  private let grid: Alignment
  /// The first declaration of each column holds (Rules/Grids.md#S10).
  private var columnKeys: [AlignmentKey?]
  private var columnLines: [CGFloat?]
  private var rowLines: [CGFloat?]

  init(_ pass: GridPass) {
    grid = pass.grid.alignment
    columnKeys = Array(repeating: nil, count: pass.cells.columnCount)
    columnLines = Array(repeating: nil, count: pass.cells.columnCount)
    rowLines = Array(repeating: nil, count: pass.cells.rowCount)
    for cell in pass.cells.cells {
      let column = cell.columns.lowerBound
      guard column < columnKeys.count, columnKeys[column] == nil else { continue }
      columnKeys[column] = cell.settings.columnAlignment
    }
    for index in 0..<pass.places.count where pass.cells[index].settings.anchor == nil {
      let (cell, place) = (pass.cells[index], pass.places[index])
      for axis in Axis.allCases {
        let key = key(cell, axis)
        guard key.isMergedByContainers, axis == .vertical || cell.isSingle else { continue }
        note(pass.places.node(index).guide(key, place.proposal, place.size), cell, axis)
      }
    }
  }

  /// The guide on which a cell is lined up along an axis. A span is not moved by what its column says.
  func key(_ cell: GridCell, _ axis: Axis) -> AlignmentKey {
    if axis == .vertical { return cell.settings.rowAlignment ?? grid.vertical.key }
    return (cell.isSingle ? columnKeys[cell.columns.lowerBound] : nil) ?? grid.horizontal.key
  }

  /// Returns the position of the guide in the cell's slot, if the cells decide that together.
  func line(_ cell: GridCell, _ axis: Axis) -> CGFloat? {
    axis == .vertical ? rowLines[cell.row] : cell.isSingle ? columnLines[cell.columns.lowerBound] : nil
  }

  private mutating func note(_ guide: CGFloat, _ cell: GridCell, _ axis: Axis) {
    if axis == .vertical {
      rowLines[cell.row] = max(rowLines[cell.row] ?? guide, guide)
    } else {
      columnLines[cell.columns.lowerBound] = max(columnLines[cell.columns.lowerBound] ?? guide, guide)
    }
  }
}
