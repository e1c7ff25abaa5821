/// A function of time, in seconds, that determines how a value changes from its old to its new value.
///
/// Values are differences: an animation starts at zero and goes to `value`.
nonisolated public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that is done after `time`; `nil` once it is over.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// Returns how fast the value changes after `time`, per second.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Returns whether this animation takes over from one that runs. It is then asked with the time since that one
  /// started, and the value from where that one started; otherwise both run, and what they do is added.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

nonisolated extension CustomAnimation {
  /// Returns `nil`: the speed of the value is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    nil
  }

  /// Returns false: the animation merges with no other one, so the two are added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The values that an animation can read while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps from one frame to the next.
  public var state = AnimationState<Value>()
  /// Whether the animation counts as complete, because only a long tail remains.
  public var isLogicallyComplete = false
  /// The environment that an animation can read; every value is the usual one, whatever the views set.
  public let environment = EnvironmentValues()

  package init() {}

  /// Returns the same with the state of another value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    (context.state, context.isLogicallyComplete) = (state, isLogicallyComplete)
    return context
  }
}

/// The values that an animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which nothing is kept.
  public init() {}

  /// The value for a key; the key's default where none was kept.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name of something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value that is kept under the key.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Value { get }
}

/// An animation whose end is known beforehand, so that repeating it does not depend on when frames are drawn.
protocol TimedAnimation {
  /// In seconds.
  var length: Double? { get }
}
