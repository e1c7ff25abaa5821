import PlumbViews

/// Something that gives a table rows.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  nonisolated var _rowValues: [TableRowValue] { get }
}

/// A row of a table, for one value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value
  /// Makes the row of a value.
  public init(_ value: Value) { self.value = value }
  public var _rowValues: [Value] { [value] }

  /// Rows of tables have no menus of their own here.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> TableRow {
    reportUnsupported("TableRow.contextMenu", fileID, line)
    return self
  }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Content.TableRowValue: Identifiable {
  /// The values that the rows stand for.
  public typealias TableRowValue = Content.TableRowValue
  nonisolated public var _rowValues: [Content.TableRowValue] { data.flatMap { content($0)._rowValues } }
}

nonisolated extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows of a table for identifiable elements.
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Makes the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Takes one row or group of rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Begins with the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }
  /// Puts rows below those before them.
  public static func buildPartialBlock<Some: TableRowContent, Next: TableRowContent>(
    accumulated: Some, next: Next
  ) -> _TableRows<Value> where Some.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRows(_rowValues: accumulated._rowValues + next._rowValues)
  }
}

nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _rowValues: [Value]
}

nonisolated extension Table {
  /// Makes a table whose rows are written one by one; nobody selects them.
  /// - Parameter valueType: the type of the rows' values, which the compiler can not tell by itself.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns())
  }

  /// Makes a table whose rows are written one by one, of which one may be selected by its id.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .one(selection))
  }

  /// The rows stay in the order in which they are given: a press on a header changes nothing yet.
  public init<Rows: TableRowContent, Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows, fileID: StaticString = #fileID, line: UInt = #line
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rowValues, columns(), .one(selection))
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }
}

/// How tables look; here all the same.
public protocol TableStyle: Sendable {}
/// The style of the surroundings: rows as in a plain list.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// Rows at a distance from the sides. Plumb shows all tables alike.
public struct InsetTableStyle: TableStyle { public init() {} }
/// Rows in a border. Plumb draws none: all tables look alike.
public struct BorderedTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
  /// The style of the surroundings: rows as in a plain list.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows at a distance from the sides; Plumb shows them like `.automatic`.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border; Plumb shows them like `.automatic`.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

nonisolated extension View {
  /// Sets how tables look; here all the same.
  public func tableStyle<S: TableStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("tableStyle", fileID, line) }

  /// Shows or hides the titles of tables' columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableHeaders, visibility == .hidden)
  }
}

private struct HidesTableHeadersKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var hidesTableHeaders: Bool {
    get { self[HidesTableHeadersKey.self] }
    set { self[HidesTableHeadersKey.self] = newValue }
  }
}
