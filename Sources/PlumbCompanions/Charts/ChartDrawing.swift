import SwiftUI

/// Draws the marks of a chart.
struct ChartDrawing {
  let layout: ChartLayout
  let settings: ChartSettings
  let rect: CGRect

  /// The usual colours, in order.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  func style(of mark: _ChartMark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    guard let key = mark.colorKey else { return AnyShapeStyle(Color.blue) }
    return style(of: key)
  }

  func style(of key: String) -> AnyShapeStyle {
    if let style = settings.styles.first(where: { $0.key == key })?.style { return style }
    let index = layout.colorKeys.firstIndex(of: key) ?? 0
    if !settings.range.isEmpty { return settings.range[index % settings.range.count] }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  func draw(in context: inout GraphicsContext) {
    var drawn: Set<String> = []
    let total = layout.marks.filter { $0.kind == .sector }.compactMap(\.y?.number).filter { $0 > 0 }
      .reduce(0, +)
    var angle = 0.0
    for mark in layout.marks {
      var inner = context
      inner.opacity *= mark.opacity
      let shading = GraphicsContext.Shading.style(style(of: mark))
      switch mark.kind {
      case .bar, .rectangle:
        if let rect = layout.rect(of: mark, in: rect) {
          inner.fill(
            Path(
              roundedRect: rect,
              cornerRadius: min(mark.cornerRadius, rect.width / 2, rect.height / 2)), with: shading)
        }
      case .point:
        if let point = layout.point(mark.x, mark.y, in: rect) {
          inner.fill(dot(at: point, mark.symbolArea ?? 36), with: shading)
        }
      case .rule:
        inner.stroke(rule(mark), with: shading, style: mark.stroke ?? StrokeStyle(lineWidth: 1))
      case .line, .area:
        // Once for each group, where its first mark is.
        guard drawn.insert("\(mark.kind)\(mark.group)").inserted else { continue }
        drawGroup(of: mark, shading, in: &inner)
      case .sector:
        guard let value = mark.y?.number, value > 0, total > 0 else { continue }
        let next = angle + value / total * 2 * .pi
        inner.fill(sector(mark, from: angle, to: next), with: shading)
        angle = next
      }
    }
  }

  private func drawGroup(
    of first: _ChartMark, _ shading: GraphicsContext.Shading, in context: inout GraphicsContext
  ) {
    let marks = layout.marks.filter { $0.kind == first.kind && $0.group == first.group }
    let points = marks.compactMap { layout.point($0.x, $0.y, in: rect) }
    if first.kind == .line {
      var path = Path()
      ChartLine.add(points, first.interpolation, to: &path)
      // Two points, round where lines meet (assumed).
      context.stroke(
        path, with: shading,
        style: first.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    } else {
      let ends = marks.compactMap { layout.point($0.x, $0.yEnd ?? .number(0), in: rect) }
      guard let last = ends.last else { return }
      var path = Path()
      ChartLine.add(points, first.interpolation, to: &path)
      path.addLine(to: last)
      ChartLine.add(ends.reversed(), first.interpolation, to: &path, begins: false)
      path.closeSubpath()
      context.fill(path, with: shading)
    }
    for (mark, point) in zip(marks, points) where mark.hasSymbol {
      context.fill(dot(at: point, mark.symbolArea ?? 36), with: shading)
    }
  }

  private func dot(at point: CGPoint, _ area: CGFloat) -> Path {
    let radius = (area / .pi).squareRoot()
    return Path(
      ellipseIn: CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func rule(_ mark: _ChartMark) -> Path {
    var path = Path()
    if let x = mark.x.flatMap({ layout.x.position($0) }) {
      let x = rect.minX + x * rect.width
      let ends = [mark.y, mark.yEnd].compactMap { layout.point(mark.x, $0, in: rect)?.y }
      path.move(to: CGPoint(x: x, y: ends.first ?? rect.minY))
      path.addLine(
        to: CGPoint(x: x, y: ends.last.flatMap { ends.count > 1 ? $0 : nil } ?? rect.maxY))
    } else if let y = mark.y.flatMap({ layout.y.position($0) }) {
      let y = layout.y.isWords ? rect.minY + y * rect.height : rect.maxY - y * rect.height
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    return path
  }

  private func sector(_ mark: _ChartMark, from start: Double, to end: Double) -> Path {
    let (middle, most) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
    let (outer, inner) = (
      mark.outerRadius.length(in: most, usual: 1), mark.innerRadius.length(in: most, usual: 0)
    )
    // From above, clockwise; the inset is half of the gap between two sectors.
    func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double, back: Bool) {
      let gap = radius > 0 ? min(Double(mark.inset / radius), (end - start) / 2) : 0
      let sign = back ? -1.0 : 1
      path.addArc(
        center: middle, radius: radius, startAngle: .radians(from + sign * gap - .pi / 2),
        endAngle: .radians(to - sign * gap - .pi / 2), clockwise: back)
    }
    var path = Path()
    arc(&path, outer, start, end, back: false)
    if inner > 0 { arc(&path, inner, end, start, back: true) } else { path.addLine(to: middle) }
    path.closeSubpath()
    return path
  }
}

/// Lines through points.
enum ChartLine {
  static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, begins: Bool = true
  ) {
    guard let first = points.first else { return }
    if begins { path.move(to: first) } else { path.addLine(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: to)
      case .smooth:
        // Catmull and Rom's curve: a sixth of the way between the neighbours.
        let (before, after) = (points[max(0, index - 2)], points[min(points.count - 1, index + 1)])
        path.addCurve(
          to: to,
          control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
      case .stepStart, .stepCenter, .stepEnd:
        let x =
          method.kind == .stepStart ? from.x : method.kind == .stepEnd ? to.x : (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
        path.addLine(to: to)
      }
    }
  }
}
