import PlumbLayout

/// How a continuous corner spreads: it takes (1 + smoothing) radii of each side where there is room.
///
/// Assumed: the exact curve is not published. The construction below is a circular arc in the middle, joined to the
/// sides by one cubic each with matching tangents; with no room left it becomes the quarter circle.
private let cornerSmoothing: CGFloat = 0.6

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    // A round corner stays round: both its radii end at half the shorter side.
    let shorter = min(rect.width, rect.height) / 2
    let isRound = cornerSize.width == cornerSize.height
    let width = clampedRadius(cornerSize.width, limit: isRound ? shorter : rect.width / 2)
    let height = clampedRadius(cornerSize.height, limit: isRound ? shorter : rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    if width == height {
      addCorners(rect, [width, width, width, width], style, transform)
    } else {
      // Unequal sides: an elliptical corner is a round one, stretched.
      let stretch = height / width
      let flat = CGRect(x: 0, y: 0, width: rect.width, height: rect.height / stretch)
      let place = CGAffineTransform(a: 1, b: 0, c: 0, d: stretch, tx: rect.minX, ty: rect.minY)
      addCorners(flat, [width, width, width, width], style, place.concatenating(transform))
    }
  }

  /// The leading corners are on the left: a path knows no layout direction.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
    ].map { clampedRadius($0, limit: limit) }
    guard radii.contains(where: { $0 > 0 }) else { return addRect(rect, transform: transform) }
    addCorners(rect, radii, style, transform)
  }

  private func clampedRadius(_ radius: CGFloat, limit: CGFloat) -> CGFloat {
    radius.isNaN ? 0 : max(0, min(radius, limit))
  }

  /// Draws clockwise from the top side; radii are top right, bottom right, bottom left, top left.
  private mutating func addCorners(
    _ rect: CGRect, _ radii: [CGFloat], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    let limit = min(rect.width, rect.height) / 2
    // Each corner is drawn as the top right one at the origin, then turned into its place.
    let places = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.maxY),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY),
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.minY),
    ]
    for (index, place) in places.enumerated() {
      let corner = Corner(radius: radii[index], limit: limit, style: style)
      let all = place.concatenating(transform)
      let first = CGPoint(x: -corner.extent, y: 0).applying(all)
      if index == 0 { move(to: first) } else if first != currentPoint { addLine(to: first) }
      addCorner(corner, all)
    }
    closeSubpath()
  }

  private mutating func addCorner(_ corner: Corner, _ place: CGAffineTransform) {
    let (radius, bend) = (corner.radius, corner.bend)
    guard radius > 0 else { return }
    let center = CGPoint(x: -radius, y: radius)
    guard bend > 0 else {
      return addArcCurves(center, radius, from: -.pi / 2, sweep: .pi / 2, place)
    }
    // The cubic ends on the arc, in the direction that the arc has there.
    let along = radius * tangent(bend / 2) * cosine(bend)
    let down = radius * tangent(bend / 2) * sine(bend)
    let third = (corner.extent - radius * (cosine(bend) - sine(bend)) - along - down) / 3
    let (near, far) = (2 * third, 3 * third)
    let extent = corner.extent
    addCurve(
      to: CGPoint(x: -extent + far + along, y: down).applying(place),
      control1: CGPoint(x: -extent + near, y: 0).applying(place),
      control2: CGPoint(x: -extent + far, y: 0).applying(place))
    addArcCurves(center, radius, from: -.pi / 2 + bend, sweep: .pi / 2 - 2 * bend, place)
    addCurve(
      to: CGPoint(x: 0, y: extent).applying(place),
      control1: CGPoint(x: 0, y: extent - far).applying(place),
      control2: CGPoint(x: 0, y: extent - near).applying(place))
  }
}

/// A corner's radius, how far it reaches along the sides, and the angle that each joining cubic turns by.
private struct Corner {
  var radius: CGFloat, extent: CGFloat, bend: CGFloat

  init(radius: CGFloat, limit: CGFloat, style: RoundedCornerStyle) {
    let smoothing = style == .circular || radius <= 0 ? 0 : max(0, min(cornerSmoothing, limit / radius - 1))
    self.radius = radius
    extent = radius * (1 + smoothing)
    bend = smoothing * .pi / 4
  }
}
