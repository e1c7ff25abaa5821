import PlumbLayout

extension Path {
  /// Returns the outline of this path drawn as a line, to be filled with the non-zero rule.
  ///
  /// Curves become short chords first (`flatness`); ends and corners keep true arcs.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let tolerance = flatness
    var result = Path()
    for run in subpaths {
      let chain = StrokeChain(run, tolerance: tolerance)
      for piece in chain.dashed(style) { piece.outline(style, into: &result) }
    }
    return result
  }
}

/// Points of one subpath, where each is either a corner of the path or only a step along a curve.
struct StrokeChain {
  var points: [CGPoint]
  var isCorner: [Bool]
  var isClosed: Bool

  init(_ run: Subpath, tolerance: CGFloat) {
    (points, isCorner, isClosed) = ([run.start], [true], run.isClosed)
    for segment in run.segments {
      let steps = segment.flattened(tolerance: tolerance)
      for (index, point) in steps.enumerated() {
        append(point, isCorner: index == steps.count - 1)
      }
    }
    if isClosed, points.count > 1, distance(points[0], points[points.count - 1]) < 1e-9 {
      points.removeLast()
      isCorner.removeLast()
    }
  }

  init(points: [CGPoint] = [], isCorner: [Bool] = [], isClosed: Bool = false) {
    (self.points, self.isCorner, self.isClosed) = (points, isCorner, isClosed)
  }

  mutating func append(_ point: CGPoint, isCorner corner: Bool) {
    guard let last = points.last, distance(last, point) < 1e-9 else {
      points.append(point)
      isCorner.append(corner)
      return
    }
    isCorner[isCorner.count - 1] = isCorner[isCorner.count - 1] || corner
  }

  /// The visible pieces; the chain itself without a usable dash.
  func dashed(_ style: StrokeStyle) -> [StrokeChain] {
    var lengths = style.dash
    let period = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), period > 0, style.dashPhase.isFinite,
      points.count > 1
    else { return [self] }
    if lengths.count % 2 == 1 { lengths += lengths }
    let path = isClosed ? points + [points[0]] : points
    let total = zip(path, path.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    // More than a hundred thousand dashes are a grey line; drawing it whole keeps the memory bounded.
    guard total / period < 50_000 else { return [self] }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period * 2)
    if phase < 0 { phase += period * 2 }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - phase
    var pieces: [StrokeChain] = []
    var piece = index % 2 == 0 ? StrokeChain(points: [path[0]], isCorner: [true]) : nil
    for (number, end) in path.enumerated().dropFirst() {
      var here = path[number - 1]
      var rest = distance(here, end)
      while rest > left {
        here = mix(here, end, left / rest)
        rest -= left
        if var done = piece {
          done.append(here, isCorner: true)
          pieces.append(done)
          piece = nil
        } else {
          piece = StrokeChain(points: [here], isCorner: [true])
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= rest
      piece?.append(end, isCorner: number < isCorner.count ? isCorner[number] : true)
    }
    if let piece, piece.points.count > 1 { pieces.append(piece) }
    return pieces
  }

  /// One side there, an end, the other side back, an end; a closed chain has two separate sides.
  func outline(_ style: StrokeStyle, into result: inout Path) {
    guard points.count > 1 else { return outlineDot(style, into: &result) }
    let pen = StrokePen(style)
    let back = StrokeChain(points: points.reversed(), isCorner: isCorner.reversed(), isClosed: isClosed)
    if isClosed, points.count > 2 {
      pen.drawRing(self, into: &result)
      pen.drawRing(back, into: &result)
    } else {
      let open = StrokeChain(points: points, isCorner: isCorner)
      pen.drawSide(open, into: &result, isFirst: true)
      pen.drawCap(at: points[points.count - 1], from: points[points.count - 2], into: &result)
      pen.drawSide(StrokeChain(points: back.points, isCorner: back.isCorner), into: &result, isFirst: false)
      pen.drawCap(at: points[0], from: points[1], into: &result)
      result.closeSubpath()
    }
  }

  /// A line of no length shows only its round or square ends.
  private func outlineDot(_ style: StrokeStyle, into result: inout Path) {
    guard let point = points.first else { return }
    let half = style.lineWidth / 2
    let box = CGRect(x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: result.addEllipse(in: box)
    case .square: result.addRect(box)
    }
  }
}
