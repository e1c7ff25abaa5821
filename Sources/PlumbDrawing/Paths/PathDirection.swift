import PlumbLayout

extension Path {
  /// The enclosed area, positive when the outline runs clockwise (y points down), by its points and control points.
  package var signedArea: CGFloat {
    var sum: CGFloat = 0
    for run in subpaths {
      var here = run.start
      func go(to next: CGPoint) {
        sum += here.x * next.y - next.x * here.y
        here = next
      }
      for segment in run.segments {
        if let (one, two) = segment.controls {
          go(to: one)
          go(to: two)
        }
        go(to: segment.to)
      }
      go(to: run.start)
    }
    return sum / 2
  }

  /// The same outline, drawn from its end to its beginning.
  package func reversed() -> Path {
    var result = Path()
    for run in subpaths {
      result.move(to: run.segments.last?.to ?? run.start)
      for segment in run.segments.reversed() {
        if let (one, two) = segment.controls {
          result.addCurve(to: segment.from, control1: two, control2: one)
        } else {
          result.addLine(to: segment.from)
        }
      }
      if run.isClosed { result.closeSubpath() }
    }
    return result
  }
}
