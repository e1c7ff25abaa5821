import Foundation

/// Seconds of a clock of the system.
func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// What some work took, in seconds.
struct Cost {
  var wall: Double
  /// Of all processors.
  var processor: Double

  @MainActor static func of(_ work: @MainActor () async throws -> Void) async rethrows -> Cost {
    let clocks = [CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID]
    let before = clocks.map(seconds)
    try await work()
    let after = clocks.map(seconds)
    return Cost(wall: after[0] - before[0], processor: after[1] - before[1])
  }
}

/// A number with so many decimals.
func text(_ number: Double, _ decimals: Int) -> String { String(format: "%.\(decimals)f", number) }
