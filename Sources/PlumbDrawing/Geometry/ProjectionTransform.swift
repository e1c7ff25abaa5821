import PlumbLayout

/// A projection of the plane: the row (x, y, 1) times the matrix, divided by its third number.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates the projection of the plane z = 0 by a transform of space, seen from the front.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Straight and parallel lines stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Turns the map into the map back; `false`, and no change, if it cannot be undone.
  public mutating func invert() -> Bool {
    let d = determinant
    guard d != 0, d.isFinite else { return false }
    let t = self
    (m11, m12, m13) = (
      (t.m22 * t.m33 - t.m23 * t.m32) / d, (t.m13 * t.m32 - t.m12 * t.m33) / d,
      (t.m12 * t.m23 - t.m13 * t.m22) / d
    )
    (m21, m22, m23) = (
      (t.m23 * t.m31 - t.m21 * t.m33) / d, (t.m11 * t.m33 - t.m13 * t.m31) / d,
      (t.m13 * t.m21 - t.m11 * t.m23) / d
    )
    (m31, m32, m33) = (
      (t.m21 * t.m32 - t.m22 * t.m31) / d, (t.m12 * t.m31 - t.m11 * t.m32) / d,
      (t.m11 * t.m22 - t.m12 * t.m21) / d
    )
    return true
  }

  /// Returns the map back; a map that cannot be undone is returned as it is.
  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  /// This map first, then the other.
  public func concatenating(_ b: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * b.m11 + m12 * b.m21 + m13 * b.m31
    r.m12 = m11 * b.m12 + m12 * b.m22 + m13 * b.m32
    r.m13 = m11 * b.m13 + m12 * b.m23 + m13 * b.m33
    r.m21 = m21 * b.m11 + m22 * b.m21 + m23 * b.m31
    r.m22 = m21 * b.m12 + m22 * b.m22 + m23 * b.m32
    r.m23 = m21 * b.m13 + m22 * b.m23 + m23 * b.m33
    r.m31 = m31 * b.m11 + m32 * b.m21 + m33 * b.m31
    r.m32 = m31 * b.m12 + m32 * b.m22 + m33 * b.m32
    r.m33 = m31 * b.m13 + m32 * b.m23 + m33 * b.m33
    return r
  }

  /// The same map with the plane's origin at a point.
  package func about(_ point: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
      .concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  /// A point with its distance from the eye, before the division.
  func lift(_ point: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (
      m11 * point.x + m21 * point.y + m31, m12 * point.x + m22 * point.y + m32,
      m13 * point.x + m23 * point.y + m33
    )
  }

  /// The affine map that does the same close to a point; `nil` for a point behind the eye.
  package func affine(at point: CGPoint) -> CGAffineTransform? {
    let (x, y, w) = lift(point)
    guard w > ProjectionTransform.nearest, (x / w).isFinite, (y / w).isFinite else { return nil }
    let (u, v) = (x / w, y / w)
    let (a, b) = ((m11 - u * m13) / w, (m12 - v * m13) / w)
    let (c, d) = ((m21 - u * m23) / w, (m22 - v * m23) / w)
    return CGAffineTransform(a, b, c, d, u - a * point.x - c * point.y, v - b * point.x - d * point.y)
  }

  /// The least distance from the eye at which something is drawn (assumed).
  static let nearest: CGFloat = 0.01
}

extension CGPoint {
  /// Returns the point to which the projection maps this point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let (x, y, w) = m.lift(self)
    return CGPoint(x: x / w, y: y / w)
  }
}
