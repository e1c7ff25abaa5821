import PlumbLayout

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
    // Each corner is drawn as the top right one at the origin, then turned into its place.
    let places = [
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.maxX, ty: rect.maxY),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY),
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: rect.minX, ty: rect.minY),
    ]
    // A line and three curves for each corner, between the start and the end.
    reserveFirst(4 * 4 + 2)
    for (index, place) in places.enumerated() {
      let isTurned = index % 2 == 1
      let corner = Corner(
        radius: radii[index], across: (isTurned ? rect.height : rect.width) / 2,
        down: (isTurned ? rect.width : rect.height) / 2, style: style)
      let all = place.concatenating(transform)
      let first = CGPoint(x: -corner.extent, y: 0).applying(all)
      if index == 0 { move(to: first) } else if first != currentPoint { addLine(to: first) }
      addCorner(corner, all)
    }
    closeSubpath()
  }

  private mutating func addCorner(_ corner: Corner, _ place: CGAffineTransform) {
    guard corner.radius > 0 else { return }
    if corner.isCircular {
      let center = CGPoint(x: -corner.radius, y: corner.radius)
      return addArcCurves(center, corner.radius, from: -.pi / 2, sweep: .pi / 2, place)
    }
    let points = corner.points.map { $0.applying(place) }
    for first in stride(from: 1, to: points.count, by: 3) {
      addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    }
  }
}

/// A top right corner with its tip at the origin.
///
/// A continuous corner reaches further along a side than its radius. A side without that room ends at the radius; where both
/// sides do, the corner is a quarter of a circle.
private struct Corner {
  let radius: CGFloat
  /// The share of the further reach for which the sides have room, from 0 to 1.
  private let across: CGFloat
  private let down: CGFloat

  var isCircular: Bool { max(across, down) == 0 }
  /// The reach of the corner along the upper side.
  var extent: CGFloat { radius * (1 + across * (continuousCorner[0].x - 1)) }

  /// - Parameters:
  ///   - across: half the length of the upper side.
  ///   - down: half the length of the other side.
  init(radius: CGFloat, across: CGFloat, down: CGFloat, style: RoundedCornerStyle) {
    self.radius = radius
    func room(_ limit: CGFloat) -> CGFloat {
      guard style == .continuous, radius > 0 else { return 0 }
      return max(0, min(1, (limit / radius - 1) / (continuousCorner[0].x - 1)))
    }
    (self.across, self.down) = (room(across), room(down))
  }

  /// Start, and then two control points and an end for each of three curves.
  var points: [CGPoint] {
    let count = continuousCorner.count
    var points: [CGPoint] = []
    points.reserveCapacity(2 * count)
    for index in 0..<count { points.append(point(index, across)) }
    for index in (0..<count).reversed() {
      let point = point(index, down)
      points.append(CGPoint(x: -point.y, y: -point.x))
    }
    return points
  }

  /// A point of the half from a side to the corner's middle.
  private func point(_ index: Int, _ room: CGFloat) -> CGPoint {
    let smoothness = max(across, down)
    let (smooth, short, round) = (continuousCorner[index], shortCorner[index], circularCorner[index])
    func mixed(_ smooth: CGFloat, _ short: CGFloat, _ round: CGFloat) -> CGFloat {
      room * smooth + (smoothness - room) * short + (1 - smoothness) * round
    }
    return CGPoint(
      x: -radius * mixed(smooth.x, short.x, round.x), y: radius * mixed(smooth.y, short.y, round.y))
  }
}

/// The first half of the continuous corner in radii: how far from the tip along the side, and how deep. The numbers were read
/// off iOS 7's rounded rectangle paths (published by PixelCut in 2014), with the joint moved by 0.006
/// radii so that the curves meet without a corner. Capsules are drawn by them (Recorded/Pictures.md#Y67).
private let continuousCorner: [CGPoint] = [
  CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
  CGPoint(x: 0.631494, y: 0.080819), CGPoint(x: 0.372824, y: 0.169060),
]

/// The same half where the side is no longer than the radius, as at the ends of a capsule: it begins at the radius, with
/// the same joint. The two control points are fitted to Recorded/Pictures.md#Y67.
private let shortCorner: [CGPoint] = [
  CGPoint(x: 1, y: 0), CGPoint(x: 0.95, y: 0), CGPoint(x: 0.702568, y: 0.056573),
  CGPoint(x: 0.631494, y: 0.080819), CGPoint(x: 0.372824, y: 0.169060),
]

/// The first half of a quarter circle in as many curves, which meet at the same angles.
private let circularCorner: [CGPoint] = {
  let angle: CGFloat = 0.381288  // of the joint as seen from (1, 1)
  let side = 4 / 3 * tangent(angle / 4)
  let middle = 4 / 3 * tangent((.pi / 2 - 2 * angle) / 4)
  let joint = CGPoint(x: 1 - sine(angle), y: 1 - cosine(angle))
  return [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - side, y: 0),
    CGPoint(x: joint.x + side * cosine(angle), y: joint.y - side * sine(angle)), joint,
    CGPoint(x: joint.x - middle * cosine(angle), y: joint.y + middle * sine(angle)),
  ]
}()
