import CommandTesting
import Foundation
import PlumbSource
import SnapshotTesting
import SwiftUI
import Testing

@Suite("A reference") struct RecordingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify(
    _ text: String, named name: String? = "a", record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = #function
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.url.path,
      testName: testName)
  }

  private func recorded(_ name: String) -> String? {
    try? String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test("that is not there is written, and told")
  func missing() {
    defer { folder.remove() }
    #expect(
      verify("one")
        == "There was no snapshot missing.a: it was recorded. Look at it, and run the test again: \(folder.path("missing.a.txt"))"
    )
    #expect(verify("one") == nil)
    #expect(recorded("missing.a.txt") == "one")
  }

  @Test("is not written where that is not allowed")
  func never() {
    defer { folder.remove() }
    #expect(verify("one", record: .never)?.hasPrefix("There is no snapshot never.a at ") == true)
    #expect(recorded("never.a.txt") == nil)
  }

  @Test("that differs is written anew where that is asked for, and the test fails")
  func failed() {
    defer { folder.remove() }
    _ = verify("one")
    #expect(verify("two", record: .failed)?.contains("It was recorded anew: ") == true)
    #expect(recorded("failed.a.txt") == "two")
    #expect(verify("two", record: .failed) == nil)
  }

  @Test("follows the mode around the assertion, and the assertion's own before that")
  func modes() {
    defer { folder.remove() }
    _ = verify("one")
    withSnapshotTesting(record: .all) {
      #expect(verify("two")?.contains("was recorded anew, as recording is switched on") == true)
      #expect(verify("three", record: false)?.contains("differs") == true)
      withSnapshotTesting(diffTool: "compare") {
        #expect(verify("two")?.contains("recorded anew") == true, "what is not said is as around")
        #expect(
          verify("three", record: .missing)?.contains("compare \"\(folder.path("modes.a.txt"))\" \"") == true)
      }
    }
    #expect(recorded("modes.a.txt") == "two")
  }

  @Test("has a mode of the trait", .snapshots(record: .never))
  func trait() {
    defer { folder.remove() }
    #expect(verify("one")?.hasPrefix("There is no snapshot") == true)
  }

  @Test("without a name has the number of the assertion in its test")
  func numbers() {
    defer { folder.remove() }
    for text in ["one", "two"] { _ = verify(text, named: nil, testName: "testNumbers()") }
    #expect(recorded("testNumbers.1.txt") == "one" && recorded("testNumbers.2.txt") == "two")
  }

  @Test("has a name that every file system takes")
  func names() {
    defer { folder.remove() }
    _ = verify("one", named: "iPhone 13: a/b", testName: "test(with:and:)")
    #expect(recorded("test-with-and.iPhone-13-a-b.txt") == "one")
  }

  @Test("is written for each of several strategies")
  @MainActor func several() {
    defer { folder.remove() }
    let failures = withSnapshotTesting(record: .never) {
      // The assertions themselves report; here only the names count.
      ["a", "b"].map { verify($0, named: $0) }
    }
    #expect(failures.compactMap { $0 }.count == 2)
  }

  @Test("that can not be written is told")
  func unwritable() {
    defer { folder.remove() }
    let failure = verifySnapshot(
      of: "one", as: .lines, named: "a", snapshotDirectory: "/dev/null/folder")
    #expect(failure?.hasPrefix("The snapshot unwritable.a could not be made, read or written: ") == true)
  }

  @Test("is compared in a test of another thread too")
  nonisolated func elsewhere() async {
    let failure = await Task.detached { @Sendable in
      verifySnapshot(
        of: 1, as: .description, named: "a", snapshotDirectory: folder.url.path, testName: "elsewhere")
    }.value
    #expect(failure?.contains("it was recorded") == true)
    folder.remove()
  }
}
