import Foundation
package import Testing

extension Tag {
  /// Runs with `./plumb test --long` and not without it.
  @Tag package static var long: Self

  /// Runs in both layers: in the ordinary one with a sample of its cases, and with `--long` with all of them.
  @Tag package static var sampled: Self

  /// Takes over ten seconds of the processor in the ordinary layer.
  @Tag package static var slow: Self
}

/// Whether the tests run with `--long`.
package let isLongRun = ProcessInfo.processInfo.environment["PLUMB_LONG"] == "1"

/// Cases of a matrix: all of them in a long run, and otherwise as many as a count, evenly spaced.
///
/// - Parameter turn: rotates the cases before they are chosen, so that the samples of several callers cover more of them.
package func sample<Case>(_ all: [Case], _ count: Int, turn: Int = 0) -> [Case] {
  guard !isLongRun, count < all.count else { return all }
  return (0..<count).map { all[($0 * all.count / count + turn) % all.count] }
}
