import Foundation
import PlumbViews

/// A type that provides columns of a table: a column, several, or a type of the app with a body of columns.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The values of the rows that the columns show.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The comparators that the columns order rows by; `Never` if they order none.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The columns that the content is made of; `Never` for one that makes its columns itself.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that the content is made of.
  nonisolated var tableColumnBody: TableColumnBody { get }
  /// Makes the columns. The default makes those of the body.
  nonisolated static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs
}

extension TableColumnContent {
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    TableColumnBody._makeContent(content: content[\.tableColumnBody], inputs: inputs)
  }

  /// The columns of the content, in order.
  nonisolated var madeColumns: _TableColumnOutputs {
    Self._makeContent(content: _GraphValue(value: self), inputs: _TableColumnInputs())
  }
}

extension TableColumnContent where TableColumnBody == Never {
  nonisolated public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

/// A content with what its columns are made of, which leads to parts of it by their key paths.
nonisolated public struct _GraphValue<Value> {
  let value: Value

  /// Returns a part of the content.
  public subscript<U>(_ keyPath: KeyPath<Value, U>) -> _GraphValue<U> {
    _GraphValue<U>(value: value[keyPath: keyPath])
  }
}

/// The surroundings of columns. They depend on nothing yet.
nonisolated public struct _TableColumnInputs {}

/// The columns that a content has made, in order.
nonisolated public struct _TableColumnOutputs {
  /// Each is a `TableColumnParts` of the table's values.
  var columns: [Any] = []

  /// Returns the columns of a table. Those that were made for other values are none of it.
  func columns<Value: Identifiable>(of type: Value.Type) -> [TableColumnParts<Value>] {
    columns.compactMap { $0 as? TableColumnParts<Value> }
  }
}

/// One column, without the types of its title, its cells and its comparator.
nonisolated struct TableColumnParts<Value: Identifiable> {
  let title: Text
  let cell: (Value) -> AnyView
  /// The comparator that the column orders the rows by, if it has one.
  var comparator: Any?
  var alignment = TableColumnAlignment.automatic
  var fixedWidth: CGFloat?
  var minimumWidth: CGFloat?
  var idealWidth: CGFloat?
  var maximumWidth: CGFloat? = .infinity

  init(_ title: Text, comparator: Any? = nil, cell: @escaping (Value) -> AnyView) {
    (self.title, self.comparator, self.cell) = (title, comparator, cell)
  }

  /// The column where it is the only one, as on a phone: a table is a list there (assumed).
  var unaligned: TableColumnParts {
    var copy = self
    copy.alignment = .automatic
    return copy
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  nonisolated public static func _makeContent(
    content: _GraphValue<Never>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs { _TableColumnOutputs() }
}
