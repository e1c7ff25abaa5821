import PlumbLayout

// Outlines are cut where they cross, so curves become lines here: so many that they leave the curve by less than a
// hundredth of a point.

extension Path {
  /// Returns the area that is filled in this path or another one; with lines instead of curves, unless the two are
  /// apart.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    if !eoFill, !reaches(other) {
      var both = self
      both.addPath(other)
      return both
    }
    return region(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the area that is filled in both this path and another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    reaches(other) ? region(with: other, eoFill) { $0 && $1 } : Path()
  }

  /// Returns the area that is filled in this path and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    reaches(other) ? region(with: other, eoFill) { $0 && !$1 } : self
  }

  /// Returns the area that is filled in exactly one of this path and another one.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    region(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the parts of this path's lines that lie where another one is filled.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, areInside: true)
  }

  /// Returns the parts of this path's lines that lie where another one is not filled.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill, areInside: false)
  }

  private func reaches(_ other: Path) -> Bool {
    let (one, two) = (boundingRect, other.boundingRect)
    return !one.common(with: two).isNull
  }

  private func region(with other: Path, _ eoFill: Bool, _ isFilled: (Bool, Bool) -> Bool) -> Path {
    guard let grid = PathGrid(self, other) else { return self }
    var edges = CutEdges()
    for (path, isOther) in [(self, false), (other, true)] {
      for run in grid.runs(of: path) { edges.add(run, isOther: isOther, closes: true) }
    }
    edges.cutWhereTheyCross()
    return grid.path(of: edges.outline(evenOdd: eoFill, isFilled))
  }

  private func lines(of other: Path, _ eoFill: Bool, areInside: Bool) -> Path {
    guard let grid = PathGrid(self, other) else { return self }
    var edges = CutEdges()
    let runs = zip(grid.runs(of: self), subpaths.map(\.isClosed))
    for (run, isClosed) in runs { edges.add(run, isOther: false, closes: isClosed) }
    for run in grid.runs(of: other) { edges.add(run, isOther: true, closes: true) }
    edges.cutWhereTheyCross()
    return grid.lines(of: edges.lines(evenOdd: eoFill, areInside: areInside))
  }
}

/// Whole numbers for the points of two paths: with them, on which side of a line a point lies is never in doubt.
struct PathGrid {
  struct Point: Hashable {
    var x: Int
    var y: Int
  }

  private let origin: CGPoint
  /// In points; the longer side has at most 2²⁴ steps, so that products of two differences fit into a number.
  private let step: CGFloat
  private let tolerance: CGFloat

  /// `nil` where there is nothing, or something endless.
  init?(_ one: Path, _ other: Path) {
    let boxes = [one.boundingRect, other.boundingRect].filter { !$0.isNull }
    guard let first = boxes.first else { return nil }
    let box = boxes.reduce(first) { $0.union($1) }
    let extent = max(box.width, box.height)
    guard extent > 0, extent.isFinite, box.minX.isFinite, box.minY.isFinite else { return nil }
    // A power of two, from a corner on the grid: whole points, halves and quarters come out as they went in.
    let step = CGFloat(sign: .plus, exponent: extent.exponent - 23, significand: 1)
    origin = CGPoint(
      x: (box.minX / step).rounded(.down) * step, y: (box.minY / step).rounded(.down) * step)
    self.step = step
    tolerance = min(0.01, extent / 5000)
  }

  func runs(of path: Path) -> [[Point]] {
    path.subpaths.map { run in
      var points = [point(run.start)]
      for segment in run.segments {
        for place in segment.flattened(tolerance: tolerance) where points.last != point(place) {
          points.append(point(place))
        }
      }
      return points
    }
  }

  private func point(_ place: CGPoint) -> Point {
    Point(x: number(place.x - origin.x), y: number(place.y - origin.y))
  }

  private func number(_ length: CGFloat) -> Int {
    let number = (length / step).rounded()
    // Control points may lie far outside of what they bend.
    return number.isFinite ? Int(min(max(number, -67_108_864), 67_108_864)) : 0
  }

  private func place(_ point: Point) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(point.x) * step, y: origin.y + CGFloat(point.y) * step)
  }

  func path(of loops: [[Point]]) -> Path {
    var path = Path()
    for loop in loops {
      path.addLines(loop.map(place))
      path.closeSubpath()
    }
    return path
  }

  func lines(of runs: [[Point]]) -> Path {
    var path = Path()
    for run in runs { path.addLines(run.map(place)) }
    return path
  }
}
