import PlumbLayout

/// The smallest rectangle around points, which come one by one.
struct PointBounds {
  private var (left, top) = (CGFloat.infinity, CGFloat.infinity)
  private var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)

  mutating func include(_ point: CGPoint) {
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  /// `CGRect.null` when there was no point.
  var rect: CGRect {
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path {
  /// The smallest rectangle around the outline itself, without control points; `CGRect.null` when it is empty.
  public var boundingRect: CGRect {
    guard !elements.isEmpty else { return .null }
    var bounds = PointBounds()
    for subpath in subpaths {
      bounds.include(subpath.start)
      for segment in subpath.segments {
        bounds.include(segment.to)
        for t in segment.turningPoints { bounds.include(segment.point(at: t)) }
      }
    }
    return bounds.rect
  }

  /// Returns whether the point would be filled.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let box = boundingRect
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY
    else {
      return false
    }
    let tolerance = flatness
    var winding = 0
    var crossings = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      winding += to.y > from.y ? 1 : -1
      crossings += 1
    }
    for subpath in subpaths {
      var here = subpath.start
      for segment in subpath.segments {
        for next in segment.flattened(tolerance: tolerance) {
          cross(here, next)
          here = next
        }
      }
      // Filling closes every subpath.
      cross(here, subpath.start)
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the outline between two shares of its length, 0 to 1, over all subpaths in order.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let tolerance = flatness
    let runs = subpaths.map { run in (run, run.segments.map { $0.lengths(tolerance: tolerance) }) }
    let total = runs.reduce(0) { $0 + $1.1.reduce(0) { $0 + ($1.last ?? 0) } }
    guard total > 0, total.isFinite else { return Path() }
    var result = Path()
    var passed: CGFloat = 0
    for (run, lengths) in runs {
      let whole = lengths.reduce(0) { $0 + ($1.last ?? 0) }
      let isWhole = passed >= from * total && passed + whole <= to * total
      var isDrawing = false
      for (segment, steps) in zip(run.segments, lengths) {
        let length = steps.last ?? 0
        let (start, end) = (max(0, from * total - passed), min(length, to * total - passed))
        passed += length
        guard length > 0, start < end else { continue }
        let (first, last) = (segment.parameter(at: start, steps), segment.parameter(at: end, steps))
        let piece = segment.part(from: first, to: last)
        if !isDrawing { result.move(to: piece.from) }
        isDrawing = true
        if let (one, two) = piece.controls {
          result.addCurve(to: piece.to, control1: one, control2: two)
        } else {
          result.addLine(to: piece.to)
        }
      }
      if isWhole && run.isClosed && isDrawing { result.closeSubpath() }
    }
    return result
  }
}

extension PathSegment {
  /// The points where a coordinate of the curve stops growing: the roots of the derivative that lie inside.
  fileprivate var turningPoints: [CGFloat] {
    guard let (one, two) = controls else { return [] }
    return roots(from.x, one.x, two.x, to.x) + roots(from.y, one.y, two.y, to.y)
  }

  private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 } }
    let square = b * b - 4 * a * c
    guard square >= 0 else { return [] }
    let root = square.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter { $0 > 0 && $0 < 1 }
  }

  /// The lengths reached at equal steps of the parameter, from the first step to the whole.
  fileprivate func lengths(tolerance: CGFloat) -> [CGFloat] {
    let count = controls == nil ? 1 : max(16, flattened(tolerance: tolerance).count)
    var (sum, here): (CGFloat, CGPoint) = (0, from)
    return (1...count).map { index in
      let next = point(at: CGFloat(index) / CGFloat(count))
      sum += distance(here, next)
      here = next
      return sum
    }
  }

  fileprivate func parameter(at length: CGFloat, _ steps: [CGFloat]) -> CGFloat {
    guard length > 0 else { return 0 }
    guard let index = steps.firstIndex(where: { $0 >= length }) else { return 1 }
    let before = index == 0 ? 0 : steps[index - 1]
    let share = steps[index] > before ? (length - before) / (steps[index] - before) : 1
    return (CGFloat(index) + share) / CGFloat(steps.count)
  }
}
