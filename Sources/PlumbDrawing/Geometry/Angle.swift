import PlumbLayout

/// A turn, kept in radians; positive turns are clockwise, because y points down.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  package static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  package static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  package static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  package static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  package static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
