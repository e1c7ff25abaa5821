import PlumbLayout

extension Path {
  /// Draws from one angle to another around a centre, after a line from the current point if there is one.
  ///
  /// Without `clockwise` the angle grows, which looks clockwise because y points down: 0° to 90° is the quarter
  /// below right (Recorded/Paint.md#W2).
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) - turn
      }
    } else {
      if delta >= turn {
        delta = turn
      } else if delta < 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) + turn
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Draws an arc of `delta`, whose sign is its direction.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
    // More than a few turns would only retrace the circle.
    let sweep = max(-8 * Double.pi, min(8 * Double.pi, delta.radians))
    let first = Path.point(on: center, radius, CGFloat(startAngle.radians)).applying(transform)
    if let currentPoint {
      // A line that is only the rounding of a sine would bend the corner of a stroke.
      if distance(currentPoint, first) > 1e-9 * max(1, abs(radius)) { addLine(to: first) }
    } else {
      move(to: first)
    }
    addArcCurves(center, radius, from: CGFloat(startAngle.radians), sweep: CGFloat(sweep), transform)
  }

  /// Draws towards `tangent1End` and rounds the corner there on the way to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let mapped = currentPoint else { return }
    let from = mapped.applying(transform.inverted())
    let corner = tangent1End
    let incoming = direction(x: from.x - corner.x, y: from.y - corner.y)
    let outgoing = direction(x: tangent2End.x - corner.x, y: tangent2End.y - corner.y)
    var between = outgoing - incoming
    while between > .pi { between -= 2 * .pi }
    while between <= -.pi { between += 2 * .pi }
    let isStraight = abs(between) < 1e-9 || abs(abs(between) - .pi) < 1e-9
    guard from != corner, tangent2End != corner, !isStraight, radius > 0 else {
      addLine(to: corner.applying(transform))
      return
    }
    let half = abs(between) / 2
    let center = Path.point(on: corner, radius / sine(half), incoming + between / 2)
    let start = incoming + (between > 0 ? -1 : 1) * .pi / 2
    let sweep = (between > 0 ? -1 : 1) * (.pi - abs(between))
    let first = Path.point(on: center, radius, start).applying(transform)
    if mapped != first { addLine(to: first) }
    addArcCurves(center, radius, from: start, sweep: sweep, transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(place))
    addArcCurves(.zero, 1, from: 0, sweep: 2 * .pi, place)
    closeSubpath()
  }

  /// Cubic curves of at most a quarter turn each: the error is below 0.0003 of the radius.
  mutating func addArcCurves(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, sweep: CGFloat, _ transform: CGAffineTransform
  ) {
    guard sweep != 0, radius != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tangent(step / 4) * radius
    for index in 0..<count {
      let (one, two) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (Path.point(on: center, radius, one), Path.point(on: center, radius, two))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - reach * sine(one), y: from.y + reach * cosine(one)).applying(transform),
        control2: CGPoint(x: to.x + reach * sine(two), y: to.y - reach * cosine(two)).applying(transform))
    }
  }

  static func point(on center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * exactCosine(angle), y: center.y + radius * exactSine(angle))
  }

  /// Quarter turns are exact, so that an ellipse touches its rectangle.
  private static func exactCosine(_ angle: CGFloat) -> CGFloat {
    let value = cosine(angle)
    return abs(value) < 1e-15 ? 0 : value
  }

  private static func exactSine(_ angle: CGFloat) -> CGFloat {
    let value = sine(angle)
    return abs(value) < 1e-15 ? 0 : value
  }
}
