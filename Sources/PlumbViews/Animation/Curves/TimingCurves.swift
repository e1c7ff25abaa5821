import PlumbLayout

/// An animation of a given length along a curve.
nonisolated struct CurveAnimation: CustomAnimation, TimedAnimation {
  let curve: UnitCurve
  /// In seconds.
  let duration: Double

  init(_ curve: UnitCurve, _ duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  var length: Double? { duration }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if time >= duration { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    if time >= duration || time < 0 { return .zero }
    let velocity = curve.velocity(at: time / duration) / duration
    return velocity.isFinite ? value.scaled(by: velocity) : .zero
  }
}

// Where no length is given it is 0.35 s.
extension Animation {
  /// The animation at one speed, in 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// - Parameter duration: in seconds.
  public static func linear(duration: Double) -> Animation { Animation(CurveAnimation(.linear, duration)) }

  /// Slow at the start, in 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// - Parameter duration: in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(CurveAnimation(.easeIn, duration)) }

  /// Slow at the end, in 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// - Parameter duration: in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(CurveAnimation(.easeOut, duration)) }

  /// Slow at both ends, in 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  /// - Parameter duration: in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(CurveAnimation(.easeInOut, duration))
  }

  /// Along a cubic curve with two control points.
  ///
  /// - Parameter duration: in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Along a curve.
  ///
  /// - Parameter duration: in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(CurveAnimation(curve, duration))
  }
}
