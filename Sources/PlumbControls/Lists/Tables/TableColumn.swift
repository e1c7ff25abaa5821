import Foundation
import PlumbViews

/// A column of a table: a title, and a view for each row.
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  var column: TableColumnParts<RowValue>

  public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs(columns: [content.value.column]) }

  /// Sets the column's width, in points.
  public func width(_ width: CGFloat?) -> TableColumn {
    var copy = self
    copy.column.fixedWidth = width
    if width != nil { copy.column.maximumWidth = nil }
    return copy
  }

  /// Limits the column's width, in points. With an ideal one it leaves the rest of the width to columns without.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    (copy.column.minimumWidth, copy.column.idealWidth) = (min, ideal)
    (copy.column.fixedWidth, copy.column.maximumWidth) = (nil, max ?? .infinity)
    return copy
  }

  init(_ title: Text, by comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    column = TableColumnParts(title, comparator: comparator) { AnyView(_GivenView(content: content($0))) }
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title, and any view in its cells.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), by: nil, content)
  }

  /// Creates a column with a title that is not localised, and any view in its cells.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), by: nil, content)
  }

  /// Creates a column with a text as its title, and any view in its cells.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, by: nil, content)
  }
}

nonisolated extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of texts with a localised title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), value: value)
  }

  /// Creates a column of texts with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), value: value)
  }

  /// Creates a column of texts with a text as its title.
  /// - Parameter value: leads to the text that a row's cell shows, as it is.
  public init(_ title: Text, value: KeyPath<RowValue, String>) {
    self.init(title, by: nil) { Text($0[keyPath: value]) }
  }
}
