import PlumbLayout

extension ProjectionTransform {
  /// Creates the projection that maps a rectangle to a path of its four corners; `nil` for other paths, and where the
  /// corners are on one line.
  package init?(from rect: CGRect, to path: Path) {
    var corners: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(to: let point), .line(to: let point): corners.append(point)
      case .closeSubpath: break
      case .quadCurve, .curve: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4, rect.width > 0, rect.height > 0 else { return nil }
    // The square from 0 to 1 goes to any four corners by these numbers (Heckbert, Fundamentals of Texture Mapping, 1989).
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let (right, below) = ((x: b.x - c.x, y: b.y - c.y), (x: d.x - c.x, y: d.y - c.y))
    let sum = (x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y)
    let area = right.x * below.y - below.x * right.y
    guard abs(area) > 1e-9 else { return nil }
    var square = ProjectionTransform()
    square.m13 = (sum.x * below.y - below.x * sum.y) / area
    square.m23 = (right.x * sum.y - sum.x * right.y) / area
    (square.m11, square.m12) = (b.x - a.x + square.m13 * b.x, b.y - a.y + square.m13 * b.y)
    (square.m21, square.m22) = (d.x - a.x + square.m23 * d.x, d.y - a.y + square.m23 * d.y)
    (square.m31, square.m32) = (a.x, a.y)
    let toSquare = CGAffineTransform(
      1 / rect.width, 0, 0, 1 / rect.height, -rect.minX / rect.width, -rect.minY / rect.height)
    self = ProjectionTransform(toSquare).concatenating(square)
  }
}

extension CGPoint {
  /// The point of the plane that a projection shows here; `nil` where it shows none.
  package func unprojected(by projection: ProjectionTransform) -> CGPoint? {
    var back = projection
    guard back.invert() else { return nil }
    let point = applying(back)
    guard point.x.isFinite, point.y.isFinite, projection.lift(point).w > 0 else { return nil }
    return point
  }
}
