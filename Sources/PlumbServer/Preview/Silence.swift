/// How long a child has not answered, from which follows whether it ever will.
///
/// What is busy is given time of the processor, not of the clock: on a loaded machine a large view needs long for what
/// is soon done elsewhere, and would be taken for one that never ends.
package struct Silence {
  /// A child that is busy may go on for so many seconds of the processor after it was first missed. What it needs for its first
  /// picture does not depend on what else the machine does, so neither does this.
  private static let mostWork = 18.0
  /// One that only waits may do so for as many seconds of the clock, and has then worked for less than this.
  private static let longestWait = 30.0, leastWork = 0.5

  /// The end of a process is told by itself, within so many seconds of the clock.
  private static let longestEnd = 6.0

  private var heard = 0.0
  private var worked: Double?

  package init() {}

  /// Takes that somebody has waited for an answer.
  ///
  /// - Parameters:
  ///   - seconds: since when. Less than the last time means that there was an answer meanwhile.
  ///   - processor: the processor's time of the child so far in seconds; nil where the system does not tell.
  /// - Returns: whether there will be no answer any more.
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
