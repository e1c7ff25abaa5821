import Foundation

extension NSValue {
  /// Creates the value of a time.
  public convenience init(time: CMTime) { self.init(point: NSPoint(x: time.seconds, y: 0)) }
  /// The time that is kept, to a millionth of a second.
  public var timeValue: CMTime { CMTime(seconds: pointValue.x, preferredTimescale: 1_000_000) }
}
