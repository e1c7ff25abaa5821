/// One layout of a grid: its cells and tracks, for one proposal.
struct GridPass {
  let grid: LayoutRule.Grid
  let places: Places
  let node: LayoutNode
  var cells: GridCells
  var columns: GridTracks
  var rows: GridTracks
  /// The number of cells that have got their shares.
  private var order = 0

  init(_ grid: LayoutRule.Grid, _ places: Places, _ proposal: ProposedViewSize, _ node: LayoutNode) {
    (self.grid, self.places, self.node) = (grid, places, node)
    cells = GridCells(places)
    columns = GridTracks(count: cells.columnCount, offered: proposal.width)
    rows = GridTracks(count: cells.rowCount, offered: proposal.height)
    noteGaps()
  }

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  /// Gives every cell its turn, so that all tracks have their lengths.
  mutating func giveShares() {
    let order = turnOrder()
    var first = 0
    while first < order.count {
      let priority = cells[order[first]].priority
      startPriority(order[first...].prefix { cells[$0].priority == priority })
      while first < order.count, cells[order[first]].priority == priority {
        var end = first + 1
        while end < order.count, isSameGroup(cells[order[end]], cells[order[first]]) { end += 1 }
        giveShares(to: order[first..<end])
        first = end
      }
    }
    makeRoomForGuides()
    if node.tree.trace != nil { noteTracks() }
  }

  // MARK: Order

  private mutating func turnOrder() -> [Int] {
    let order = Array(0..<places.count)
    if columns.offered == nil && rows.offered == nil { return order }
    for index in order { noteKeys(index) }
    return order.sorted { one, other in
      let (a, b) = (cells[one], cells[other])
      if a.priority != b.priority { return a.priority > b.priority }
      if a.endlessAxes != b.endlessAxes { return a.endlessAxes < b.endlessAxes }
      return a.growth == b.growth ? one < other : a.growth < b.growth
    }
  }

  private func isSameGroup(_ one: GridCell, _ other: GridCell) -> Bool {
    one.priority == other.priority && one.endlessAxes == other.endlessAxes && one.growth == other.growth
  }

  private mutating func noteKeys(_ index: Int) {
    let node = places.node(index)
    cells[index].priority = node.priority
    node.because(.minimum)
    let least = node.size(.zero)
    node.because(.maximum)
    let most = node.size(.infinity)
    for axis in Axis.allCases where tracks(axis).offered != nil {
      if most[axis] == .infinity {
        cells[index].endlessAxes += 1
      } else {
        cells[index].growth += most[axis] - least[axis]
      }
    }
  }

  private func tracks(_ axis: Axis) -> GridTracks { axis == .horizontal ? columns : rows }

  // MARK: Groups

  private mutating func startPriority(_ members: ArraySlice<Int>) {
    columns.startPriority()
    rows.startPriority()
    for index in members {
      // A child that is in no row does not keep a column open (Rules/Grids.md#S14).
      if !cells[index].isFull { columns.await(cells[index].columns) }
      rows.await(cells[index].tracks(.vertical))
    }
  }

  private mutating func giveShares(to group: ArraySlice<Int>) {
    columns.startGroup()
    rows.startGroup()
    if node.tree.trace != nil { noteShares() }
    for index in group {
      let cell = cells[index]
      let unsized = cell.settings.unsized
      let proposal = ProposedViewSize(
        width: columns.offer(
          cell.columns, isUnsized: unsized.contains(.horizontal), takesAll: cell.isFull),
        height: rows.offer(
          cell.tracks(.vertical), isUnsized: unsized.contains(.vertical), takesAll: false))
      node.because(.cell(order: order))
      order += 1
      let answer = places.node(index).size(proposal)
      (places[index].proposal, places[index].size) = (proposal, answer)
      if cell.isSingle { columns.lengthen(cell.columns.lowerBound, to: answer.width) }
      rows.lengthen(cell.row, to: answer.height)
      if !cell.isFull { columns.countShared(cell.columns) }
      rows.countShared(cell.tracks(.vertical))
    }
    for index in group where !cells[index].isSingle {
      columns.lengthen(cells[index].columns, to: places[index].size.width)
    }
    columns.commit()
    rows.commit()
  }

  // MARK: Gaps

  private mutating func noteGaps() {
    var columnGaps: [CGFloat?] = Array(repeating: nil, count: cells.columnCount)
    for index in 1..<max(1, places.count) where cells[index].row == cells[index - 1].row {
      let start = cells[index].columns.lowerBound
      guard start > 0, start < columnGaps.count else { continue }
      let gap = grid.columnGap.value ?? distance(index - 1, index, .horizontal)
      columnGaps[start] = max(columnGaps[start] ?? gap, gap)
    }
    for track in columnGaps.indices { columns.setGap(columnGaps[track] ?? 0, before: track) }
    noteRowGaps()
  }

  /// Goes through each two rows side by side and compares the cells that share a column.
  private mutating func noteRowGaps() {
    var above = 0
    var start = 0
    while start < places.count {
      let row = cells[start].row
      var (below, gap) = (start, nil as CGFloat?)
      while below < places.count, cells[below].row == row {
        while above < start, cells[above].columns.upperBound <= cells[below].columns.lowerBound { above += 1 }
        var other = above
        while other < start, cells[other].columns.lowerBound < cells[below].columns.upperBound {
          let length = grid.rowGap.value ?? distance(other, below, .vertical)
          gap = max(gap ?? length, length)
          other += 1
        }
        below += 1
      }
      rows.setGap(gap ?? 0, before: row)
      (above, start) = (start, below)
    }
  }

  private func distance(_ one: Int, _ other: Int, _ axis: Axis) -> CGFloat {
    places.tree.spacing(of: places[one].node)
      .distance(to: places.tree.spacing(of: places[other].node), along: axis)
  }
}
