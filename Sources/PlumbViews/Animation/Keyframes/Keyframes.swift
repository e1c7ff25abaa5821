/// Values of a track at times, and the curves between them.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring?, Value?)
    case move
  }
  let target: Value
  /// In seconds.
  let duration: Double
  let kind: Kind
}

/// One or more steps of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that the steps change.
  associatedtype Value: Animatable
  var _steps: [_KeyframeStep<Value>] { get }
}

/// A keyframe that changes the value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameter duration: in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(target: to, duration: duration.usable, kind: .linear(timingCurve))]
  }
}

/// A keyframe that changes the value smoothly, with the velocity of its neighbours where none is given.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - startVelocity: per second.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    let kind = _KeyframeStep<Value>.Kind.cubic(start: startVelocity, end: endVelocity)
    _steps = [_KeyframeStep(target: to, duration: duration.usable, kind: kind)]
  }
}

/// A keyframe that changes the value on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameter duration: in seconds; the spring's own settling time where none is given.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    let duration = (duration ?? spring.settlingDuration).usable
    _steps = [_KeyframeStep(target: to, duration: duration, kind: .spring(spring, startVelocity))]
  }
}

/// A keyframe that sets the value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
  /// Creates a step that takes no time.
  public init(_ to: Value) { _steps = [_KeyframeStep(target: to, duration: 0, kind: .move)] }
}

extension Double {
  fileprivate var usable: Double { isFinite ? Swift.max(0, self) : 0 }
}

/// The steps of several statements.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _steps: [_KeyframeStep<Value>]
}

/// Reads the steps of a track from the statements of a closure, one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Converts one or more steps.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeSteps<Value>
  where K.Value == Value { _KeyframeSteps(_steps: keyframe._steps) }
  /// Returns the steps of all statements, one after the other.
  public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    buildArray(steps)
  }
  /// Returns the steps of all rounds, one after the other.
  public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_steps: steps.flatMap(\._steps))
  }
  /// Returns the steps of an `if`, or none.
  public static func buildOptional(_ steps: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    steps ?? _KeyframeSteps(_steps: [])
  }
  /// Returns the steps of the first branch.
  public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
  /// Returns the steps of the second branch.
  public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
}
