/// The settings of a view for its cell of a grid.
package struct GridCellSettings: Equatable {
  /// The columns that it takes, if it says so: several such numbers above 1 are added (Rules/Grids.md#S11).
  package var span: Int?
  /// Its position in its slot.
  package var anchor: UnitPoint?
  /// The axes on which it does not ask for room.
  package var unsized: Axis.Set = []
  /// The guide on which its column is lined up.
  package var columnAlignment: AlignmentKey?
  /// The row that it is in, if it is in one, as a number that other rows do not have.
  package var row: Int?
  /// The guide on which its row is lined up.
  package var rowAlignment: AlignmentKey?

  package init() {}

  /// The most columns that a row of spans takes; what goes beyond them is left out, or memory would have no bound.
  package static let spanLimit = 1000

  /// Adds what a view further inside says: it is nearer to the content and wins, but the outermost row counts.
  mutating func add(_ inner: GridCellSettings) {
    if let more = inner.span { span = GridCellSettings.sum(span, more) }
    anchor = inner.anchor ?? anchor
    unsized.formUnion(inner.unsized)
    columnAlignment = inner.columnAlignment ?? columnAlignment
    if row == nil, inner.row != nil { (row, rowAlignment) = (inner.row, inner.rowAlignment) }
  }

  private static func sum(_ one: Int?, _ other: Int) -> Int {
    guard let one else { return other }
    if one > 1 && other > 1 { return min(one, spanLimit) + min(other, spanLimit) }
    return max(one, other)
  }
}

/// A wrapper that says something about the cell that it is around.
package final class GridCellWriter: LayoutWrapper {
  package var settings = GridCellSettings()

  package override init() {}

  override var hasGridCellSettings: Bool { true }

  override func pass(through stream: inout NumberStream) {
    stream.pass(&settings.span)
    stream.pass(&settings.anchor)
    stream.pass(&settings.unsized)
    stream.pass(&settings.columnAlignment)
    stream.pass(&settings.row)
    stream.pass(&settings.rowAlignment)
  }

  override func addGridCellSettings(to settings: inout GridCellSettings) { settings.add(self.settings) }
}

extension LayoutTree {
  /// The settings of a cell, read through everything around one view that is not a container (Rules/Grids.md#S12).
  func gridCellSettings(of id: NodeID) -> GridCellSettings {
    var settings = GridCellSettings()
    var id = id
    while id.exists {
      let rule = rule(of: id)
      guard rule.traits.passesGridCellSettings else { return settings }
      if rule.traits.family == .wrapper, let index = rule.objectIndex {
        object(index).addGridCellSettings(to: &settings)
      }
      id = firstChild(of: id)
    }
    return settings
  }
}

/// A cell and the tracks that it takes.
struct GridCell {
  var settings: GridCellSettings
  var row = 0
  var columns = 0..<1
  var isSingle: Bool { columns.count == 1 }
  /// It is in no row and spans all columns; if there is one column, it is a cell like others (random grid 58).
  var isFull: Bool { settings.row == nil && columns.count > 1 }

  // What decides when it gets its share.
  var priority: CGFloat = 0
  var endlessAxes = 0
  var growth: CGFloat = 0

  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}

/// The cells of a grid in source order, each with its row and columns.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var columnCount = 1
  private(set) var rowCount = 0

  init(_ places: Places) {
    cells.reserveCapacity(places.count)
    var column = 0
    var row: Int?
    for index in 0..<places.count {
      var cell = GridCell(settings: places.tree.gridCellSettings(of: places[index].node))
      if cell.settings.row == nil || cell.settings.row != row {
        rowCount += 1
        column = 0
      }
      row = cell.settings.row
      cell.row = rowCount - 1
      let span = max(0, cell.settings.span ?? 1)
      let room = max(1, GridCellSettings.spanLimit - column)
      cell.columns = column..<column + min(span, room)
      column = cell.columns.upperBound
      if cell.settings.row != nil { columnCount = max(columnCount, column) }
      cells.append(cell)
    }
    for index in cells.indices where cells[index].settings.row == nil {
      cells[index].columns = 0..<columnCount
    }
  }

  subscript(index: Int) -> GridCell {
    get { cells[index] }
    _modify { yield &cells[index] }
  }
}
