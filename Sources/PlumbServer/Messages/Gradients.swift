import PlumbDrawing
import PlumbLayout

/// A paint that the page keeps as a gradient of its canvas.
enum PageGradient {
  /// A gradient as the page reads it; `nil` for what is one colour.
  static func written(_ paint: Paint, isSeparating: Bool = false) -> ByteWriter? {
    var writer = ByteWriter(isSeparating: isSeparating)
    switch paint {
    case .color, .faded: return nil
    case .linearGradient(let stops, let from, let to):
      guard from != to else { return nil }
      writer.byte(FrameCodes.Gradient.linear.rawValue)
      writer.point(from)
      writer.point(to)
      writer.stops(stops.subdivided())
    case .radialGradient(let stops, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      guard start != end else { return nil }
      writer.byte(FrameCodes.Gradient.radial.rawValue)
      writer.point(center)
      writer.lengths(start, end)
      writer.stops(stops.subdivided())
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      guard start != end, rect.width > 0, rect.height > 0 else { return nil }
      writer.byte(FrameCodes.Gradient.elliptical.rawValue)
      writer.point(center)
      writer.lengths(rect.width, rect.height, start, end)
      writer.stops(stops.subdivided())
    case .angularGradient(let stops, let center, let start, let end):
      guard start.isFinite, end.isFinite else { return nil }
      writer.byte(FrameCodes.Gradient.angular.rawValue)
      writer.point(center)
      writer.length(start)
      writer.stops(turn(stops, from: start, to: end))
    }
    return writer
  }

  /// The stops of an angular gradient on a full turn clockwise, which is what the canvas has.
  private static func turn(_ stops: [Paint.Stop], from start: CGFloat, to end: CGFloat) -> [Paint.Stop] {
    let (whole, span) = (2 * CGFloat.pi, end - start)
    let share = max(min(abs(span), whole), 1e-9) / whole
    let inside = stops.subdivided()
    guard let first = inside.first, let last = inside.last else { return [] }
    var result = inside.map { Paint.Stop(color: $0.color, location: $0.location * share) }
    if share < 1 {
      // As in pictures: the part that the gradient does not reach shows the nearer end's colour.
      let middle = (1 + share) / 2
      result += [
        Paint.Stop(color: last.color, location: middle), Paint.Stop(color: first.color, location: middle),
        Paint.Stop(color: first.color, location: 1),
      ]
    }
    if span >= 0 { return result }
    return result.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
  }

  /// The colour of a paint that is no gradient.
  static func plainColor(of paint: Paint) -> ResolvedColor {
    switch paint {
    case .color(let color): color
    case .faded(let paint, let factor): plainColor(of: paint).opacity(max(0, min(1, factor)))
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient: paint.lastColor
    }
  }
}

extension ByteWriter {
  fileprivate mutating func stops(_ stops: [Paint.Stop]) {
    count(stops.count)
    for stop in stops {
      length(max(0, min(1, stop.location)))
      color(stop.color)
    }
  }
}
