import PlumbMacroExpansion
import Testing

@Suite("Nesting of macros' sources")
struct NestingTests {
  @Test("ten thousand interpolations in each other are one string, and take no deep stack")
  func interpolations() {
    let text =
      "a " + String(repeating: "\"\\(", count: 10_000) + String(repeating: ")\"", count: 10_000) + " b"
    let tokens = Lexer.tokens(of: text)
    #expect(tokens.first?.text == "a")
    #expect(tokens.last?.range.upperBound == text.utf8.count)
  }

  @Test("interpolations in each other are read to their end")
  func fewInterpolations() {
    let text = String(repeating: "\"\\(", count: 20) + "1" + String(repeating: ")\"", count: 20) + " b"
    #expect(Lexer.tokens(of: text).map(\.kind) == [.string, .identifier])
  }
}
