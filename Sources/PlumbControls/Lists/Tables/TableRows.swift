import PlumbViews

/// A type that provides rows of a table: a row, several, or a type of the app with a body of rows.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The values that the rows represent.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that the content is made of; `Never` for one that makes its rows itself.
  associatedtype TableRowBody: TableRowContent
  /// The rows that the content is made of.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
  /// The values of the rows, in order. The default is those of the body.
  @MainActor var _rowValues: [TableRowValue] { get }
}

extension TableRowContent {
  @MainActor public var _rowValues: [TableRowValue] { tableRowBody.values(of: TableRowValue.self) }

  /// Returns the values of the rows as those of a table. Rows of other values are none of it.
  @MainActor func values<Value: Identifiable>(of type: Value.Type) -> [Value] {
    _rowValues as? [Value] ?? []
  }
}

extension TableRowContent where TableRowBody == Never {
  @MainActor public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  @MainActor public var _rowValues: [Never] { [] }
}

/// A row of a table, for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  private let value: Value
  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }
  @MainActor public var _rowValues: [Value] { [value] }

  /// Rows of tables have no menus here.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> TableRow {
    reportUnsupported("TableRow.contextMenu", fileID, line)
    return self
  }
}

/// The rows of a table for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  @MainActor public var _rowValues: [Data.Element] { Array(data) }
}

nonisolated extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values that the rows represent.
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  @MainActor public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

// Disfavoured, so that the many loops over views do not try them.
nonisolated extension ForEach where Content: TableRowContent {
  /// Makes rows of a table for identifiable elements.
  @_disfavoredOverload
  public init<RowValue>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes rows of a table for elements, distinguished by the value at a key path.
  @_disfavoredOverload
  public init<RowValue>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Makes a row of a table for each identifiable element.
  @_disfavoredOverload
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

/// A row of a table, and rows below it while it is open. Nobody can open it here, so it is as the binding says.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates the row of a value with rows below it.
  /// - Parameter isExpanded: whether the rows below are shown; without a binding they are not.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    reportUnsupported("DisclosureTableRow", fileID, line)
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
  }

  @MainActor public var _rowValues: [Label.TableRowValue] {
    label._rowValues + (isExpanded?.wrappedValue == true ? content()._rowValues : [])
  }
}
