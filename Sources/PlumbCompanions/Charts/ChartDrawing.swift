import SwiftUI

/// Draws the marks of a chart.
@MainActor struct ChartDrawing {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect

  func draw(in context: inout GraphicsContext) {
    var drawn: Set<String> = []
    // Later marks lie above, unless a number says otherwise.
    let order = layout.marks.indices.sorted {
      let (one, other) = (layout.marks[$0].effects.zIndex, layout.marks[$1].effects.zIndex)
      return one == other ? $0 < $1 : one < other
    }
    for index in order {
      let mark = layout.marks[index]
      var inner = context
      inner.opacity *= mark.opacity
      mark.effects.apply(to: &inner, in: rect)
      switch mark.kind {
      case .bar, .rectangle:
        if let bar = layout.rect(of: mark, in: rect).map(mark.effects.moved) {
          let radius = min(mark.cornerRadius, bar.width / 2, bar.height / 2)
          fill(
            Path(roundedRect: bar, cornerRadius: radius, style: mark.cornerStyle), of: mark, &inner)
        }
      case .point: drawSymbol(of: mark, &inner)
      case .rule:
        if let (start, end) = layout.ruleEnds(of: mark, in: rect) {
          let path = Path { path in
            path.move(to: start)
            path.addLine(to: end)
          }
          stroke(path, of: mark, &inner)
        }
      case .line, .area:
        // Once for each group, where its first mark is.
        guard drawn.insert("\(mark.kind)\(mark.group)").inserted else { continue }
        drawGroup(of: mark, &inner)
      case .sector: fill(layout.sectors.path(of: index, mark, in: rect), of: mark, &inner)
      }
    }
  }

  private func fill(_ path: Path, of mark: _ChartMark, _ context: inout GraphicsContext) {
    let shading = GraphicsContext.Shading.style(layout.color(of: mark, settings))
    guard mark.isStyledOverPlot else { return context.fill(path, with: shading) }
    var inner = context
    inner.clip(to: path)
    inner.fill(Path(rect), with: shading)
  }

  private func stroke(_ path: Path, of mark: _ChartMark, _ context: inout GraphicsContext) {
    let style = layout.line(of: mark, settings)
    guard mark.isStyledOverPlot else {
      return context.stroke(path, with: .style(layout.color(of: mark, settings)), style: style)
    }
    fill(path.strokedPath(style), of: mark, &context)
  }

  private func drawGroup(of first: _ChartMark, _ context: inout GraphicsContext) {
    let marks = layout.marks.filter { $0.kind == first.kind && $0.group == first.group }
      .filter { layout.point($0.x, $0.y, in: rect) != nil }
    let points = marks.compactMap { layout.point($0.x, $0.y, in: rect) }
    var path = Path()
    ChartLine.add(points, first.interpolation, to: &path)
    if first.kind == .line {
      stroke(path, of: first, &context)
    } else {
      let ends = marks.compactMap { mark in
        mark.xEnd == nil
          ? layout.point(mark.x, mark.yEnd ?? .number(layout.base), in: rect)
          : layout.point(mark.xEnd, mark.y, in: rect)
      }
      guard let last = ends.last else { return }
      path.addLine(to: last)
      ChartLine.add(ends.reversed(), first.interpolation, to: &path, begins: false)
      path.closeSubpath()
      fill(path, of: first, &context)
    }
    for mark in marks { drawSymbol(of: mark, &context) }
  }

  private func drawSymbol(of mark: _ChartMark, _ context: inout GraphicsContext) {
    guard case .shape(let path)? = layout.symbol(of: mark, settings),
      let point = layout.point(mark.x, mark.y, in: rect)
    else { return }
    let size = layout.symbolSize(of: mark, settings)
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    fill(path(frame), of: mark, &context)
  }
}

extension ChartLayout {
  /// Where areas begin: at nothing, or at the lower end of an axis that does not have it.
  var base: Double {
    guard case .numbers(let low, let high) = y.domain else { return 0 }
    return max(min(low, high), min(0, max(low, high)))
  }
}
