import Foundation

/// A process that runs the tests of a shard.
struct ShardProcess {
  /// How a process ended that has not run all of its tests to their end.
  struct Break {
    let reason: String
    /// The tests that had begun and not ended.
    let open: [ListedTest]
    /// Those that had not begun.
    let left: [ListedTest]
  }

  /// The tests that have begun and ended in a process.
  private struct Progress {
    var (begun, ended): (Set<String>, Set<String>) = ([], [])
    var hasFailed = false

    mutating func take(_ event: EventRecord.Payload) {
      let test = event.testID ?? ""
      switch event.kind {
      case "testStarted": begun.insert(test)
      case "testEnded", "testSkipped": ended.insert(test)
      default: hasFailed = hasFailed || event.isFailure
      }
    }
  }

  let program: TestProgram
  let all: [ListedTest]
  /// The seconds in which a test must begin or end.
  let patience: Double

  /// - Parameters:
  ///   - name: of the files of the process in the program's folder.
  ///   - take: called with each event, and with a closure that reports the seconds of processors that the process has used.
  /// - Returns: nothing when each test has ended.
  func run(
    _ shard: Shard, name: String, in running: RunningProcesses,
    _ take: (EventRecord.Payload, () -> Double?) -> Void
  ) throws -> Break? {
    let events = try EventPipe(path: program.folder.appendingPathComponent("\(name).events").path)
    let output = program.folder.appendingPathComponent("\(name).txt")
    let words = ["--testing-library", "swift-testing", "--no-parallel", "--quiet"]
    let process = try program.process(
      words + ["--event-stream-output-path", events.path] + shard.arguments(of: all), to: output)
    try running.start(process)
    defer { running.end(process) }

    var progress = Progress()
    let isStuck = watch(process, events) {
      progress.take($0)
      take($0) { ProcessState.processor(ofTree: process.processIdentifier) }
    }

    let rest = shard.tests.filter { !progress.ended.contains($0.id) }
    let isWhole = process.terminationStatus == 0 || (progress.hasFailed && process.terminationReason == .exit)
    guard isStuck || !isWhole || !rest.isEmpty else {
      try? FileManager.default.removeItem(at: output)
      return nil
    }
    return Break(
      reason: "\(reason(process, isStuck)); what it wrote is in \(output.path)",
      open: rest.filter { progress.begun.contains($0.id) },
      left: rest.filter { !progress.begun.contains($0.id) })
  }

  /// Passes on the events of a process until it has ended.
  ///
  /// - Returns: whether it was ended because no event came.
  private func watch(_ process: Process, _ events: EventPipe, _ take: (EventRecord.Payload) -> Void) -> Bool {
    var last = ContinuousClock.now
    var isStuck = false
    while true {
      // What it wrote at its end is there before the end is seen.
      let isRunning = process.isRunning
      let records = events.records(waiting: isRunning ? 500 : 0)
      for record in records where record.kind == "event" { take(record.payload) }
      guard isRunning else { return isStuck }
      if !records.isEmpty { last = .now }
      let silence = ContinuousClock.now - last
      if isStuck, silence >= .seconds(10) {
        kill(-process.processIdentifier, SIGKILL)
      } else if !isStuck, silence >= .seconds(patience) {
        isStuck = true
        last = .now
        // The stacks of its threads are then in its output.
        kill(-process.processIdentifier, SIGABRT)
      }
    }
  }

  private func reason(_ process: Process, _ isStuck: Bool) -> String {
    if isStuck { return "no test began or ended for \(Int(patience)) seconds" }
    return process.terminationReason == .exit
      ? "the process exited with \(process.terminationStatus)"
      : "signal \(process.terminationStatus) ended the process"
  }
}
