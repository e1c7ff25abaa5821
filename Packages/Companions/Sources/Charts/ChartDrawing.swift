import SwiftUI

/// Draws the marks of a chart.
@MainActor struct ChartDrawing {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect
  /// The marks to draw, from the lowest to the uppermost one.
  let indices: [Int]

  func draw(in context: inout GraphicsContext) {
    var drawn: Set<String> = []
    for index in indices {
      let mark = layout.marks[index]
      var inner = context
      inner.opacity *= mark.opacity
      mark.effects.apply(to: &inner, in: frame(of: index))
      switch mark.kind {
      case .bar, .rectangle:
        if var bar = layout.rect(of: mark, in: rect).map(mark.effects.moved) {
          if mark.isMeasured { bar = layout.rounded(bar, to: 1 / context.environment.displayScale) }
          fill(layout.path(of: mark, in: bar), of: mark, &inner)
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

  /// The rectangle that a clipping shape of a mark fills.
  private func frame(of index: Int) -> CGRect {
    switch layout.marks[index].kind {
    case .bar, .rectangle, .point: layout.target(of: index, settings, in: rect) ?? rect
    case .line, .area, .rule, .sector: rect
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
    let marks = indices.map { layout.marks[$0] }.filter { $0.kind == first.kind && $0.group == first.group }
      .filter { layout.point($0.x, $0.y, in: rect) != nil }
    let points = marks.compactMap { layout.point($0.x, $0.y, in: rect) }
    var path = Path()
    ChartLine.add(points, first.interpolation, to: &path)
    if first.kind == .line {
      var outside = context
      clipSurrounded(by: marks, &outside)
      stroke(path, of: first, &outside)
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
    guard case .shape(let drawn, _)? = layout.symbol(of: mark, settings), let frame = symbolFrame(of: mark)
    else { return }
    fill(drawn(frame), of: mark, &context)
  }

  private func symbolFrame(of mark: _ChartMark) -> CGRect? {
    let size = layout.symbolSize(of: mark, settings)
    return layout.point(mark.x, mark.y, in: rect).map {
      CGRect(x: $0.x - size.width / 2, y: $0.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// Draws nothing inside of symbols that are outlines (Recorded/Screens.md#Y123).
  private func clipSurrounded(by marks: [_ChartMark], _ context: inout GraphicsContext) {
    // Neighbours may overlap, so that each second one is in its own clip.
    for remainder in 0...1 {
      var holes = Path()
      for (index, mark) in marks.enumerated() where index % 2 == remainder {
        guard case .shape(_, let surrounded)? = layout.symbol(of: mark, settings),
          let frame = symbolFrame(of: mark), !frame.isEmpty, let path = surrounded(frame)
        else { continue }
        holes.addPath(path)
      }
      guard !holes.isEmpty else { continue }
      // More than the canvas of the plot.
      holes.addRect(rect.insetBy(dx: -100, dy: -100))
      context.clip(to: holes, style: FillStyle(eoFill: true))
    }
  }
}

extension ChartLayout {
  /// The radius of the free ends of a bar whose app sets none (Recorded/Screens.md#Y123).
  private static let cornerRadius: CGFloat = 2

  /// Returns a bar whose ends are at multiples of a length (Recorded/Screens.md#Y123).
  func rounded(_ bar: CGRect, to length: CGFloat) -> CGRect {
    func place(_ edge: CGFloat) -> CGFloat { (edge / length).rounded() * length }
    let (left, right, top, bottom) = (place(bar.minX), place(bar.maxX), place(bar.minY), place(bar.maxY))
    return isLying
      ? CGRect(x: left, y: bar.minY, width: right - left, height: bar.height)
      : CGRect(x: bar.minX, y: top, width: bar.width, height: bottom - top)
  }

  /// The outline of a bar or a rectangle that covers an area.
  func path(of mark: _ChartMark, in bar: CGRect) -> Path {
    let most = min(bar.width, bar.height) / 2
    if let radius = mark.cornerRadius {
      return Path(roundedRect: bar, cornerRadius: min(radius, most), style: mark.cornerStyle)
    }
    guard mark.kind == .bar else { return Path(bar) }
    let radius = min(Self.cornerRadius, most)
    let low = (mark.freeEnds.start ? radius : 0, mark.freeEnds.end ? radius : 0)
    // The start is to the left or below, unless the bar goes back.
    let (first, last) = goesBack(mark) ? (low.1, low.0) : low
    let radii =
      isLying
      ? RectangleCornerRadii(topLeading: first, bottomLeading: first, bottomTrailing: last, topTrailing: last)
      : RectangleCornerRadii(topLeading: last, bottomLeading: first, bottomTrailing: first, topTrailing: last)
    return Path(roundedRect: bar, cornerRadii: radii, style: .circular)
  }

  /// Whether a bar ends to the left of its start, or below it.
  private func goesBack(_ mark: _ChartMark) -> Bool {
    let scale = isLying ? x : y
    let (start, end) = isLying ? (mark.xEnd, mark.x) : (mark.yEnd, mark.y)
    guard let from = scale.position(start ?? .number(0), isMiddle: false),
      let to = end.flatMap({ scale.position($0, isMiddle: false) })
    else { return false }
    return to < from
  }

  /// The base of areas: zero, or the lower end of an axis that does not have it.
  var base: Double {
    guard case .numbers(let low, let high) = y.domain else { return 0 }
    return max(min(low, high), min(0, max(low, high)))
  }
}
