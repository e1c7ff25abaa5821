import CPangoCairo
import PlumbDrawing
import PlumbLayout

extension Paint {
  /// A Cairo pattern, to be destroyed by the caller. An angular gradient has no such pattern: it becomes pixels that cover
  /// `bounds` (in points) at `resolution` pixels a point.
  func makePattern(bounds: CGRect, resolution: CGFloat, opacity: Double = 1) -> OpaquePointer? {
    switch self {
    case .color(let color):
      let alpha = Double(color.opacity) * opacity
      return cairo_pattern_create_rgba(Double(color.red), Double(color.green), Double(color.blue), alpha)
    case .faded(let paint, let factor):
      return paint.makePattern(
        bounds: bounds, resolution: resolution, opacity: opacity * max(0, min(1, factor)))
    case .linearGradient(let stops, let from, let to):
      guard from != to else {
        return Paint.color(lastColor).makePattern(bounds: bounds, resolution: 1, opacity: opacity)
      }
      let pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      return pattern.map { Paint.add(stops, to: $0, opacity) }
    case .radialGradient(let stops, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      guard start != end else {
        return Paint.color(lastColor).makePattern(bounds: bounds, resolution: 1, opacity: opacity)
      }
      let (x, y) = (Double(center.x), Double(center.y))
      let pattern = cairo_pattern_create_radial(x, y, Double(start), x, y, Double(end))
      return pattern.map { Paint.add(stops, to: $0, opacity) }
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      let (start, end) = (max(0, start), max(0, end))
      guard start != end, rect.width > 0, rect.height > 0,
        let pattern = cairo_pattern_create_radial(0, 0, Double(start), 0, 0, Double(end))
      else { return Paint.color(lastColor).makePattern(bounds: bounds, resolution: 1, opacity: opacity) }
      var matrix = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y
      ).inverted().cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      return Paint.add(stops, to: pattern, opacity)
    case .angularGradient(let stops, let center, let start, let end):
      let picture = AngularPicture(
        stops: stops, center: center, start: start, end: end, bounds: bounds, resolution: resolution)
      return picture?.makePattern(opacity: opacity)
    }
  }

  private static func add(_ stops: [Stop], to pattern: OpaquePointer, _ opacity: Double) -> OpaquePointer {
    for stop in stops.subdivided() {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.opacity) * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
