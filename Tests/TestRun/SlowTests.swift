import Foundation

/// The time that tests take. The processor's time is limited, and not the time that passes: that of a machine with other work is
/// longer, and a test fails only when something is wrong with it.
struct SlowTests {
  /// From here on, a test has the tag, in seconds of the processor.
  private static let longest = 10.0
  /// The most that a test without a tag may take of the processor, in seconds. A shared or an older core needs up to three times as
  /// long.
  static let limit = 3 * longest
  private let limit: Double
  /// The tags of tests that may take longer.
  private let tags: Set<String>

  /// - Parameters:
  ///   - isLong: whether the run is one with `--long`, in which samples are whole.
  ///   - limit: in seconds.
  init(isLong: Bool, limit: Double = Self.limit) {
    self.limit = limit
    tags = Set([".slow", ".long"] + (isLong ? [".sampled"] : []))
  }

  /// The failure of a test that has taken too many seconds of the processor, if it has.
  func overtime(_ seconds: Double?, _ test: ListedTest) -> String? {
    guard let seconds, seconds > limit, !isTagged(test) else { return nil }
    return """
      ✘ Test \(test.title) took \(String(format: "%.1f", seconds)) seconds of the processor, and a test takes \
      \(limit.formatted()) at most. Make it shorter, or say that it takes long with .tags(.slow).
      """
  }

  private func isTagged(_ test: ListedTest) -> Bool { !test.tags.isDisjoint(with: tags) }

  /// Lines with the twenty that took longest, and with those that lack a tag.
  func lines(_ outcomes: [RunReport.Outcome]) -> [String] {
    let slow = outcomes.filter { $0.seconds >= 1 }.sorted { $0.seconds > $1.seconds }
    guard !slow.isEmpty else { return [] }
    let untagged = slow.filter { $0.processor ?? 0 > Self.longest && !isTagged($0.test) }
    return ["The slowest tests, in seconds that passed and of the processor:"]
      + slow.prefix(20).map(line)
      + (untagged.isEmpty
        ? [] : ["Over \(Self.longest.formatted()) seconds of the processor without the tag .slow:"])
      + untagged.map(line)
  }

  private func line(_ outcome: RunReport.Outcome) -> String {
    let processor = outcome.processor.map { String(format: "%7.1f", $0) } ?? "      –"
    return String(format: "%7.1f ", outcome.seconds)
      + "\(processor)  \(outcome.test.name)  \(outcome.test.title)"
  }
}
