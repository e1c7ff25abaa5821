import Foundation

/// A weight on a spring: where it is after some seconds on its way to a target.
///
/// `duration` is how long it would swing once without damping, which is about how long it seems to move; `bounce` is 0
/// without overshoot, up to 1 for a spring that never rests, and below 0 for one that creeps.
public struct Spring: Hashable, Sendable {
  /// Radians per second, without damping.
  let frequency: Double
  /// The share of the damping that just keeps the spring from overshooting.
  public let dampingRatio: Double
  /// The mass on the spring. Stiffness and damping keep their proportion to it.
  public let mass: Double

  private init(frequency: Double, ratio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : 1e6
    dampingRatio = ratio.isFinite ? max(0, ratio) : 1
    self.mass = mass.isFinite && mass > 0 ? mass : 1
  }

  /// - Parameters:
  ///   - duration: in seconds.
  ///   - bounce: from -1 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.999), 1)
    self.init(frequency: 2 * .pi / duration, ratio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// - Parameter response: the length of a swing without damping, in seconds.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / response, ratio: dampingRatio)
  }

  /// - Parameter allowOverDamping: a ratio above 1 stays; otherwise it becomes 1.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates the spring that rests after some seconds: nothing of its way longer than `epsilon` remains.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    var (slow, fast) = (1e-3, 1e6)
    for _ in 0..<80 {
      let middle = (slow * fast).squareRoot()
      let spring = Spring(frequency: middle, ratio: dampingRatio)
      if spring.restTime(way: 1, speed: 0, epsilon: epsilon) > settlingDuration {
        slow = middle
      } else {
        fast = middle
      }
    }
    self.init(frequency: fast, ratio: dampingRatio)
  }

  /// A spring without overshoot that seems to move for half a second.
  public static var smooth: Spring { smooth() }
  /// A spring without overshoot, unless bounce is added; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a bounce of 0.15 that seems to move for half a second.
  public static var snappy: Spring { snappy() }
  /// Returns a spring with a bounce of 0.15 and what is added; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3 that seems to move for half a second.
  public static var bouncy: Spring { bouncy() }
  /// Returns a spring with a bounce of 0.3 and what is added; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The length of a swing without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The perceived duration of the spring's movement, in seconds; the same as the response.
  public var duration: Double { response }
  /// 0 without overshoot, up to 1 for a spring that never rests, and below 0 for one that creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The spring's pull for each unit of its way.
  public var stiffness: Double { frequency * frequency * mass }
  /// The spring's brake for each unit of its speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time until no more than a thousandth of the distance remains, in seconds.
  public var settlingDuration: Double { restTime(way: 1, speed: 0, epsilon: 0.001) }

  // MARK: Motion

  /// The two basic swings: one starts at 1 and rests, the other starts at 0 with speed 1.
  func swings(at time: Double) -> (place: Double, push: Double) {
    let (time, decay) = (max(0, time), dampingRatio * frequency)
    let fading = exp(-decay * time)
    if dampingRatio < 1 {
      let wave = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let (sine, cosine) = (sin(wave * time), cos(wave * time))
      return (fading * (cosine + decay / wave * sine), fading * sine / wave)
    }
    if dampingRatio == 1 { return (fading * (1 + frequency * time), fading * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // Two plain exponentials: cosh and sinh would overflow where the product is long zero.
    let (slow, fast) = (exp((spread - decay) * time), exp((-spread - decay) * time))
    let push = (slow - fast) / (2 * spread)
    return ((slow + fast) / 2 + decay * push, push)
  }

  /// The seconds after which less than `epsilon` of a way remains.
  ///
  /// Where the spring swings, ln((way · (1 + decay) + speed) / epsilon) / decay, which agrees with
  /// Recorded/Animation.md#X1; otherwise the first tenth of a second that is enough, which does too (that the step is
  /// a tenth is assumed).
  func restTime(way: Double, speed: Double, epsilon: Double) -> Double {
    let decay = dampingRatio * frequency
    guard way + speed > 0, epsilon > 0, way.isFinite, speed.isFinite else { return 0 }
    if dampingRatio < 1 {
      return decay == 0 ? .infinity : max(0, log((way * (1 + decay) + speed) / epsilon) / decay)
    }
    for step in 0..<10_000 {
      let (place, push) = swings(at: Double(step) / 10)
      if way * place + speed * push < epsilon { return Double(step) / 10 }
    }
    return 1000
  }
}
