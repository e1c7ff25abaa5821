import PlumbLayout

/// A piece of an outline between two points, as lines and cubics only: what measuring, trimming and stroking work on.
struct PathSegment {
  var from: CGPoint
  var to: CGPoint
  /// Nil for a straight line.
  var controls: (CGPoint, CGPoint)?

  func point(at t: CGFloat) -> CGPoint {
    guard let (one, two) = controls else { return mix(from, to, t) }
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * from.x + w1 * one.x + w2 * two.x + w3 * to.x,
      y: w0 * from.y + w1 * one.y + w2 * two.y + w3 * to.y)
  }

  /// Points after `from`, close enough together that the chords leave the curve by less than the tolerance.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    guard let (one, two) = controls else { return [to] }
    let bendX = max(abs(from.x - 2 * one.x + two.x), abs(one.x - 2 * two.x + to.x))
    let bendY = max(abs(from.y - 2 * one.y + two.y), abs(one.y - 2 * two.y + to.y))
    let wanted = (0.75 * (bendX + bendY) / tolerance).squareRoot().rounded(.up)
    // At most 200 pieces: a wild control point must not take the memory.
    let count = wanted.isFinite ? max(1, Int(min(200, wanted))) : 1
    return (1...count).map { $0 == count ? to : point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The part between two parameters, by repeated halving of the control polygon.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    guard controls != nil else {
      return PathSegment(from: point(at: start), to: point(at: end), controls: nil)
    }
    let head = end < 1 ? split(at: end).0 : self
    return start > 0 && end > 0 ? head.split(at: start / end).1 : head
  }

  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    guard let (one, two) = controls else { return (self, self) }
    let (a, b, c) = (mix(from, one, t), mix(one, two, t), mix(two, to, t))
    let (d, e) = (mix(a, b, t), mix(b, c, t))
    let middle = mix(d, e, t)
    return (
      PathSegment(from: from, to: middle, controls: (a, d)),
      PathSegment(from: middle, to: to, controls: (e, c))
    )
  }
}

/// A run of segments that hang together.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false
}

func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
}

func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  let (x, y) = (other.x - one.x, other.y - one.y)
  return (x * x + y * y).squareRoot()
}

extension Path {
  /// The outline as runs of lines and cubics; closing adds the line back to the start where there is a gap.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var here = CGPoint.zero
    func begun() -> Subpath { open ?? Subpath(start: here) }
    for element in elements {
      switch element {
      case .move(let end):
        if let open { result.append(open) }
        (open, here) = (Subpath(start: end), end)
      case .line(let end):
        var run = begun()
        run.segments.append(PathSegment(from: here, to: end, controls: nil))
        (open, here) = (run, end)
      case .quadCurve(let end, let control):
        var run = begun()
        let controls = (mix(here, control, 2 / 3), mix(end, control, 2 / 3))
        run.segments.append(PathSegment(from: here, to: end, controls: controls))
        (open, here) = (run, end)
      case .curve(let end, let control1, let control2):
        var run = begun()
        run.segments.append(PathSegment(from: here, to: end, controls: (control1, control2)))
        (open, here) = (run, end)
      case .closeSubpath:
        guard var run = open else { continue }
        if here != run.start { run.segments.append(PathSegment(from: here, to: run.start, controls: nil)) }
        run.isClosed = true
        result.append(run)
        (open, here) = (nil, run.start)
      }
    }
    if let open { result.append(open) }
    return result
  }

  /// Fine enough for any scale that the path was made for: 1/20 pt, or 1/4000 of a small path.
  var flatness: CGFloat {
    let box = boundingRect
    guard !box.isNull else { return 0.05 }
    let extent = max(box.width, box.height)
    return extent > 0 && extent.isFinite ? max(min(0.02, extent / 4000), extent / 100_000) : 0.05
  }
}
