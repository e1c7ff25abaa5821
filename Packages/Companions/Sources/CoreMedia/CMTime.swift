/// Counts the parts of a second.
public typealias CMTimeScale = Int32
/// A number of parts of seconds.
public typealias CMTimeValue = Int64

/// A time of a film: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of units in a second; 0 if the time is not known.
  public var timescale: CMTimeScale

  /// Creates the start.
  public init() { (value, timescale) = (0, 0) }
  /// Creates a time of parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    (value, timescale) = abs(parts) < 9e18 ? (CMTimeValue(parts), preferredTimescale) : (0, 0)
  }
  /// The seconds; not a number where the time is not known.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether the time is known.
  public var isValid: Bool { timescale != 0 }
  /// Whether the time is known and ends.
  public var isNumeric: Bool { isValid }
  /// Whether it is a length that nobody knows.
  public var isIndefinite: Bool { false }
  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()

  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  /// Both, one after the other.
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }
  /// Returns the first without the second.
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
  }
}

/// Makes a time of parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
