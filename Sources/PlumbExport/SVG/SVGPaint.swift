import PlumbDrawing
import PlumbLayout

extension SVGWriter {
  /// The attributes that give an element its paint; `role` is fill or stroke.
  func attributes(_ role: String, _ paint: Paint, bounds: @autoclosure () -> CGRect, opacity: Double = 1)
    -> String
  {
    switch paint {
    case .faded(let inner, let factor):
      return attributes(role, inner, bounds: bounds(), opacity: opacity * max(0, min(1, factor)))
    case .color(let color):
      return " \(role)=\"\(color.svg)\"" + alpha(role, Double(color.opacity) * opacity)
    case .linearGradient(let stops, let from, let to):
      guard from != to else { break }
      let place =
        "x1=\"\(short(from.x))\" y1=\"\(short(from.y))\" x2=\"\(short(to.x))\" y2=\"\(short(to.y))\""
      return reference(role, gradient("linearGradient", place, stops), opacity)
    case .radialGradient(let stops, let center, let start, let end):
      guard max(0, start) != max(0, end) else { break }
      let place = "cx=\"\(short(center.x))\" cy=\"\(short(center.y))\""
      return reference(role, radial(stops, place, max(0, start), max(0, end)), opacity)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      guard max(0, start) != max(0, end), rect.width > 0, rect.height > 0 else { break }
      let map = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
      let place = "cx=\"0\" cy=\"0\" gradientTransform=\"\(map.svg)\""
      return reference(role, radial(stops, place, max(0, start), max(0, end)), opacity)
    case .angularGradient(let stops, let center, let start, let end):
      let picture = AngularPicture(
        stops: stops, center: center, start: start, end: end, bounds: bounds(), resolution: 2)
      guard let picture, let address = dataAddress(of: picture.layer) else { return " \(role)=\"none\"" }
      let rect = picture.rect
      let size = "width=\"\(short(rect.width))\" height=\"\(short(rect.height))\""
      let id = define(
        "<pattern id=\"ID\" patternUnits=\"userSpaceOnUse\" \(place(rect))><image \(size) "
          + "preserveAspectRatio=\"none\" href=\"\(address)\"/></pattern>", prefix: "p")
      return reference(role, id, opacity)
    }
    return attributes(role, .color(paint.lastColor), bounds: bounds(), opacity: opacity)
  }

  /// SVG's radial gradient grows outwards only, so one that shrinks is written the other way round.
  private func radial(_ stops: [Paint.Stop], _ place: String, _ start: CGFloat, _ end: CGFloat) -> String {
    let outward =
      start < end
      ? stops : stops.ordered.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
    let (inner, outer) = (min(start, end) / max(start, end), max(start, end))
    // An inner radius becomes a shift of the stops: librsvg knows no `fr` with every version.
    let shifted = outward.subdivided(steps: 12).map {
      Paint.Stop(color: $0.color, location: inner + $0.location * (1 - inner))
    }
    return gradient("radialGradient", "\(place) r=\"\(short(outer))\"", shifted, isSubdivided: true)
  }

  private func gradient(
    _ element: String, _ place: String, _ stops: [Paint.Stop], isSubdivided: Bool = false
  ) -> String {
    let fine = isSubdivided ? stops : stops.subdivided(steps: 12)
    let list = fine.map { stop in
      "<stop offset=\"\(short(stop.location))\" stop-color=\"\(stop.color.svg)\""
        + alpha("stop", Double(stop.color.opacity)) + "/>"
    }
    return define(
      "<\(element) id=\"ID\" gradientUnits=\"userSpaceOnUse\" \(place)>\(list.joined())</\(element)>",
      prefix: "p")
  }

  private func reference(_ role: String, _ id: String, _ opacity: Double) -> String {
    " \(role)=\"url(#\(id))\"" + alpha(role, opacity)
  }

  private func alpha(_ role: String, _ value: Double) -> String {
    value >= 1 ? "" : " \(role)-opacity=\"\(short(CGFloat(max(0, value))))\""
  }
}

extension ResolvedColor {
  /// #rrggbb, or #rgb where that says the same; without opacity.
  var svg: String {
    let parts = [Int(bytes.red), Int(bytes.green), Int(bytes.blue)]
    if parts.allSatisfy({ $0 % 17 == 0 }) { return "#" + parts.map { String($0 / 17, radix: 16) }.joined() }
    return "#" + parts.map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }
}
