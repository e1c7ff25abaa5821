import PlumbLayout

extension [Paint.Stop] {
  /// Sorted by location, as unsorted stops are drawn (Recorded/Paint.md#W7); stops at one place keep their order.
  public var ordered: [Paint.Stop] {
    enumerated().sorted { one, other in
      one.element.location == other.element.location
        ? one.offset < other.offset : one.element.location < other.element.location
    }.map(\.element)
  }

  /// Returns the colour at a place; the first and the last stop go on outside. The stops must be `ordered`.
  public func color(at location: CGFloat) -> ResolvedColor {
    guard let first, let last else { return .clear }
    if location < first.location { return first.color }
    var (index, end) = (0, count)
    while index < end {
      let middle = (index + end) / 2
      if self[middle].location > location { end = middle } else { index = middle + 1 }
    }
    if index == count { return last.color }
    if index == 0 { return first.color }
    let (one, two) = (self[index - 1], self[index])
    let share = (location - one.location) / (two.location - one.location)
    return one.color.mixed(with: two.color, by: Double(share))
  }

  /// Returns the same gradient, from 0 to 1, with so many stops in between that mixing neighbours as plain sRGB looks
  /// the same.
  ///
  /// Where stops are as near to each other as the pixels of a large picture, nothing is put between them, and of those that are
  /// nearer the first and the last count: who draws them looks through all for each.
  public func subdivided(steps: Int = 24) -> [Paint.Stop] {
    let stops = ordered.clamped.thinned
    let steps = Swift.max(1, Swift.min(steps, 4 * Self.mostCells / Swift.max(1, stops.count)))
    guard let first = stops.first else { return [] }
    var result = [first]
    for (before, stop) in zip(stops, stops.dropFirst()) {
      let span = stop.location - before.location
      if span > 0, before.color != stop.color {
        // What is transparent takes its neighbour's colour, or plain mixing would show black on the way.
        if before.color.opacity == 0 {
          result.append(Paint.Stop(color: stop.color.opacity(0), location: before.location))
        }
        for step in 1..<steps {
          let share = CGFloat(step) / CGFloat(steps)
          let color = before.color.mixed(with: stop.color, by: Double(share))
          result.append(Paint.Stop(color: color, location: before.location + span * share))
        }
        if stop.color.opacity == 0 {
          result.append(Paint.Stop(color: before.color.opacity(0), location: stop.location))
        }
      }
      result.append(stop)
    }
    return result
  }

  /// Into so many equal parts a gradient is cut at most (assumed).
  private static var mostCells: Int { 2048 }

  /// At most the first and the last stop of each part. The stops must be `ordered`, from 0 to 1.
  private var thinned: [Paint.Stop] {
    guard count > 2 * Self.mostCells else { return self }
    var (result, cell, isLast) = ([Paint.Stop](), -1, false)
    for stop in self {
      let place = stop.location * CGFloat(Self.mostCells)
      let own = place.isFinite ? Int(Swift.min(Swift.max(place, 0), CGFloat(Self.mostCells))) : cell
      if own == cell, isLast { result.removeLast() }
      (isLast, cell) = (own == cell, own)
      result.append(stop)
    }
    return result
  }

  /// Without the parts before 0 and after 1, which no file format can say.
  private var clamped: [Paint.Stop] {
    guard let first, let last, first.location < 0 || last.location > 1 else { return self }
    let inside = filter { $0.location > 0 && $0.location < 1 }
    return [Paint.Stop(color: color(at: 0), location: 0)] + inside + [
      Paint.Stop(color: color(at: 1), location: 1)
    ]
  }
}

extension ResolvedColor {
  /// Returns the colour between two others, mixed as gradients mix: in Oklab, weighted by opacity.
  ///
  /// Oklab (Ottosson, 2020) gives the recorded midpoints of Recorded/Paint.md#W7 within 2 of 255; weighting by opacity
  /// gives its transparent red to blue, in which no red is seen.
  public func mixed(with other: ResolvedColor, by share: Double) -> ResolvedColor {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let alpha = Double(opacity) * (1 - share) + Double(other.opacity) * share
    guard alpha > 0 else { return ResolvedColor(red: red, green: green, blue: blue, opacity: 0) }
    let (one, two) = (oklab, other.oklab)
    let weight = Double(other.opacity) * share / alpha
    let mixed = one + (two - one) * weight
    return ResolvedColor(oklab: mixed, opacity: Float(alpha))
  }

  /// Lightness and two colour axes, in which mixtures look even.
  package var oklab: SIMD3<Double> {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  package init(oklab: SIMD3<Double>, opacity: Float) {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(oklab.x + 0.3963377774 * oklab.y + 0.2158037573 * oklab.z)
    let m = cube(oklab.x - 0.1055613458 * oklab.y - 0.0638541728 * oklab.z)
    let s = cube(oklab.x - 0.0894841775 * oklab.y - 1.2914855480 * oklab.z)
    let r = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let g = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let b = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    self.init(red: encoded(r), green: encoded(g), blue: encoded(b), opacity: opacity)
  }
}

/// The sRGB curve, mirrored below zero for extended colours.
private func linear(_ value: Float) -> Double {
  let x = abs(Double(value))
  let y = x <= 0.04045 ? x / 12.92 : power((x + 0.055) / 1.055, 2.4)
  return value < 0 ? -y : y
}

private func encoded(_ value: Double) -> Float {
  let x = abs(value)
  let y = x <= 0.0031308 ? 12.92 * x : 1.055 * power(x, 1 / 2.4) - 0.055
  return Float(value < 0 ? -y : y)
}
