/// Changes of a value over time, in one or several tracks.
public protocol Keyframes<Value> {
  /// The type of the value that the keyframes change.
  associatedtype Value
  /// In seconds.
  var _duration: Double { get }
  func _update(_ value: inout Value, from initial: Value, time: Double)
}

/// The way of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let steps: [_KeyframeStep<Value>]

  /// Creates the way of one property of a value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, steps) = (keyPath, content()._steps)
  }

  /// Creates the way of a whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, steps) = (\Root.self, content()._steps)
  }

  init(steps: [_KeyframeStep<Value>]) where Root == Value {
    (keyPath, self.steps) = (\Root.self, steps)
  }

  public var _duration: Double { steps.reduce(0) { $0 + $1.duration } }

  public func _update(_ value: inout Root, from initial: Root, time: Double) {
    value[keyPath: keyPath] = self.value(from: initial[keyPath: keyPath], at: time)
  }

  private func value(from initial: Value, at time: Double) -> Value {
    var (start, from, velocity) = (0.0, initial.animatableData, Value.AnimatableData.zero)
    for (index, step) in steps.enumerated() {
      let to = step.target.animatableData
      let isLast = index == steps.count - 1
      if time < start + step.duration || (isLast && step.duration > 0 && time == start + step.duration) {
        var result = step.target
        if time < start + step.duration {
          result.animatableData = step.data(
            from: from, at: time - start, velocity: velocity, next: endVelocity(index, from))
        }
        return result
      }
      velocity = step.endVelocity(from: from, entry: velocity, tangent: endVelocity(index, from))
      (start, from) = (start + step.duration, to)
    }
    return steps.last?.target ?? initial
  }

  /// Returns how fast a smooth curve passes the end of a step: as the line from its neighbour before to the one after, as
  /// Recorded/Animation.md#X3 has it; at the ends of the track it rests.
  private func endVelocity(_ index: Int, _ from: Value.AnimatableData) -> Value.AnimatableData {
    guard index + 1 < steps.count, case .cubic = steps[index + 1].kind else { return .zero }
    let length = steps[index].duration + steps[index + 1].duration
    guard length > 0 else { return .zero }
    return (steps[index + 1].target.animatableData - from).scaled(by: 1 / length)
  }
}

extension _KeyframeStep {
  fileprivate typealias Data = Value.AnimatableData

  fileprivate func data(from: Data, at time: Double, velocity: Data, next: Data) -> Data {
    let (to, share) = (target.animatableData, duration > 0 ? time / duration : 1)
    switch kind {
    case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: share))
    case .cubic(let start, let end):
      let (enter, leave) = (start?.animatableData ?? velocity, end?.animatableData ?? next)
      let (s2, s3) = (share * share, share * share * share)
      return from + (to - from).scaled(by: 3 * s2 - 2 * s3)
        + enter.scaled(by: (s3 - 2 * s2 + share) * duration) + leave.scaled(by: (s3 - s2) * duration)
    case .spring(let spring, let start):
      let enter = start?.animatableData ?? velocity
      return from + (spring ?? Spring()).value(target: to - from, initialVelocity: enter, time: time)
    case .move: return to
    }
  }

  fileprivate func endVelocity(from: Data, entry: Data, tangent: Data) -> Data {
    let way = target.animatableData - from
    switch kind {
    case .linear(let curve):
      let slope = curve.velocity(at: 1)
      return duration > 0 && slope.isFinite ? way.scaled(by: slope / duration) : .zero
    case .cubic(_, let end): return end?.animatableData ?? tangent
    case .spring(let spring, let start):
      return (spring ?? Spring()).velocity(
        target: way, initialVelocity: start?.animatableData ?? entry, time: duration)
    case .move: return .zero
    }
  }
}

/// Several tracks at once.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]
  public var _duration: Double { tracks.reduce(0) { max($0, $1._duration) } }
  public func _update(_ value: inout Value, from initial: Value, time: Double) {
    for track in tracks { track._update(&value, from: initial, time: time) }
  }
}

/// Reads tracks from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Converts a track to the builder's tracks.
  public static func buildExpression<K: Keyframes>(_ track: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks(tracks: [track]) }
  /// Converts a keyframe outside a track into a track for the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeTracks<Value>
  where K.Value == Value {
    _KeyframeTracks(
      tracks: [KeyframeTrack<Value, Value, _KeyframeSteps<Value>>(steps: keyframe._steps)])
  }
  /// Plays the tracks of all statements at once.
  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: tracks.flatMap(\.tracks))
  }
}

/// A value that changes over time as keyframes say.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let keyframes: any Keyframes<Value>

  /// Creates a timeline from a first value and what changes it.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    (initial, keyframes) = (initialValue, content())
  }

  init(_ initial: Value, _ keyframes: any Keyframes<Value>) {
    (self.initial, self.keyframes) = (initial, keyframes)
  }

  /// The duration, in seconds.
  public var duration: Double { keyframes._duration }

  /// Returns the value after some seconds; before the start and after the end that of the nearest.
  public func value(time: Double) -> Value {
    var value = initial
    keyframes._update(&value, from: initial, time: time.isNaN ? 0 : min(max(0, time), duration))
    return value
  }

  /// Returns the value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
