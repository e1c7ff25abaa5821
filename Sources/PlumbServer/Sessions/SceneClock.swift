/// A scene's seconds, and how long its frames take.
///
/// A movement begins when its first frame is shown: what it takes to make and to draw a new screen does not count, as long
/// as nothing is seen of it. Otherwise a screen that takes as long as the movement would be there all at once.
@MainActor struct SceneClock {
  /// Movements have at most sixty frames a second.
  static let frame = 1.0 / 60
  /// A frame that takes longer than this, in seconds, is too slow for a movement (assumed).
  static let longestFrame = 3 * frame

  private let seconds: @MainActor () -> Double
  /// The time that does not count, in seconds.
  private var left = 0.0
  /// When the last frame was begun and sent, in seconds of the machine, and the movements that had begun by then.
  private var frame: (begun: Double, sent: Double, ways: (count: Int, last: Double))?
  private var seenWays = 0

  init(_ seconds: @escaping @MainActor () -> Double) { self.seconds = seconds }

  /// The machine's seconds from now on.
  nonisolated static func machine() -> @MainActor () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }

  /// Seconds since the scene began.
  var now: Double { seconds() - left }

  /// The earliest time of the next frame of a movement.
  var nextFrame: Double { frame.map { $0.sent - left + Self.frame } ?? 0 }

  /// When a frame is begun, in seconds of the machine.
  func begin() -> Double { seconds() }

  /// A frame is on its way to the page.
  ///
  /// - Parameter ways: how many movements have begun so far, and when the last one did.
  mutating func frameIsSent(begun: Double, ways: (count: Int, last: Double)) {
    frame = (begun, seconds(), ways)
  }

  /// The page shows the frame.
  ///
  /// - Returns: the seconds that do not count because a movement began with this frame, and whether the frame took too long.
  mutating func frameIsShown() -> (late: Double, isLate: Bool) {
    guard let frame else { return (0, false) }
    let isLate = seconds() - frame.begun > Self.longestFrame
    guard frame.ways.count != seenWays else { return (0, isLate) }
    seenWays = frame.ways.count
    // The next frame is one step on.
    let late = max(0, now - frame.ways.last - Self.frame)
    left += late
    return (late, isLate)
  }
}
