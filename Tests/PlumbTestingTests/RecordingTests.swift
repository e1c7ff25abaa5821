import Foundation
import PlumbMacroExpansion
import Testing

@testable import PlumbTesting

@Suite("A text in a test's source") struct RecordingTests {
  /// The source with a text in the closure of its first call of `check`.
  private func recorded(
    _ source: String, _ text: String = "one\n\ntwo", _ closure: InlineClosure = InlineClosure(["is"]),
    function: String? = "check"
  ) -> String? {
    guard
      let place = ExpectedText(
        in: Statements(source), line: 1, column: 1, function: function, closure: closure)
    else { return nil }
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(place.range, with: place.closure(with: text).utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let written = "{\n    \"\"\"\n    one\n\n    two\n    \"\"\"\n  }"

  @Test("goes into the closure that is there, wherever the call has it")
  func places() {
    #expect(recorded("  check(1) { \"old\" }\nnext()") == "  check(1) \(written)\nnext()")
    #expect(recorded("  check { \"old\" }") == "  check \(written)")
    #expect(recorded("  check(is: { \"old\" }, of: { 1 })") == "  check(is: \(written), of: { 1 })")
    #expect(
      recorded("  check(f { is }) { view } is: { \"old\" }", closure: 1)
        == "  check(f { is }) { view } is: \(written)")
    #expect(
      recorded("  check(1) // why\n  { \"\"\"\n    old }\n    \"\"\" }\n")
        == "  check(1) // why\n  \(written)\n")
  }

  private func recorded(_ source: String, closure: Int) -> String? {
    recorded(source, "one\n\ntwo", InlineClosure(["is"], index: closure))
  }

  @Test("gets a closure where there is none")
  func newClosures() {
    #expect(recorded("  check(1)\n  next()") == "  check(1) \(written)\n  next()")
    #expect(recorded("  check(1) { view }", closure: 1) == "  check(1) { view } is: \(written)")
  }

  @Test("replaces a closure with an older label")
  func labels() {
    let closure = InlineClosure(["is", "equals"], index: 1)
    #expect(recorded("check { 1 } equals: { 2 }", "a", closure)?.hasPrefix("check { 1 } equals: {") == true)
  }

  @Test("is the first call at its place where no name is known, and after the name where one is")
  func names() {
    #expect(recorded("  try a.b(1)", function: nil) == "  try a.b(1) \(written)")
    #expect(recorded("  check.it(x).check()") == "  check.it(x).check() \(written)")
  }

  @Test("has as many marks as it needs to hold escapes and quotes")
  func marks() throws {
    let text = "a \\(b) \"\"\" \\#n \"\"\"#"
    #expect(try #require(recorded("check()", text)).contains("##\"\"\"\n  \(text)\n  \"\"\"##"))
  }

  @Test("has no place in a source without such a call, or one that is cut off")
  func misuse() {
    for source in ["", "other()", "check", "check(", "check(1) { view", "\"check()\"", "// check()"] {
      #expect(recorded(source) == nil, "\(source)")
    }
    #expect(recorded("check(1) { view } on: { 2 }", closure: 3) == nil, "a closure before it is missing")
    let place = { (line: Int, column: Int) in
      ExpectedText(
        in: Statements("check()"), line: line, column: column, function: "check", closure: .init(["is"]))
    }
    #expect(place(2, 1) == nil && place(1, 900) == nil && place(1, 1) != nil)
  }

  @Test("several calls of a file are written by the lines that were compiled")
  func several() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Recording-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "check(1)\ncheck(2)\n".write(to: file, atomically: true, encoding: .utf8)
    func write(_ text: String, line: Int) throws {
      try SourceRecording.write(
        text, into: InlineClosure(["is"]),
        of: SourceRecording.Call(file: file.path, line: line, column: 1, function: "check"))
    }
    try write("a", line: 1)
    try write("b", line: 2)
    try write("a", line: 1)
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(source == "check(1) {\n  \"\"\"\n  a\n  \"\"\"\n}\ncheck(2) {\n  \"\"\"\n  b\n  \"\"\"\n}\n")
    #expect(throws: SourceRecording.Problem.self, "two texts for one call") { try write("c", line: 1) }
    #expect(throws: SourceRecording.Problem.self, "no such line") { try write("c", line: 9) }
    try "changed()".write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: SourceRecording.Problem.self, "someone else wrote it") { try write("d", line: 2) }
    #expect(try String(contentsOf: file, encoding: .utf8) == "changed()")
  }
}
