/// The progress of a change over time.
nonisolated public struct Animation: Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  /// The curve of the animation without any modifiers.
  public let base: any CustomAnimation

  /// Creates an animation that goes as a type of the app's own says.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// A smooth spring without overshoot: response 0.55 s, damping fraction 1.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Returns the part of `value` that is done after `time` seconds; `nil` once it is over.
  public func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity of the value after `time` seconds, per second.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from one that runs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Its length in seconds: infinite if it never ends, `nil` if it is unknown.
  var length: Double? { (base as? any TimedAnimation)?.length }

  /// A description of the animation for the developer of the app.
  public var description: String { "\(base)" }
  /// The same with the names of the modules, for a debugger.
  public var debugDescription: String { String(reflecting: base) }
  /// The parts of the animation.
  public var customMirror: Mirror { Mirror(self, children: ["base": base], displayStyle: .struct) }

  public static func == (one: Animation, other: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { (other.base as? A) == base }
    return isEqual(one.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
