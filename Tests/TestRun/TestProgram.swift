import Foundation

/// The program of all tests, which `swift build --build-tests` makes.
struct TestProgram {
  struct Problem: Error, CustomStringConvertible { let description: String }

  let path: String
  /// The folder of what the processes write.
  let folder: URL
  var variables: [String: String] = [:]

  /// - Throws: ``Problem`` when the program writes no list.
  func list() throws -> [ListedTest] {
    let events = folder.appendingPathComponent("list.json")
    try? FileManager.default.removeItem(at: events)
    let output = folder.appendingPathComponent("list.txt")
    let process = try process(
      ["--testing-library", "swift-testing", "--list-tests", "--event-stream-output-path", events.path],
      to: output)
    try process.run()
    process.waitUntilExit()
    let lines = (try? Data(contentsOf: events))?.split(separator: UInt8(ascii: "\n")) ?? []
    let tests = ListedTest.tests(
      of: lines.compactMap { try? JSONDecoder().decode(EventRecord.self, from: $0) })
    guard process.terminationStatus == 0, !tests.isEmpty else {
      throw Problem(
        description:
          "\(path) lists no tests. What it wrote is in \(output.path); build it anew with: ./plumb test")
    }
    return tests
  }

  /// A process of the program that has not begun. Its group is its own.
  func process(_ arguments: [String], to output: URL) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging(["SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1"]) { $1 }
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    return process
  }
}
