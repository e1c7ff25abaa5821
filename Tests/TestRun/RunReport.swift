import Foundation
import Synchronization

/// What the tests of all processes have said so far.
final class RunReport: Sendable {
  /// A test that has ended.
  struct Outcome: Equatable {
    let test: ListedTest
    let seconds: Double
    /// The time of processors that it and its programs took, in seconds, where that is known.
    var processor: Double?
    /// The texts of its failures.
    let issues: [String]
    let isFailed: Bool
  }

  private struct State {
    var begun: [String: (instant: Double, processor: Double?)] = [:]
    var outcomes: [Outcome] = []
    var suites = 0
    /// The texts of all failures, with the identifiers of their tests; those of processes have none.
    var failures: [(test: String, text: String)] = []
  }

  private let tests: [String: ListedTest]
  private let state = Mutex(State())
  private let slow: SlowTests
  private let write: @Sendable (String) -> Void

  /// - Parameter slow: which tests may take long.
  init(_ tests: [ListedTest], slow: SlowTests, write: @escaping @Sendable (String) -> Void) {
    self.tests = Dictionary(uniqueKeysWithValues: tests.map { ($0.id, $0) })
    (self.slow, self.write) = (slow, write)
  }

  var outcomes: [Outcome] { state.withLock(\.outcomes) }
  var isFailed: Bool {
    state.withLock { !$0.failures.isEmpty || $0.outcomes.contains(where: \.isFailed) }
  }

  /// - Parameter processor: reports the seconds of processors that the event's process has used.
  func take(_ event: EventRecord.Payload, _ processor: () -> Double?) {
    state.withLock { state in
      let id = event.testID ?? ""
      let text = Self.text(event.messages ?? [])
      let isFailed = event.messages?.first?.symbol == "fail"
      switch event.kind {
      case "testStarted": state.begun[id] = (event.instant?.absolute ?? 0, processor())
      case "issueRecorded":
        guard let issue = event.issue, issue.isKnown != true else { break }
        let text = issueText(event, issue)
        write(text)
        if event.isFailure { state.failures.append((id, text)) }
      case "testEnded":
        write(text)
        guard let test = tests[id] else {
          state.suites += 1
          break
        }
        let begun = state.begun[id]
        let used = processor().flatMap { end in begun?.processor.map { end - $0 } }
        if let text = slow.overtime(used, test) {
          write(text)
          state.failures.append((id, text))
        }
        state.outcomes.append(
          Outcome(
            test: test, seconds: (event.instant?.absolute ?? 0) - (begun?.instant ?? 0), processor: used,
            issues: state.failures.filter { $0.test == id }.map(\.text), isFailed: isFailed))
      case "testSkipped": write(text)
      default: break
      }
    }
  }

  /// Notes a process that ended before its tests did.
  func take(_ broken: ShardProcess.Break) {
    let names =
      broken.open.isEmpty ? "" : " These tests had begun:" + broken.open.map { "\n  \($0.name)" }.joined()
    let text = "✘ Tests have not ended: \(broken.reason).\(names)"
    fail(text)
  }

  /// Notes a failure that is not that of a test.
  func fail(_ text: String) {
    write(text)
    state.withLock { $0.failures.append(("", text)) }
  }

  /// Notes tests of another library, which ran in a process of their own.
  func take(_ outcome: Outcome) {
    write(
      "\(outcome.isFailed ? "✘" : "✔") Test \(outcome.test.title) \(outcome.isFailed ? "failed" : "passed").")
    state.withLock {
      $0.outcomes.append(outcome)
      $0.failures += outcome.issues.map { (outcome.test.id, $0) }
    }
  }

  /// The closing lines: the slowest tests, each failure once more, and the line with which `swift test` ends.
  func ending(seconds: Double) -> [String] {
    state.withLock { state in
      let failed = state.outcomes.filter(\.isFailed)
      let issues = state.failures.map(\.text)
      let isFailed = !failed.isEmpty || !issues.isEmpty
      var lines = slow.lines(state.outcomes)
      if isFailed {
        lines += ["", "What failed:"] + issues + failed.filter(\.issues.isEmpty).map(\.test.name)
      }
      let what = "\(counted(state.outcomes.count, "test")) in \(counted(state.suites, "suite"))"
      let end = "\(isFailed ? "failed" : "passed") after \(String(format: "%.3f", seconds)) seconds"
      lines.append(
        "\(isFailed ? "✘" : "✔") Test run with \(what) \(end)\(isFailed ? " with \(counted(issues.count, "issue"))" : "")."
      )
      return lines
    }
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// The message with the test, its argument and the place, as `swift test` writes it.
  private func issueText(_ event: EventRecord.Payload, _ issue: EventRecord.Issue) -> String {
    let name =
      event.testID.flatMap { tests[$0] }.map { "Test \($0.title) recorded an issue" }
      ?? "An issue was recorded"
    let argument = event.testCase?.displayName.map { " with \($0)" } ?? ""
    let place =
      issue.sourceLocation.map { " at \($0.fileID.split(separator: "/").last ?? ""):\($0.line):\($0.column)" }
      ?? ""
    var messages = event.messages ?? []
    if let first = messages.first {
      messages[0] = .init(symbol: first.symbol, text: "\(name)\(argument)\(place): \(first.text)")
    }
    return Self.text(messages)
  }

  private static func text(_ messages: [EventRecord.Message]) -> String {
    messages.map { "\(symbols[$0.symbol] ?? "◇") \($0.text)" }.joined(separator: "\n")
  }

  /// The signs that `swift test` writes.
  private static let symbols = [
    "pass": "✔", "fail": "✘", "passWithKnownIssue": "✔", "passWithWarnings": "✔", "skip": "➜", "details": "↳",
    "warning": "⚠︎",
    "difference": "±", "attachment": "⎘",
  ]
}
