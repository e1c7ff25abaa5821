import ArgumentParser
import Foundation
import Synchronization

/// `./plumb test`, once the tests are built.
@main
struct TestRun: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "./plumb test",
    abstract: "Builds and runs the tests of Plumb.",
    discussion: """
      The tests run in several processes, in an order that a seed chooses. Those with the tag .long run with --long, or where \
      --filter names them; those with the tag .sampled try a sample of their cases, and with --long all.
      """)

  @Option(
    help: "Run the tests whose names, as Module.Suite/test(), a regular expression matches. Several add up.")
  var filter: [String] = []
  @Option(help: "Leave out the tests whose names a regular expression matches.")
  var skip: [String] = []
  @Flag(help: "Run the tests with the tags .long and .sampled, the latter with all of their cases.")
  var long = false
  @Option(help: ArgumentHelp("The seed of the order of the tests, which a run prints.", valueName: "seed"))
  var order: UInt64?
  @Option(help: "The number of processes that run tests at a time. (default: one per processor)")
  var jobs: Int?
  @Option(
    help:
      "The number of random trees on which the laws of layout are tried. (default: 2000, or 10000 with --long)"
  )
  var trees: Int?
  @Option(help: "The seed of the random trees: each gives others, and the same ones each time. (default: 1)")
  var seed: Int64?
  @Option(help: "The number of edits of the test of endurance; 4000 take an hour. (default: 60)")
  var edits: Int?
  @Option(help: "Write the outcomes to a file, as JUnit's XML.")
  var xunitOutput: String?
  @Option(help: .hidden)
  var program = ".build-tests/debug/PlumbPackageTests.xctest"
  @Option(help: .hidden)
  var folder = ".build-tests/run"

  func validate() throws {
    if let trees, !(1...999_999_999).contains(trees) {
      throw ValidationError("--trees is a number from 1 to 999999999.")
    }
    if let edits, !(10...9_999_999).contains(edits) {
      throw ValidationError("--edits is a number from 10 to 9999999.")
    }
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 64.") }
    for pattern in filter + skip where (try? Regex(pattern)) == nil {
      throw ValidationError("\"\(pattern)\" is no regular expression.")
    }
  }

  func run() throws {
    let start = ContinuousClock.now
    let program = try preparedProgram()
    let choice = Choice(filter: filter, skip: skip, isLong: long)
    let all = try program.list()
    let (tests, classes) = try (choice.tests(of: all), XCTestProcess(program: program).tests(of: choice))
    guard !tests.isEmpty || !classes.isEmpty else {
      throw TestProgram.Problem(
        description: "No test matches. ./plumb test without arguments runs all but the long ones.")
    }
    let order = order ?? .random(in: 0..<1_000_000)
    // Long tests are few in a process, so that the last one does not keep the others waiting.
    let shards = Shard.shards(of: tests, seed: order, size: long ? 4 : 60)
    let slow = SlowTests(isLong: long, limit: Self.number("PLUMB_TEST_PROCESSOR") ?? SlowTests.limit)
    let report = RunReport(all, slow: slow, write: Self.write)
    let running = RunningProcesses()
    running.endBySignals()
    let programs = StartedPrograms()
    let patience = Self.number("PLUMB_TEST_PATIENCE") ?? 900

    Self.write("The order of these tests has the seed \(order): ./plumb test --order \(order)")
    if filter.isEmpty { try SharedEngine(beside: program.path).make(in: program.folder) }
    let jobs = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    if !classes.isEmpty { try XCTestProcess(program: program).run(classes, in: running, report) }
    let process = ShardProcess(program: program, all: all, patience: patience)
    try Workers(jobs: jobs).run(shards, watching: programs.look) { shard, number in
      var (shard, name) = (shard, "shard-\(number)")
      while let broken = try process.run(shard, name: name, in: running, report.take) {
        report.take(broken)
        // The tests behind one that ended the process run in another.
        guard !broken.left.isEmpty, !broken.open.isEmpty else { return }
        shard.tests = broken.left
        name += "-again"
      }
    }

    if let xunitOutput {
      try Data(JUnitReport(outcomes: report.outcomes).text.utf8).write(to: URL(fileURLWithPath: xunitOutput))
    }
    if !long { programs.excess().forEach(report.fail) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let lines =
      [programs.line] + RecordedScores(folder: scores).lines + report.ending(seconds: seconds)
    Self.write(lines.joined(separator: "\n"))
    if report.isFailed { throw ExitCode.failure }
  }

  /// The number in a variable, in seconds.
  private static func number(_ variable: String) -> Double? {
    ProcessInfo.processInfo.environment[variable].flatMap(Double.init)
  }

  /// Without a buffer, so that a reader sees each line when it is written.
  private static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private var scores: URL { URL(fileURLWithPath: folder).appendingPathComponent("scores") }

  /// The program, with an empty folder for what its processes write.
  ///
  /// - Throws: a problem where another run uses the folder.
  private func preparedProgram() throws -> TestProgram {
    // Open until this process ends.
    let lock = open("\(folder).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw TestProgram.Problem(
        description: "Another run of the tests uses \(folder). Wait for its end.")
    }
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(at: scores, withIntermediateDirectories: true)
    var variables = ["PLUMB_SCORES": scores.path]
    variables["PLUMB_LONG"] = long ? "1" : nil
    variables["PLUMB_TREES"] = trees.map(String.init)
    variables["PLUMB_SEED"] = seed.map(String.init)
    variables["PLUMB_EDITS"] = edits.map(String.init)
    return TestProgram(path: program, folder: URL(fileURLWithPath: folder), variables: variables)
  }
}

/// How many recorded answers of SwiftUI hold, as the tests have noted in a folder.
struct RecordedScores {
  let folder: URL

  var lines: [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let numbers = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map {
      $0.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }.filter { $0.count == 2 }
    let (holding, count) = numbers.reduce((0, 0)) { ($0.0 + $1[0], $0.1 + $1[1]) }
    guard count > 0 else { return [] }
    return [
      "Recorded answers: \(holding) of \(count) hold; \(count - holding) differ (Documentation/Differences.md)"
    ]
  }
}
