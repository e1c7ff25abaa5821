import CommandTesting
import Foundation
import PlumbSource
import Testing

/// Who runs a test sees its failures: each test here runs the tests of `DeliberateFailures` in a process of their own.
@Suite("A failure in an XCTestCase", .timeLimit(.minutes(5))) struct FrameworkTests {
  /// What XCTest prints of some tests, and its status.
  private func run(
    _ tests: String, _ folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["SnapshotTestingTests.\(tests)"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [DeliberateFailures.variable: folder.url.path, "SNAPSHOT_ARTIFACTS": folder.path("run")]
        .merging(environment) { $1 }
    ) { $1 }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  @Test(
    "fails the test, with the place and the words of the failure",
    arguments: [
      ("testLayout", "+ Color.red  0,0 100×20"), ("testMissingView", "\"Buy\"; there are: none."),
      ("testWarnings", "- Something is wrong."),
      ("testPictureOfAsynchronousTest", "There is no snapshot testPictureOfAsynchronousTest.never"),
    ])
  func fails(test: String, words: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (status, output) = try run("DeliberateFailures/\(test)", folder)
    #expect(status == 1, "\(output)")
    #expect(output.contains(words), "\(output)")
    #expect(
      output.contains(/DeliberateFailures\.swift:\d+: error: DeliberateFailures\.\w+ :/), "\(output)")
  }

  @Test("is there when a reference is recorded, and when it differs, but not when it is the same")
  func recording() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let first = try run("DeliberateFailures/testText", folder)
    #expect(first.status == 1)
    #expect(first.output.contains("There was no snapshot testText.text: it was recorded."))
    #expect(try run("DeliberateFailures/testText", folder).status == 0)
    try "one\ntwo".write(toFile: folder.path("testText.text.txt"), atomically: true, encoding: .utf8)
    let second = try run("DeliberateFailures/testText", folder)
    #expect(second.status == 1)
    #expect(second.output.contains("  one\n- two\n+ three"))
    // The reference stays as it is, and what came is in the folder of the run.
    #expect(try String(contentsOfFile: folder.path("testText.text.txt"), encoding: .utf8) == "one\ntwo")
    let came = "run/DeliberateFailures/testText.text.txt"
    #expect(try String(contentsOfFile: folder.path(came), encoding: .utf8) == "one\nthree")
    let third = try run(
      "DeliberateFailures/testText", folder, environment: ["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(third.status == 1)
    #expect(third.output.contains("was recorded anew, as recording is switched on"))
    #expect(try run("DeliberateFailures/testText", folder).status == 0)
  }

  @Test("of a mode that does not exist is told, and changes nothing")
  func wrongMode() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (_, output) = try run(
      "DeliberateFailures/testText", folder, environment: ["SNAPSHOT_TESTING_RECORD": "sometimes"])
    #expect(
      output.contains(
        "SNAPSHOT_TESTING_RECORD is sometimes, which is none of all, failed, missing and never"))
  }

  @Test("that belongs to no test is printed, and the process ends with 1")
  func loose() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (status, output) = try run("LooseFailures", folder)
    #expect(status == 1, "\(output)")
    #expect(output.contains("error: no test runs here, so this process ends with 1: "))
  }
}
