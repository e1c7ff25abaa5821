import PlumbLayout
import PlumbViews

/// Rows with columns. On narrow canvases only the first column is shown, as on iOS.
nonisolated public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View, CalledView
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  package let callSite = _CallSite()
  let rows: Rows
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let sortOrder: TableSortOrder?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.hidesTableHeaders) private var hidesHeaders
  @Environment(\.tableLook) private var look
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformStyle) private var platformStyle

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>? = nil,
    sortOrder: TableSortOrder? = nil
  ) {
    (self.rows, self.columns, self.selection, self.sortOrder) = (rows, columns, selection, sortOrder)
  }

  @MainActor public var body: some View {
    let isNarrow = sizeClass == .compact
    let made = columns.madeColumns.columns(of: Value.self)
    let shown = isNarrow ? made.prefix(1).map(\.unaligned) : made
    let (data, look, sortOrder) = (rows._rowValues, look, sortOrder)
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
                AnyView(_TableTitle(title: $0.title, comparator: $0.comparator, order: sortOrder))
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
