import PlumbDrawing

// Here, and not beside the type: operators of a type that is exported by its name alone are not found by users.
extension Angle {
  /// Returns the sum of two angles; it may be more than a whole turn.
  public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  /// Returns the difference of two angles.
  public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
  /// The same angle the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Adds an angle to an angle.
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  /// Subtracts an angle from an angle.
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Makes an angle a multiple of itself.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  /// Makes an angle a part of itself.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
