import PlumbLayout
import PlumbViews

/// The cells of one row, which are given views, as wide as each other where their columns say nothing else.
nonisolated struct _TableRow<Value: Identifiable>: View, AddedBody {
  let columns: [TableColumnParts<Value>]
  let cell: (TableColumnParts<Value>) -> AnyView

  @MainActor @ViewBuilder var body: some View {
    if columns.contains(where: { $0.idealWidth != nil }) {
      _ColumnsLayout(columns: columns.map { ColumnWidths($0) })() {
        ForEach(columns.indices, id: \.self) { index in
          let column = columns[index]
          cell(column).lineLimit(1).frame(maxWidth: .infinity, alignment: column.alignment.alignment)
        }
      }
    } else {
      HStack(spacing: 16) {
        ForEach(columns.indices, id: \.self) { index in
          let column = columns[index]
          cell(column)
            .lineLimit(1)
            .frame(width: column.fixedWidth, alignment: column.alignment.alignment)
            .frame(
              minWidth: column.minimumWidth, maxWidth: column.maximumWidth,
              alignment: column.alignment.alignment)
        }
      }
    }
  }
}

/// The possible widths of a column, in points.
nonisolated struct ColumnWidths {
  var least, ideal, most: CGFloat
  /// The column receives the width that columns with an ideal width leave.
  var takesRest: Bool

  init<Value: Identifiable>(_ column: TableColumnParts<Value>) {
    func length(_ value: CGFloat?) -> CGFloat { value.map { $0.isNaN ? 0 : max(0, $0) } ?? 0 }
    let isFixed = column.fixedWidth != nil
    least = length(column.fixedWidth ?? column.minimumWidth)
    most = isFixed ? least : max(least, column.maximumWidth.map { length($0) } ?? .infinity)
    ideal = min(max(least, length(column.idealWidth)), most)
    takesRest = !isFixed && column.idealWidth == nil
  }

  /// The widths of columns that fill a room together: first columns without an ideal width grow or all others shrink,
  /// evenly, then the rest does (assumed).
  static func widths(of columns: [ColumnWidths], in room: CGFloat) -> [CGFloat] {
    var widths = columns.map(\.ideal)
    var rest = room - widths.reduce(0, +)
    func share(_ open: [Int]) {
      var open = open
      while abs(rest) > 0.001, !open.isEmpty {
        let part = rest / CGFloat(open.count)
        for index in open {
          let wanted = min(max(widths[index] + part, columns[index].least), columns[index].most)
          rest -= wanted - widths[index]
          widths[index] = wanted
        }
        open = open.filter { rest > 0 ? widths[$0] < columns[$0].most : widths[$0] > columns[$0].least }
      }
    }
    if rest > 0 { share(columns.indices.filter { columns[$0].takesRest }) }
    share(Array(columns.indices))
    return widths
  }
}

/// Puts the cells of a row side by side, 16 points apart, in columns of which some say how wide they would like to be.
nonisolated private struct _ColumnsLayout: Layout {
  let columns: [ColumnWidths]

  private func widths(_ room: CGFloat?, _ count: Int) -> [CGFloat] {
    guard let room, room.isFinite else { return columns.map(\.ideal) }
    return ColumnWidths.widths(of: columns, in: max(0, room - 16 * CGFloat(count - 1)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = widths(proposal.width, subviews.count)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(
      width: widths.reduce(0, +) + 16 * CGFloat(max(0, subviews.count - 1)), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(bounds.width, subviews.count)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + 16
    }
  }
}
