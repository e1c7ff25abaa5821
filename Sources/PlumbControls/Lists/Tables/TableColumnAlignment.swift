import Foundation
import PlumbViews

/// The alignment of a column's title and cells.
public struct TableColumnAlignment: Hashable, Sendable {
  private let edge: Edge
  private enum Edge { case automatic, leading, center, trailing }

  /// The alignment that the platform chooses: the leading edge of the column.
  public static let automatic = TableColumnAlignment(edge: .automatic)
  /// The leading edge of the column.
  public static let leading = TableColumnAlignment(edge: .leading)
  /// The middle of the column.
  public static let center = TableColumnAlignment(edge: .center)
  /// The trailing edge of the column.
  public static let trailing = TableColumnAlignment(edge: .trailing)
  /// Digits of the same place below each other: the trailing edge of the column, also in languages that are read from right to
  /// left, where SwiftUI asks the numbering system.
  public static let numeric = TableColumnAlignment(edge: .trailing)

  /// The place of a title or a cell in the width of its column.
  var alignment: Alignment {
    switch edge {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TableColumnContent {
  /// Aligns the title and the cells of the columns. A table with one column, as on a phone, keeps its cells at the leading edge.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AlignedTableColumns(content: self, alignment: alignment)
  }
}

/// Columns with an alignment of their titles and cells.
nonisolated private struct AlignedTableColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never
  let content: Content
  let alignment: TableColumnAlignment

  static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    let columns = content.value.content.madeColumns.columns(of: TableRowValue.self)
    return _TableColumnOutputs(
      columns: columns.map { column in
        var column = column
        column.alignment = content.value.alignment
        return column
      })
  }
}
