import CommandTesting
import Foundation
import PlumbSource
import PlumbTesting
import SwiftUI
import Testing

@testable import InlineSnapshotTesting

@Suite("A text in an assertion") @MainActor struct InlineTests {
  @Test("is compared with the text of a value")
  func holds() {
    assertInlineSnapshot(of: ["b": 2, "a": 1], as: .json) {
      """
      {
        "a" : 1,
        "b" : 2
      }
      """
    }
    assertInlineSnapshot(of: "one\ntwo", as: .lines, matches: { "one\ntwo" })
    assertInlineSnapshot(of: String?.none, as: .lines)
  }

  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// What is wrong with a text in a file with one assertion, and the file afterwards.
  private func problem(
    _ actual: String?, expected: String?, _ record: SnapshotTestingConfiguration.Record
  ) throws -> (problem: String?, source: String) {
    let file = folder.path("\(UUID()).swift")
    try "assertInlineSnapshot(of: x, as: .lines)\n".write(toFile: file, atomically: true, encoding: .utf8)
    let problem = try InlineComparison(
      expected: expected, closure: InlineSnapshotSyntaxDescriptor().closure,
      call: SourceRecording.Call(file: file, line: 1, column: 1), record: record
    ).problem(with: actual)
    return (problem, try String(contentsOfFile: file, encoding: .utf8))
  }

  @Test("is written where there is none, and told")
  func missing() throws {
    defer { folder.remove() }
    let (problem, source) = try problem("one", expected: nil, .missing)
    #expect(problem?.hasPrefix("There was no text to compare with: it was written into the test.") == true)
    #expect(source == "assertInlineSnapshot(of: x, as: .lines) {\n  \"\"\"\n  one\n  \"\"\"\n}\n")
  }

  @Test("is written anew only where that is asked for")
  func modes() throws {
    defer { folder.remove() }
    let differs = try problem("one", expected: "two", .missing)
    #expect(differs.problem?.contains("- two\n+ one") == true && !differs.source.contains("one"))
    #expect(try problem("one", expected: "two", .failed).source.contains("  one\n"))
    #expect(try problem("one", expected: "two", .all).source.contains("  one\n"))
    #expect(try problem("one", expected: "one", .all).problem == nil, "what is right stays as it is")
    let never = try problem("one", expected: nil, .never)
    #expect(
      never.problem?.hasPrefix("There is no text to compare with") == true && !never.source.contains("one"))
    #expect(try problem(nil, expected: "one", .failed).problem?.hasPrefix("There is no value") == true)
  }
}
