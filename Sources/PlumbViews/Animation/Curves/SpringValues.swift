/// A spring's motion for any value that is animated.
extension Spring {
  /// Returns the value after `time` seconds on the way from zero to `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let (place, push) = swings(at: time)
    return target.scaled(by: 1 - place) + initialVelocity.scaled(by: push)
  }

  /// Returns the velocity of the value after `time` seconds, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let (place, push) = swings(at: time)
    return target.scaled(by: frequency * frequency * push)
      + initialVelocity.scaled(by: place - 2 * dampingRatio * frequency * push)
  }

  /// Moves a value on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let way = target - value
    let (old, speed) = (value, velocity)
    value = old + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// Returns the force on the weight, for a target from zero.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until less than `epsilon` of the distance to `target` remains, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    restTime(
      way: target.magnitudeSquared.squareRoot(), speed: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: epsilon)
  }

  /// Returns the value after `time` seconds on the way between two values.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var result = toValue
    let (start, way) = (fromValue.animatableData, toValue.animatableData - fromValue.animatableData)
    result.animatableData =
      start + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity of the value after `time` seconds between two values.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}

extension VectorArithmetic {
  /// Returns the value stretched.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
