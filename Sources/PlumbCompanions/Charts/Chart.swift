import SwiftUI

/// Values as bars, lines, points, areas and sectors, with axes and the names of the colours.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// Makes a chart of the marks of each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }
  /// Makes a chart of the marks of each element, told apart by what a key path leads to.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ChartView(marks: content._marks) }
}

/// The chart of some marks.
struct ChartView: View {
  let marks: [_ChartMark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private var ownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    let layout = ChartLayout(marks, settings, ownCalendar)
    VStack(alignment: .leading, spacing: 6) {
      if let label = settings.yAxis.label {
        small(label).frame(maxWidth: .infinity, alignment: .trailing)
      }
      GeometryReader { geometry in
        ChartPlot(layout: layout, settings: settings, size: geometry.size)
      }
      if let label = settings.xAxis.label { small(label).frame(maxWidth: .infinity) }
      if settings.hasLegend, !layout.colorKeys.isEmpty { legend(layout) }
    }
    .accessibilityElement(children: .contain).accessibilityLabel("Chart")
  }

  private func small(_ label: AnyView) -> some View {
    label.font(.caption).foregroundStyle(.secondary)
  }

  private func legend(_ layout: ChartLayout) -> some View {
    let drawing = ChartDrawing(layout: layout, settings: settings, rect: .zero)
    return HStack(spacing: 12) {
      ForEach(layout.colorKeys, id: \.self) { key in
        HStack(spacing: 4) {
          Circle().fill(drawing.style(of: key)).frame(width: 8, height: 8)
          Text(verbatim: key).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The marks with their axes.
struct ChartPlot: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let size: CGSize
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var hasAxes: Bool { layout.marks.contains { $0.kind != .sector } }

  var body: some View {
    let xLines = hasAxes ? settings.xAxis.axes.flatMap { lines($0, layout.x) } : []
    let yLines = hasAxes ? settings.yAxis.axes.flatMap { lines($0, layout.y) } : []
    let isLeading = settings.yAxis.axes.contains(where: \.isLeading)
    // Six and a half points for a letter of a caption, and room for the tick (assumed).
    let width = yLines.map { CGFloat($0.text.count) * 6.5 + 8 }.max() ?? 0
    let height: CGFloat = xLines.isEmpty ? 0 : 18
    let rect = CGRect(
      x: isLeading ? width : 0, y: yLines.isEmpty ? 0 : 6, width: max(0, size.width - width),
      height: max(0, size.height - height - (yLines.isEmpty ? 0 : 6)))
    ZStack(alignment: .topLeading) {
      plot(rect, xLines, yLines)
      ForEach(xLines.indices, id: \.self) { index in
        label(
          xLines[index],
          at: CGPoint(x: rect.minX + xLines[index].place * rect.width, y: rect.maxY + 4), .top)
      }
      ForEach(yLines.indices, id: \.self) { index in
        let place = yLines[index].place
        let y = layout.y.isWords ? rect.minY + place * rect.height : rect.maxY - place * rect.height
        label(
          yLines[index], at: CGPoint(x: isLeading ? rect.minX - 4 : rect.maxX + 4, y: y),
          isLeading ? .trailing : .leading)
      }
      ForEach(layout.marks.indices, id: \.self) { index in annotation(layout.marks[index], in: rect)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  @ViewBuilder private func plot(_ rect: CGRect, _ xLines: [Line], _ yLines: [Line]) -> some View {
    let drawing = ChartDrawing(
      layout: layout, settings: settings, rect: CGRect(origin: .zero, size: rect.size))
    let canvas = Canvas { context, size in
      grid(xLines, isUpright: true, size, &context)
      grid(yLines, isUpright: false, size, &context)
      drawing.draw(in: &context)
    }
    let ground = settings.ground?(AnyView(canvas)) ?? AnyView(canvas)
    ground.frame(width: rect.width, height: rect.height)
      .alignmentGuide(.leading) { _ in -rect.minX }.alignmentGuide(.top) { _ in -rect.minY }
  }

  private func grid(
    _ lines: [Line], isUpright: Bool, _ size: CGSize, _ context: inout GraphicsContext
  ) {
    for line in lines {
      guard let (stroke, style) = line.stroke else { continue }
      var path = Path()
      if isUpright {
        let x = line.edge * size.width
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x, y: size.height))
      } else {
        let y = layout.y.isWords ? line.edge * size.height : size.height - line.edge * size.height
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: size.width, y: y))
      }
      context.stroke(
        path, with: style.map { .style($0) } ?? .color(.gray.opacity(0.35)), style: stroke)
    }
  }

  @ViewBuilder private func label(_ line: Line, at point: CGPoint, _ anchor: UnitPoint) -> some View {
    if line.hasLabel {
      Group { if let view = line.view { view } else { Text(verbatim: line.text) } }
        .font(.caption2).foregroundStyle(.secondary).environment(\.axisDate, line.date)
        .modifier(MapPlace(point: point, anchor: anchor))
    }
  }

  @ViewBuilder private func annotation(_ mark: _ChartMark, in rect: CGRect) -> some View {
    if let annotation = mark.annotation, let target = target(of: mark, in: rect) {
      let place = annotation.position
      // Above and below, the note may begin or end where the mark does.
      let side: CGFloat =
        place.x != 0 ? 0 : annotation.alignment == .leading ? -1 : annotation.alignment == .trailing ? 1 : 0
      let point = CGPoint(
        x: target.midX + place.x * (target.width / 2 + annotation.spacing) + side * target.width / 2,
        y: target.midY + place.y * (target.height / 2 + annotation.spacing))
      let anchor = UnitPoint(x: 0.5 - place.x / 2 + side / 2, y: 0.5 - place.y / 2)
      annotation.view.modifier(MapPlace(point: point, anchor: anchor))
    }
  }

  private func target(of mark: _ChartMark, in rect: CGRect) -> CGRect? {
    if mark.kind == .bar || mark.kind == .rectangle { return layout.rect(of: mark, in: rect) }
    if mark.kind == .rule {
      guard let x = mark.x.flatMap({ layout.x.position($0) }) else {
        return mark.y.flatMap { layout.y.position($0) }.map {
          CGRect(x: rect.minX, y: rect.maxY - $0 * rect.height, width: rect.width, height: 0)
        }
      }
      return CGRect(x: rect.minX + x * rect.width, y: rect.minY, width: 0, height: rect.height)
    }
    return layout.point(mark.x, mark.y, in: rect).map { CGRect(origin: $0, size: .zero) }
  }
}

extension ChartPlot {
  /// One value of an axis.
  struct Line {
    /// Where the label stands, and where the line is, from 0 to 1.
    var (place, edge) = (0.0, 0.0)
    var text = ""
    var view: AnyView?
    var hasLabel = true
    var stroke: (StrokeStyle, AnyShapeStyle?)?
    var date: Date?
  }

  private func lines(_ axis: _ChartAxis, _ scale: ChartScale) -> [Line] {
    let values: [_ChartValue] =
      switch axis.values {
      case .automatic: scale.ticks
      case .some(let values): values
      case .stride(let component, let count):
        if case .dates(let low, let high) = scale.domain {
          ChartScale.dates(
            low, high, count: 1, unit: nil, calendar: scale.calendar, by: (component, count)
          )
          .map { .date($0) }
        } else {
          scale.ticks
        }
      }
    return values.enumerated().compactMap { index, value in
      guard let place = scale.position(value), let edge = scale.position(value, isMiddle: false),
        (-0.001...1.001).contains(edge)
      else { return nil }
      var line = Line(place: min(place, 1), edge: edge, text: text(value, scale))
      if case .date(let date) = value { line.date = date }
      guard let parts = axis.parts?(AxisValue(value: value, index: index, count: values.count))
      else {
        line.stroke = (StrokeStyle(lineWidth: 0.5), nil)
        return line
      }
      line.hasLabel = false
      for part in parts {
        switch part {
        case .line(let stroke, let style): line.stroke = (stroke, style)
        case .tick: break
        case .label(let view): (line.hasLabel, line.view) = (true, view)
        }
      }
      return line
    }
  }

  private func text(_ value: _ChartValue, _ scale: ChartScale) -> String {
    switch value {
    case .word(let word): return word
    case .number(let number):
      return number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    case .date(let date):
      guard case .dates(let low, let high) = scale.domain else { return "" }
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      switch ChartScale.dateStep(low, high, count: 5).component {
      case .year: style = style.year()
      case .month: style = style.month(.abbreviated)
      case .day: style = style.month(.abbreviated).day()
      case .second: style = style.minute().second()
      default: style = style.hour().minute()
      }
      return date.formatted(style)
    }
  }
}
