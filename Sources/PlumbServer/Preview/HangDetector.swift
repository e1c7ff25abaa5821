/// Decides when a child that does not answer never will.
///
/// A busy child is measured by processor time, not by the clock. On a loaded machine a large view may take long, and must
/// not be taken for one that never ends.
package struct HangDetector {
  /// The seconds of processor time of a busy child after the first time that it did not answer. A picture needs the
  /// same processor time however busy the machine is.
  static let mostWork = 18.0
  /// A child that only waits has this many seconds, if it used less processor time than this meanwhile.
  private static let longestWait = 30.0, leastWork = 0.5

  /// The system reports the end of a process within this many seconds.
  private static let longestEnd = 6.0

  private var heard = 0.0
  private var worked: Double?

  package init() {}

  /// Notes that a page waits for an answer.
  ///
  /// - Parameters:
  ///   - seconds: since when. Less than the last time means that there was an answer meanwhile.
  ///   - processor: the processor's time of the child so far in seconds; nil where the system does not report it.
  /// - Returns: whether the child will never answer.
  package mutating func isEndless(after seconds: Double, processor: Double?) -> Bool {
    if seconds < heard { worked = nil }
    heard = seconds
    guard let processor else { return seconds >= Self.longestEnd }
    guard let worked else {
      worked = processor
      return false
    }
    let work = processor - worked
    return work >= Self.mostWork || seconds >= Self.longestWait && work < Self.leastWork
  }
}
