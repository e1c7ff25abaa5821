import PlumbMacroExpansion
import Testing

@testable import PlumbSource

/// A source of a stranger is read in the command itself, before anything of it is compiled.
@Suite("The work of reading conditions and words for Objective-C", .timeLimit(.minutes(2)))
struct PlatformEffortTests {
  /// Read from each word to the end, a megabyte of these takes hours.
  @Test(
    "is bounded for each word",
    arguments: [
      "os(A ", "#keyPath ", "@objc( ", "@NSManaged ", "extension JSONDecoder : ", "#selector( ",
      "canImport(A) || ",
    ])
  func bounded(word: String) {
    let text = "#if " + String(repeating: word, count: 100_000 / word.count) + "TopLevelDecoder\n#endif\n"
    let tokens = Lexer.tokens(of: text)
    #expect(tokens.count > 10_000)
    _ = PlatformText(text, on: .iOS)
  }

  @Test("ends a declaration where it ends, and leaves one that is longer than any as it is")
  func managed() throws {
    let short = "@NSManaged func add(_ value: Note)\nlet a = 1\n"
    #expect(PlatformText.compiled(short, on: .iOS).hasPrefix("@_Calls func add(_ value: Note) {}\n"))
    let long = "@NSManaged func add(" + String(repeating: "_ a: A, ", count: 200) + ")\n"
    #expect(PlatformText.compiled(long, on: .iOS).hasPrefix(" @_Managed func add(_ a: A"))
  }
}
