import Foundation
import PlumbExchange
import TestLayers
import Testing

@testable import PlumbSource

@Suite("Checks of a source", .timeLimit(.minutes(5)))
struct CheckingTests {
  @Test("put the messages of several compilers into the order of the files, with their notes and lines")
  func order() {
    let output = """
      b.swift:7:1: warning: late [#Group]
      7 | late
        | `- warning: late

      b.swift:9:1: error: wrong
      b.swift:2:3: note: declared here
      macro expansion #expect:1:2: error: expanded
      [#Group]: <https://example.com>
      a.swift:5:1: error: first [#Group]
      a.swift:1:1: note: here
      [#Group]: <https://example.com>

      """
    #expect(
      Diagnostic.inOrder(of: ["a.swift", "b.swift"], output) == """
        a.swift:5:1: error: first [#Group]
        a.swift:1:1: note: here
        b.swift:7:1: warning: late [#Group]
        7 | late
          | `- warning: late
        b.swift:9:1: error: wrong
        b.swift:2:3: note: declared here
        macro expansion #expect:1:2: error: expanded
        [#Group]: <https://example.com>

        """)
    #expect(Diagnostic.inOrder(of: [], "") == "")
    #expect(Diagnostic.inOrder(of: [], "error: no file\n") == "error: no file\n")
  }

  @Test(
    "of many files report each error once, in the order of the files, and start no compiler where nothing changed",
    .tags(.slow))
  func many() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let source = folder.path("source")
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
    func write(_ number: Int, _ text: String) throws {
      let name = String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
      try text.write(toFile: "\(source)/File\(name).swift", atomically: true, encoding: .utf8)
    }
    for number in 0..<420 {
      try write(number, "struct Value\(number) { var next: Value\((number + 1) % 420).Type }")
    }
    var count = 0
    func check(_ cancellation: Cancellation? = nil) throws -> (isDone: Bool, messages: String) {
      count += 1
      let here = try TemporaryFolder(in: folder, named: "\(count)")
      let compiler = try Compiler(
        besideExecutable: #require(Bundle.main.executableURL), folder: here, cancellation: cancellation)
      let messages = here.path("messages")
      let uses = try compiler.check(Source(path: source), messages: messages)
      return (uses != nil, (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")
    }
    let wrong = [3, 210, 417]
    for number in wrong { try write(number, "struct Value\(number) { var wrong: Int = \"\" }") }
    let refused = try check()
    let lines = refused.messages.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(!refused.isDone)
    #expect(
      lines.map { $0.prefix { $0 != ":" }.suffix(13) } == [
        "File003.swift", "File210.swift", "File417.swift",
      ], "\(lines)")
    for number in wrong { try write(number, "struct Value\(number) {}") }
    #expect(try check().isDone)
    // A compiler that is started now throws.
    let cancelled = Cancellation()
    cancelled.cancel()
    #expect(try check(cancelled).isDone)
    try write(7, "struct Value7 {}")
    #expect(throws: Compiler.Problem.self) { try check(cancelled) }
  }
}
