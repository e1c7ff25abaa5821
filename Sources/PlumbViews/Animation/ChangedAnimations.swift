/// An animation that starts later, runs faster, or counts as done earlier.
nonisolated struct RetimedAnimation: CustomAnimation, TimedAnimation {
  enum Change: Hashable {
    /// A delay, in seconds.
    case delay(Double)
    case speed(Double)
    /// The time after which the animation is logically complete, in seconds.
    case logicallyComplete(after: Double)
  }
  let original: Animation
  let change: Change

  var length: Double? {
    guard let length = original.length else { return nil }
    switch change {
    case .delay(let delay): return max(0, length + delay)
    case .speed(let speed): return speed > 0 ? length / speed : .infinity
    case .logicallyComplete: return length
    }
  }

  private func inner(_ time: Double) -> Double {
    switch change {
    case .delay(let delay): time - delay
    case .speed(let speed): time * speed
    case .logicallyComplete: time
    }
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if inner(time) < 0 { return .zero }
    let result = original.animate(value: value, time: inner(time), context: &context)
    if case .logicallyComplete(let after) = change { context.isLogicallyComplete = time >= after }
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    if inner(time) < 0 { return .zero }
    let velocity = original.velocity(value: value, time: inner(time), context: context)
    if case .speed(let speed) = change { return velocity?.scaled(by: speed) }
    return velocity
  }
}

/// An animation several times over, or without end.
///
/// On every second way back `value - animated` is shown: the same motion from the target to the start (assumed; for
/// symmetric curves the same as playing it backwards).
nonisolated struct RepeatedAnimation: CustomAnimation, TimedAnimation {
  let original: Animation
  /// `nil` is without end.
  let count: Int?
  let autoreverses: Bool

  private struct Round<V: VectorArithmetic> {
    var number = 0
    var start = 0.0
    var state = AnimationState<V>()
  }
  private enum RoundKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Round<V> { Round() }
  }

  var length: Double? {
    guard let count else { return .infinity }
    return original.length.map { $0 * Double(max(1, count)) }
  }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var round = context.state[RoundKey<V>.self]
    if let length = original.length {
      guard length > 0, (time / length).magnitude < 1e15 else { return nil }
      let number = Int((time / length).rounded(.down))
      if number != round.number { round = Round(number: number, start: Double(number) * length) }
    }
    if let count, round.number >= max(1, count) { return nil }
    var inner = context.withState(round.state)
    inner.isLogicallyComplete = false
    let step = original.animate(value: value, time: max(0, time - round.start), context: &inner)
    round.state = inner.state
    let isBack = autoreverses && round.number % 2 == 1
    if step == nil && original.length == nil {
      // Nobody knew when this round would end: the next one starts now.
      round = Round(number: round.number + 1, start: time)
      if let count, round.number >= max(1, count) { return nil }
    }
    context.state[RoundKey<V>.self] = round
    return isBack ? value - (step ?? value) : step ?? value
  }
}

extension Animation {
  /// Starts later, by some seconds; a negative delay skips the start.
  public func delay(_ delay: Double) -> Animation { retimed(.delay(delay.isFinite ? delay : 0)) }

  /// Runs faster: 2 takes half the time.
  public func speed(_ speed: Double) -> Animation { retimed(.speed(speed.isFinite ? max(0, speed) : 1)) }

  /// Counts as done after some seconds, for those who wait for it.
  public func logicallyComplete(after duration: Double) -> Animation {
    retimed(.logicallyComplete(after: duration))
  }

  private func retimed(_ change: RetimedAnimation.Change) -> Animation {
    Animation(RetimedAnimation(original: self, change: change))
  }

  /// Runs several times; at the end the value is at its target, whichever way the last round went.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(original: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Runs until the value changes in another way.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(original: self, count: nil, autoreverses: autoreverses))
  }
}
