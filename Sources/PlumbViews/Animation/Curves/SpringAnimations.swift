/// An animation that follows a spring.
nonisolated struct SpringAnimation: CustomAnimation, TimedAnimation {
  let spring: Spring
  /// Whether the animation takes over the place and velocity of a running spring. One that doesn't is added to it,
  /// which keeps the velocity too.
  var takesOver = true
  /// In shares of the way per second.
  var initialVelocity = 0.0

  /// The point at which the animation took over from another one.
  struct Start<V: VectorArithmetic> {
    var time = 0.0
    var place = V.zero
    var velocity: V?
  }

  enum StartKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<V> { Start() }
  }

  var length: Double? { spring.restTime(way: 1, speed: abs(initialVelocity), epsilon: 0.001) }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    let start = context.state[StartKey<V>.self]
    let (way, elapsed) = (value - start.place, time - start.time)
    let velocity = start.velocity ?? way.scaled(by: initialVelocity)
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    // What remains then is too small to be seen: a thousandth of the way, and no more than 0.005 points (assumed).
    let size = max(way.magnitudeSquared, velocity.magnitudeSquared).squareRoot()
    let epsilon = min(0.001 * size, 0.005)
    if elapsed >= spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: epsilon) {
      return nil
    }
    return start.place + spring.value(target: way, initialVelocity: velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let start = context.state[StartKey<V>.self]
    let way = value - start.place
    return spring.velocity(
      target: way, initialVelocity: start.velocity ?? way.scaled(by: initialVelocity),
      time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard takesOver, let running = previous.base as? SpringAnimation, running.takesOver else { return false }
    let place = running.animate(value: value, time: time, context: &context) ?? value
    let velocity = running.velocity(value: value, time: time, context: context)
    context.state[StartKey<V>.self] = Start(time: time, place: place, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }
}

extension Animation {
  /// A spring without overshoot that seems to move for half a second.
  public static var spring: Animation { spring(duration: 0.5) }

  // Without numbers, the form with a duration is meant.
  /// Returns a spring that takes over from those that run, with their place and velocity. A blend is reported: how it
  /// changes that is not known.
  ///
  /// - Parameter response: how long a swing takes without damping, in seconds.
  /// - Parameter dampingFraction: 1 for no overshoot, and less for more of it.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    reportUnsupported("Animation.spring(blendDuration:)", fileID, line, if: blendDuration != 0)
    return spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring that takes over from those that run, with their place and velocity. A blend is reported: how it
  /// changes that is not known.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to move, in seconds.
  ///   - bounce: 0 for no overshoot, up to 1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    reportUnsupported("Animation.spring(blendDuration:)", fileID, line, if: blendDuration != 0)
    return spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a spring that takes over from those that run, with their place and velocity. A blend is reported: how it
  /// changes that is not known.
  public static func spring(
    _ spring: Spring, blendDuration: Double = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    reportUnsupported("Animation.spring(blendDuration:)", fileID, line, if: blendDuration != 0)
    return Animation(SpringAnimation(spring: spring))
  }

  /// A spring without overshoot that seems to move for half a second.
  public static var smooth: Animation { smooth() }
  /// A spring without overshoot, unless bounce is added; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 that seems to move for half a second.
  public static var snappy: Animation { snappy() }
  /// Returns a spring with a bounce of 0.15 and what is added; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 that seems to move for half a second.
  public static var bouncy: Animation { bouncy() }
  /// Returns a spring with a bounce of 0.3 and what is added; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A short spring, for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// Returns a short spring, for what follows a finger. A blend is reported: how it changes that is not known.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    reportUnsupported("Animation.spring(blendDuration:)", fileID, line, if: blendDuration != 0.25)
    return spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a short spring, for what follows a finger. A blend is reported: how it changes that is not known.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    reportUnsupported("Animation.spring(blendDuration:)", fileID, line, if: blendDuration != 0.25)
    return spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// A spring that is added to those that run, and seems to move for half a second.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns a spring that is added to those that run instead of taking over from them.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring that is added to those that run instead of taking over from them.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring that is added to those that run instead of taking over from them.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    return Animation(SpringAnimation(spring: spring, takesOver: false, initialVelocity: velocity))
  }
}
