import SwiftUI

/// The names of the colours, forms and dashes; for numbers a strip of colours.
struct ChartLegend: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let isColumn: Bool

  private struct Entry: Identifiable {
    let id: String
    let color: AnyShapeStyle?
    let symbol: ChartSymbol?
    let line: StrokeStyle?
  }

  /// A name that is a colour's and a form's has one entry.
  private var entries: [Entry] {
    // The names of a scale come in its order, all of them.
    var names = settings.colors.named.map(\.key)
    let colored = names + layout.colorKeys
    for name in layout.colorKeys + layout.symbolKeys + layout.lineKeys where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in
      var mark = _ChartMark(kind: layout.marks.first { $0.symbolKey == name }?.kind ?? .point)
      (mark.symbolKey, mark.lineKey) = (name, name)
      return Entry(
        id: name, color: colored.contains(name) ? layout.color(of: name, settings) : nil,
        symbol: layout.symbolKeys.contains(name) ? layout.symbol(of: mark, settings) : nil,
        line: layout.lineKeys.contains(name) ? layout.line(of: mark, settings) : nil)
    }
  }

  var body: some View {
    let stack =
      isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6)) : AnyLayout(ChartLegendLayout(spacing: 8))
    stack {
      ForEach(entries) { entry in
        HStack(spacing: 5) {
          sign(entry)
          Text(verbatim: entry.id).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
    if let range = layout.colorRange { strip(range) }
  }

  @ViewBuilder private func sign(_ entry: Entry) -> some View {
    let color = entry.color ?? AnyShapeStyle(.gray)
    if let line = entry.line {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 20, y: 4))
      }
      .stroke(color, style: line).frame(width: 20, height: 8)
    } else {
      switch entry.symbol {
      case .view(let view): view
      case .shape(let drawn, _):
        drawn(CGRect(x: 0, y: 0, width: 8, height: 8)).fill(color).frame(width: 8, height: 8)
      case nil: Circle().fill(color).frame(width: 8, height: 8)
      }
    }
  }

  private func strip(_ range: ClosedRange<Double>) -> some View {
    HStack(spacing: 6) {
      Text(range.lowerBound, format: .number.precision(.fractionLength(0...2)))
      LinearGradient(gradient: layout.numberGradient(settings), startPoint: .leading, endPoint: .trailing)
        .frame(maxWidth: 120).frame(height: 8).clipped(withTouchesTo: Capsule())
      Text(range.upperBound, format: .number.precision(.fractionLength(0...2)))
    }
    .font(.caption2).foregroundStyle(.secondary)
  }
}

/// Names in rows that are as long as there is place.
struct ChartLegendLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, proposal.width ?? .infinity)
    return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.last?.end ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in rows(subviews, bounds.width) {
      var x = bounds.minX
      for (view, size) in row.views {
        view.place(
          at: CGPoint(x: x, y: bounds.minY + (row.start + row.end) / 2), anchor: .leading,
          proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
    }
  }

  private struct Row {
    var views: [(LayoutSubview, CGSize)] = []
    var width: CGFloat = 0
    var start: CGFloat
    var end: CGFloat
  }

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if rows.isEmpty || rows[rows.count - 1].width + spacing + size.width > width {
        let end = rows.last.map { $0.end + 4 } ?? 0
        rows.append(Row(start: end, end: end))
      }
      let last = rows.count - 1
      rows[last].width += (rows[last].views.isEmpty ? 0 : spacing) + size.width
      rows[last].views.append((view, size))
      rows[last].end = max(rows[last].end, rows[last].start + size.height)
    }
    return rows
  }
}
