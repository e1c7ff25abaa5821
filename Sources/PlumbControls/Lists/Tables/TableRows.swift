import PlumbViews

/// A type that provides the rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  nonisolated var _rowValues: [TableRowValue] { get }
}

/// A row of a table, for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value
  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }
  public var _rowValues: [Value] { [value] }

  /// Rows of tables have no menus here.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> TableRow {
    reportUnsupported("TableRow.contextMenu", fileID, line)
    return self
  }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Content.TableRowValue: Identifiable {
  /// The values that the rows represent.
  public typealias TableRowValue = Content.TableRowValue
  nonisolated public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

nonisolated extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows of a table for identifiable elements.
  // Disfavoured, so that the many loops over views do not try it.
  @_disfavoredOverload
  public init<RowValue>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// A row of a table, and rows below it while it is open. Nobody can open it here, so it is as the binding says.
nonisolated public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
  public let _rowValues: [Value]

  /// Creates the row of a value with rows below it.
  /// - Parameter isExpanded: whether the rows below are shown; without a binding they are not.
  public init<Content: TableRowContent>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    reportUnsupported("DisclosureTableRow", fileID, line)
    _rowValues = [value] + (isExpanded?.wrappedValue == true ? content()._rowValues : [])
  }
}

/// Makes the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns one row or group of rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Begins with the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }
  /// Returns the rows below those before them.
  public static func buildPartialBlock<Some: TableRowContent, Next: TableRowContent>(
    accumulated: Some, next: Next
  ) -> _TableRows<Value> where Some.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRows(_rowValues: accumulated._rowValues + next._rowValues)
  }
  /// Returns the rows of an `if` without an `else`; none while its condition is false.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }
  /// Returns the rows of the first branch.
  public static func buildEither<Content: TableRowContent>(first content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(_rowValues: content._rowValues) }
  /// Returns the rows of the second branch.
  public static func buildEither<Content: TableRowContent>(second content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { _TableRows(_rowValues: content._rowValues) }
}

/// The rows of an `if` without an `else`: none while there is nothing.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  nonisolated public var _rowValues: [Wrapped.TableRowValue] { self?._rowValues ?? [] }
}

nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rowValues: [Value]
}

nonisolated extension Table {
  /// Creates a table whose rows are written one by one, of which several may be selected by their ids.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .many(selection))
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Rows: TableRowContent, Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns())
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Rows: TableRowContent, Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .many(selection))
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }

  /// Creates a table whose rows are written one by one; nobody selects them.
  /// - Parameter valueType: the type of the rows' values, which the compiler cannot infer.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns())
  }

  /// Creates a table whose rows are written one by one, of which one may be selected by its id.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .one(selection))
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Rows: TableRowContent, Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .one(selection))
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }
}

/// The look of tables.
public protocol TableStyle: Sendable {
  /// The look that Plumb draws for it.
  var _look: _TableLook { get }
}

/// The properties that styles of tables differ in.
public struct _TableLook: Sendable {
  var hasBorder = false
  var alternatesRows = false
}

/// The style of the surroundings: rows as in a plain list.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TableLook { _TableLook() }
}

/// Rows without anything around them, as the automatic style has them.
public struct InsetTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style.
  public init() { _look = _TableLook() }

  /// Creates the style, with or without grey rows.
  ///
  /// - Parameter alternatesRowBackgrounds: every second row is on grey.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(alternatesRows: alternatesRowBackgrounds)
  }
}

/// Rows with a line around all of them.
public struct BorderedTableStyle: TableStyle {
  public let _look: _TableLook
  /// Creates the style.
  public init() { _look = _TableLook(hasBorder: true) }

  /// Creates the style, with or without grey rows.
  ///
  /// - Parameter alternatesRowBackgrounds: every second row is on grey.
  public init(alternatesRowBackgrounds: Bool) {
    _look = _TableLook(hasBorder: true, alternatesRows: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style of the surroundings: rows as in a plain list.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the sides; Plumb shows them like `.automatic`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows as in `.inset`, of which every second one may be on grey.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a line around all of them.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows as in `.bordered`, of which every second one may be on grey.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension View {
  /// Sets how tables look.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook, style._look) }

  /// Shows or hides the titles of tables' columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}

private struct TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
private struct HidesTableHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tableLook: _TableLook {
    get { self[TableLookKey.self] }
    set { self[TableLookKey.self] = newValue }
  }

  var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }
}
