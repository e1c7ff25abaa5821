import Foundation

/// The few tests of XCTest, which the program runs where it is told nothing of Swift Testing.
struct XCTestProcess {
  let program: TestProgram

  /// The names of those that a caller chooses: `Module.Class/test`.
  func tests(of choice: Choice) throws -> [ListedTest] {
    let output = program.folder.appendingPathComponent("xctest-list.txt")
    let process = try program.process(["--list-tests"], to: output)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").filter {
      $0.contains("/")
    }
    // The core without the packages beside it has none: a list of nothing but its heading.
    guard process.terminationStatus == 0 else {
      throw TestProgram.Problem(
        description: "\(program.path) lists no tests of XCTest. What it wrote is in \(output.path).")
    }
    return try choice.tests(of: lines.filter { !$0.contains(" ") }.map { ListedTest(id: "\($0)/") })
  }

  func run(_ tests: [ListedTest], in running: RunningProcesses, _ report: RunReport) throws {
    let output = program.folder.appendingPathComponent("xctest.txt")
    let process = try program.process([tests.map(\.name).joined(separator: ",")], to: output)
    try running.start(process)
    running.end(process)
    let text = try String(contentsOf: output, encoding: .utf8)
    let failures = text.split(separator: "\n").filter { $0.contains(": error: ") }.map { "✘ \($0)" }
    for test in tests {
      let name = test.name.split(separator: ".").last!.replacing("/", with: ".")
      let end = text.firstMatch(
        of: try Regex("Test Case '\(name)' (passed|failed|skipped) \\(([0-9.]+) seconds\\)"))
      let isFailed = end.flatMap { $0.output[1].substring } == nil || end?.output[1].substring == "failed"
      let seconds = end.flatMap { Double($0.output[2].substring ?? "") } ?? 0
      report.take(
        .init(
          test: test, seconds: seconds, issues: failures.filter { $0.contains(" \(name) : ") },
          isFailed: isFailed))
    }
    if process.terminationStatus != 0, !report.isFailed {
      report.take(
        ShardProcess.Break(reason: "XCTest exited with \(process.terminationStatus)", open: [], left: []))
    }
  }
}
