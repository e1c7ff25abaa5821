import Foundation
import PlumbSource
import Testing

/// Tests wait for what they expect, with `waitUntil` and `Patience` of Tests/Waiting. Any other sleep is listed in Sleeps.txt with its
/// reason: a fixture that is slow, a person's pace, or a rest that nothing announces.
@Suite("Sleeps of tests")
struct SleepTests {
  private static let slow = "the code of an app that is slow"
  private static let reasons: Set = [slow, "the pace of a person", "no event says it"]
  /// The most that tests may wait by the clock.
  private static let most = 10

  /// The targets whose processes have to be at rest when nobody needs them: what one tells another comes over a wire, and needs no look.
  private static let hosts = ["PlumbCommand", "PlumbLive", "PlumbProjects", "PlumbServer", "PlumbSource"]
  private static let pauseReasons: Set = [
    "work goes on meanwhile", "the pace of a person", "a frame or a file is due", "no event says it",
  ]

  /// How often each file of the hosts pauses by the clock, or comes back by it.
  private static func pauses(in files: [SourceFile]) throws -> [String] {
    // A dot between two letters is inside of a word, as Unicode has it.
    let pause = try Regex(
      #"(^|\W)(Task\.sleep|Thread\.sleep|usleep|nanosleep|asyncAfter|makeTimerSource|scheduledTimer|Timer)\("#
        + #"|(^|[^.\w])sleep\(|(^|\W)poll\([^)]*[0-9a-z]+ \* 1000|before: Date\("#)
    return files.compactMap { file in
      let count = file.code.count { $0.firstMatch(of: pause) != nil }
      return count == 0 ? nil : "\(file.path.dropFirst("Sources/".count)) \(count)"
    }
  }

  /// How often each script of a served page comes back by the clock.
  private static func timers(in files: [SourceFile]) throws -> [String] {
    let timer = try Regex(#"\bset(Interval|Timeout)\("#)
    return files.compactMap { file in
      let count = file.code.count { $0.firstMatch(of: timer) != nil }
      return count == 0 ? nil : "\(file.path.dropFirst("Sources/".count)) \(count)"
    }
  }

  @Test("of the command, its servers, their processes and pages are those of a list")
  func pausesOfHosts() throws {
    let files = try SourceFile.all().filter { file in
      Self.hosts.contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    let scripts = try SourceFile.all(in: "Sources/PlumbServer/Web", kind: "js")
    let list = try ReasonList.read("Pauses")
    let (found, listed) = (
      try Self.pauses(in: files) + Self.timers(in: scripts), Set(list.map(\.id))
    )
    for use in found where !listed.contains(use) {
      Issue.record("\(use): wait for an event or a message, or enter it in Pauses.txt with its reason.")
    }
    #expect(listed.subtracting(found) == [], "in Pauses.txt, and not in the sources")
    #expect(Set(list.map(\.reason)).subtracting(Self.pauseReasons) == [])
  }

  @Test(
    "of hosts are seen in each way to pause",
    arguments: [
      "usleep(500_000)", "queue.asyncAfter(deadline: .now() + 1) {}", "poll(&way, 1, Int32(seconds * 1000))",
      "RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))",
      "let timer = Timer(timeInterval: 0.5, repeats: true) { _ in }",
    ])
  func seenInHosts(line: String) throws {
    #expect(try Self.pauses(in: [SourceFile(path: "Sources/A/B.swift", text: line)]) == ["A/B.swift 1"])
  }

  /// How often each file sleeps: `PlumbServerTests/PageTests.swift 2`.
  private static func sleeps(in files: [SourceFile]) throws -> [String] {
    let sleep = try Regex(#"\b(Task\.sleep|Thread\.sleep|clock\.sleep|usleep|nanosleep)\(|(^|[^.\w])sleep\("#)
    return files.compactMap { file in
      let count = file.code.count { $0.hasAny(of: ["sleep"]) && $0.firstMatch(of: sleep) != nil }
      return count == 0 ? nil : "\(file.place) \(count)"
    }
  }

  /// The Swift files of Tests without the apps there that tests compile, and without the one place that waits.
  private static func files() throws -> [SourceFile] {
    let others = [
      "LawTests/Bodies/", "LawTests/SleepTests.swift", "LawTests/Uses/", "PlumbCommandTests/Variants/",
      "Waiting/",
    ].map {
      "Tests/\($0)"
    }
    return try SourceFile.tests().filter { file in !others.contains { file.path.hasPrefix($0) } }
  }

  @Test("are those of the list, and few wait by the clock")
  func listed() throws {
    let list = try ReasonList.read("Sleeps")
    let (found, listed) = (try Self.sleeps(in: Self.files()), Set(list.map(\.id)))
    for use in found where !listed.contains(use) {
      Issue.record("\(use): wait with waitUntil or Patience, or enter it in Sleeps.txt with its reason.")
    }
    #expect(listed.subtracting(found) == [], "in Sleeps.txt, and not in the tests")
    #expect(Set(list.map(\.reason)).subtracting(Self.reasons) == [])
    let waits = list.filter { $0.reason != Self.slow }.compactMap {
      $0.id.split(separator: " ").last.flatMap { Int($0) }
    }
    #expect(waits.reduce(0, +) <= Self.most)
  }

  @Test(
    "are seen in each way to sleep",
    arguments: [
      "try await Task.sleep(for: .seconds(1))", "Thread.sleep(forTimeInterval: 1)", "usleep(5_000)",
      "  sleep(1)",
      "while true { sleep(1) }", "try await ContinuousClock().clock.sleep(for: .seconds(1))",
    ])
  func seen(line: String) throws {
    #expect(try Self.sleeps(in: [SourceFile(path: "Tests/A/B.swift", text: line)]) == ["A/B.swift 1"])
  }

  @Test(
    "are not what only sounds like one", arguments: ["view.sleep(1)", "let sleeping = 1", "// usleep(1)"])
  func others(line: String) throws {
    #expect(try Self.sleeps(in: [SourceFile(path: "Tests/A/B.swift", text: line)]) == [])
  }
}
