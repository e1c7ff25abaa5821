import PlumbDrawing

// Here, and not beside the type: operators of a type that is exported by its name alone are not found by users.
extension Angle {
  public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func += (angle: inout Angle, other: Angle) { angle = angle + other }
  public static func -= (angle: inout Angle, other: Angle) { angle = angle - other }
}
