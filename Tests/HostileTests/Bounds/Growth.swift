import Foundation
import PlumbSource
import Testing

/// How the cost of something grows with its size, in the processor's time of the thread: what other processes do does
/// not count.
enum Growth {
  /// Twice the size costs about twice the time. A square would cost four times; times below a hundredth of a second say
  /// nothing, so the size is doubled until it takes that, four times at most.
  static func expectLinear(
    _ name: String, small: Int, ratio most: Double = 2.9, _ run: (Int) throws -> Void,
    location: SourceLocation = #_sourceLocation
  ) rethrows {
    if let excess = try excess(small: small, ratio: most, run) {
      Issue.record("\(name): \(excess)", sourceLocation: location)
    }
  }

  /// The same on a stack of its own, for what is very deep.
  static func expectLinearOnDeepStack(
    _ name: String, small: Int, ratio most: Double = 2.9,
    _ run: @escaping @Sendable (Int) throws -> Void, location: SourceLocation = #_sourceLocation
  ) throws {
    if let excess = try onDeepStack({ try excess(small: small, ratio: most, run) }) {
      Issue.record("\(name): \(excess)", sourceLocation: location)
    }
  }

  /// How much more twice the size costs; `nil` when that is in proportion.
  private static func excess(
    small: Int, ratio most: Double, _ run: (Int) throws -> Void
  ) rethrows -> String? {
    var size = small
    var time = try cost(size, run)
    for _ in 0..<3 where time < 0.01 {
      size *= 2
      time = try cost(size, run)
    }
    guard time >= 0.01 else { return nil }
    // What disturbs a measurement makes it longer, so the best of several is nearest. Where a cache of the machine ends,
    // one doubling costs more than the others; a square costs four times at each.
    var ratios: [Double] = []
    for size in [size, 2 * size] {
      for _ in 0..<5 {
        let (one, two) = (try cost(size, run), try cost(2 * size, run))
        ratios.append(two / one)
        if two / one <= most { return nil }
      }
    }
    return "twice of \(size) and of \(2 * size) cost \(ratios) times as much"
  }

  /// Seconds of the processor.
  static func cost(_ size: Int, _ run: (Int) throws -> Void) rethrows -> Double {
    let before = processorTime()
    try run(size)
    return processorTime() - before
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
