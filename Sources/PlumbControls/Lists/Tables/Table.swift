import PlumbLayout
import PlumbViews

/// Rows with columns. On narrow canvases only the first column is shown, as on iOS.
nonisolated public struct Table<Value: Identifiable>: View, CalledView {
  package let callSite = _CallSite()
  let data: [Value]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection<Value.ID>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  @Environment(\.tableLook) private var look
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformStyle) private var platformStyle

  init(_ data: [Value], _ columns: [_TableColumn<Value>], _ selection: ListSelection<Value.ID>? = nil) {
    (self.data, self.columns, self.selection) = (data, columns, selection)
  }

  @MainActor public var body: some View {
    let isNarrow = sizeClass == .compact
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    let (data, look) = (data, look)
    return _ControlElement("Table") {
      List<Value.ID, AnyView>(
        selection: selection,
        content: AnyView(
          Section {
            if look.alternatesRows {
              ForEach(Array(data.enumerated()), id: \.element.id) { index, value in
                _TableRow(columns: shown) { $0.cell(value) }
                  .listRowBackground(index.isMultiple(of: 2) ? nil : Color(.tertiaryFill))
              }
            } else {
              ForEach(data) { value in
                _TableRow(columns: shown) { $0.cell(value) }
              }
            }
          } header: {
            if !isNarrow && !hidesHeaders {
              _TableRow(columns: shown) {
                AnyView(_GivenView(content: $0.title).font(.footnote.weight(.semibold)))
              }
              .textCase(nil)
              // The titles are over the columns, which circles move aside.
              .padding(.leading, hasCircles ? RowEditing.frontRoom : 0)
            }
          })
      )
      .listStyle(.plain)
      .overlay { if look.hasBorder { Rectangle().strokeBorder(.separator, lineWidth: pixel) } }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private var hasCircles: Bool {
    guard isEnabled, case .many = selection, platformStyle.platform == .iOS else { return false }
    return editMode?.wrappedValue.isEditing ?? false
  }
}

nonisolated extension Table {
  /// Creates a table of a row for each element; nobody selects them.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns())
  }

  /// Creates a table of a row for each element, of which one may be selected by its id.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), .one(selection))
  }

  /// Creates a table of a row for each element, of which several may be selected by their ids.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), .many(selection))
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>],
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Data.Element == Value {
    self.init(Array(data), columns())
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data.Element == Value {
    self.init(Array(data), columns(), .one(selection))
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }

  /// Creates a table with a sort order. The rows keep the given order: a press on a header changes nothing yet.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Data.Element == Value {
    self.init(Array(data), columns(), .many(selection))
    reportUnsupported("Table(sortOrder:)", fileID, line)
  }
}

/// One column, without the types of its title and cells.
public struct _TableColumn<Value: Identifiable> {
  let title: Text
  let cell: (Value) -> AnyView
  var fixedWidth: CGFloat?
  var minimumWidth: CGFloat?
  var idealWidth: CGFloat?
  var maximumWidth: CGFloat? = .infinity
}

/// A column of a table: a title, and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  var column: _TableColumn<RowValue>

  /// Sets the column's width, in points.
  public func width(_ width: CGFloat?) -> TableColumn {
    var copy = self
    copy.column.fixedWidth = width
    if width != nil { copy.column.maximumWidth = nil }
    return copy
  }

  /// Sets the alignment of cells. They are always at the leading edge.
  public func alignment(_ alignment: TableColumnAlignment, fileID: StaticString = #fileID, line: UInt = #line)
    -> TableColumn
  {
    reportUnsupported("TableColumn.alignment", fileID, line)
    return self
  }

  /// Limits the column's width, in points. With an ideal one it leaves the rest of the width to columns without.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    (copy.column.minimumWidth, copy.column.idealWidth) = (min, ideal)
    (copy.column.fixedWidth, copy.column.maximumWidth) = (nil, max ?? .infinity)
    return copy
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title, and any view in its cells.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    column = _TableColumn(title: Text(titleKey)) { AnyView(_GivenView(content: content($0))) }
  }

  /// Creates a column with a title that is not localised, and any view in its cells.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    column = _TableColumn(title: Text(title)) { AnyView(_GivenView(content: content($0))) }
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a text as its title, and any view in its cells.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    column = _TableColumn(title: title) { AnyView(_GivenView(content: content($0))) }
  }
}

nonisolated extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of texts with a text as its title.
  /// - Parameter value: leads to the text that a row's cell shows, as it is.
  public init(_ title: Text, value: KeyPath<RowValue, String>) {
    column = _TableColumn(title: title) { AnyView(_GivenView(content: Text($0[keyPath: value]))) }
  }

  /// Creates a column of texts with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    column = _TableColumn(title: Text(title)) { AnyView(_GivenView(content: Text($0[keyPath: value]))) }
  }

  /// Creates a column of texts with a localised title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    column = _TableColumn(title: Text(titleKey)) { AnyView(_GivenView(content: Text($0[keyPath: value]))) }
  }
}

nonisolated extension TableColumn where Sort == KeyPath<RowValue, Never>, Label == Text {
  /// Creates a column with a localised title whose rows could be ordered by a value. Plumb drops the value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(title: Text(titleKey)) { AnyView(_GivenView(content: content($0))) }
  }

  /// Creates a column with a title that is not localised whose rows could be ordered by a value. Plumb drops the value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(title: Text(title)) { AnyView(_GivenView(content: content($0))) }
  }
}

/// Makes the columns of a table.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Converts one column of any types.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> [_TableColumn<RowValue>] { [column.column] }
  /// Returns the columns in order.
  public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
    columns.flatMap { $0 }
  }
  /// Returns the columns of an `if` without an `else`; none while its condition is false.
  public static func buildIf(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] {
    columns ?? []
  }
}

/// The alignment of the cells of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// The place that the platform chooses. Plumb keeps cells at the leading edge, whatever the alignment is.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// Cells at the leading edge of the column.
  public static let leading = TableColumnAlignment(name: "leading")
  /// Cells in the middle of the column. Plumb keeps them at the leading edge.
  public static let center = TableColumnAlignment(name: "center")
  /// Cells at the trailing edge of the column. Plumb keeps them at the leading edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// Cells with numbers below each other. Plumb keeps them at the leading edge.
  public static let numeric = TableColumnAlignment(name: "numeric")
}
