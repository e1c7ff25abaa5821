import PlumbLayout

/// Draws the side of a line that lies to the left of its direction, half a width away.
struct StrokePen {
  let style: StrokeStyle
  let half: CGFloat

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  func drawRing(_ chain: StrokeChain, into path: inout Path) {
    let count = chain.points.count
    for index in 0..<count {
      let (from, to) = (chain.points[index], chain.points[(index + 1) % count])
      let shift = offset(from, to)
      go(to: moved(from, shift), isFirst: index == 0, &path)
      path.addLine(to: moved(to, shift))
      join(from, to, chain.points[(index + 2) % count], isCorner: chain.isCorner[(index + 1) % count], &path)
    }
    path.closeSubpath()
  }

  func drawSide(_ chain: StrokeChain, into path: inout Path, isFirst: Bool) {
    let points = chain.points
    for index in 0..<points.count - 1 {
      let shift = offset(points[index], points[index + 1])
      go(to: moved(points[index], shift), isFirst: isFirst && index == 0, &path)
      path.addLine(to: moved(points[index + 1], shift))
      if index + 2 < points.count {
        join(points[index], points[index + 1], points[index + 2], isCorner: chain.isCorner[index + 1], &path)
      }
    }
  }

  /// From the left side of the last piece to its right side, around the end.
  func drawCap(at end: CGPoint, from before: CGPoint, into path: inout Path) {
    let side = offset(before, end)
    let ahead = CGVector(dx: -side.dy, dy: side.dx)
    switch style.lineCap {
    case .butt: break
    case .square:
      path.addLine(to: CGPoint(x: end.x + side.dx + ahead.dx, y: end.y + side.dy + ahead.dy))
      path.addLine(to: CGPoint(x: end.x - side.dx + ahead.dx, y: end.y - side.dy + ahead.dy))
    case .round:
      path.addArcCurves(end, half, from: direction(x: side.dx, y: side.dy), sweep: .pi, .identity)
    }
  }

  private func join(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint, isCorner: Bool, _ path: inout Path) {
    let (one, two) = (offset(from, corner), offset(corner, to))
    let cross = one.dx * two.dy - one.dy * two.dx
    let dot = one.dx * two.dx + one.dy * two.dy
    // On the inner side the pivot keeps the overlap filled.
    if cross < 0 { return isCorner ? path.addLine(to: corner) : () }
    let sweep = direction(x: dot, y: cross)
    guard sweep > 1e-6 else { return }
    let kind = isCorner ? style.lineJoin : .round
    switch kind {
    case .bevel: break
    case .round:
      if sweep > 0.2 {
        path.addArcCurves(corner, half, from: direction(x: one.dx, y: one.dy), sweep: sweep, .identity)
      }
    case .miter:
      let cosineOfHalf = cosine(sweep / 2)
      guard cosineOfHalf > 0, 1 / cosineOfHalf <= style.miterLimit else { return }
      let reach = 1 / (cosineOfHalf * cosineOfHalf) / 2
      path.addLine(
        to: CGPoint(x: corner.x + (one.dx + two.dx) * reach, y: corner.y + (one.dy + two.dy) * reach))
    }
  }

  private func go(to point: CGPoint, isFirst: Bool, _ path: inout Path) {
    if isFirst { path.move(to: point) } else if path.currentPoint != point { path.addLine(to: point) }
  }

  /// To the left of the direction, where y points down.
  private func offset(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = distance(from, to)
    guard length > 0 else { return .zero }
    return CGVector(dx: (to.y - from.y) / length * half, dy: -(to.x - from.x) / length * half)
  }

  private func moved(_ point: CGPoint, _ by: CGVector) -> CGPoint {
    CGPoint(x: point.x + by.dx, y: point.y + by.dy)
  }
}
