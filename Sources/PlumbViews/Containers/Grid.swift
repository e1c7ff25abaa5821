import PlumbLayout

/// Rows of cells whose columns are lined up. A child that is in no row takes the whole width.
nonisolated public struct Grid<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: the position of a cell in its slot by default.
  ///   - horizontalSpacing: the distance between columns in points; `nil` leaves it to the cells.
  ///   - verticalSpacing: the distance between rows in points; `nil` leaves it to the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  @MainActor public static func _makeNodes(_ view: Grid, in builder: _TreeBuilder) {
    let rule = LayoutRule.Grid(
      alignment: view.alignment,
      horizontalSpacing: builder.usable(
        view.horizontalSpacing, "horizontalSpacing of", allowsNegative: true),
      verticalSpacing: builder.usable(view.verticalSpacing, "verticalSpacing of", allowsNegative: true))
    builder.element(Self.self, "Grid", .grid(rule)) {
      builder.inherited.stackAxis = StackAxis()
      builder.make(view.content)
    }
  }
}

/// A row of a grid. Outside a grid it is nothing but its cells.
nonisolated public struct GridRow<Content: View>: _PrimitiveView, CalledView {
  package let callSite = _CallSite()
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: the guide on which the row's cells are lined up; `nil` leaves it to the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  @MainActor public static func _makeNodes(_ view: GridRow, in builder: _TreeBuilder) {
    let node = builder.next(ObjectIdentifier(Self.self))
    node.name = "GridRow"
    let row = node.composite as? GridRowNumber ?? GridRowNumber(builder.host)
    node.composite = row
    var settings = GridCellSettings()
    (settings.row, settings.rowAlignment) = (row.number, view.alignment?.key)
    builder.descend(into: node) {
      builder.wrap(count: nil, in: { $0.gridCell(Self.self, "", settings, content: $1) }) {
        $0.make(view.content)
      }
    }
  }

  public static var _memberCount: Int? { nil }
}

/// The identity that distinguishes a row from all others, as long as the row is there.
@MainActor private final class GridRowNumber {
  let number: Int
  init(_ host: ViewHost) { number = host.nextRowNumber() }
}

extension _TreeBuilder {
  /// A wrapper that says something about the grid cell that it is around.
  func gridCell(_ kind: Any.Type, _ name: String, _ settings: GridCellSettings, content: () -> Void) {
    element(
      kind, name, .wrapper, make: { GridCellWriter() },
      update: { writer, _ in
        defer { writer.settings = settings }
        return writer.settings != settings
      }, content: content)
  }
}
