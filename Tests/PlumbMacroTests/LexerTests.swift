import PlumbMacroExpansion
import Testing

@Suite("Lexer")
struct LexerTests {
  @Test(
    "source is cut into words, strings, comments and brackets",
    arguments: [
      (#"let x = 1.5"#, ["let", "x", "=", "1.5"]),
      (#"a.b?.c"#, ["a", ".", "b", "?.", "c"]),
      (#"0..<10"#, ["0", "..<", "10"]),
      (#"0xFF_e 1e9"#, ["0xFF_e", "1e9"]),
      (#""a { b""#, [#""a { b""#]),
      (#""a \" }" }"#, [#""a \" }""#, "}"]),
      (#""\(f("}")) x" y"#, [#""\(f("}")) x""#, "y"]),
      (#""\(a ? "\(b)" : ")")" y"#, [#""\(a ? "\(b)" : ")")""#, "y"]),
      (##"#"a " \( }"# b"##, [##"#"a " \( }"#"##, "b"]),
      (##"#"\#(f("x")) " "# b"##, [##"#"\#(f("x")) " "#"##, "b"]),
      ("\"\"\"\na \" } \"\" b\n\"\"\" c", ["\"\"\"\na \" } \"\" b\n\"\"\"", "c"]),
      ("\"unfinished {\nb", ["\"unfinished {", "\n", "b"]),
      ("a // } \"\nb", ["a", "// } \"", "\n", "b"]),
      ("a /* } /* \" */ } */ b", ["a", "/* } /* \" */ } */", "b"]),
      ("/* open", ["/* open"]),
      (#"#/a"}/# b"#, [#"#/a"}/#"#, "b"]),
      ("`class` x", ["`class`", "x"]),
      ("größe_1 日本", ["größe_1", "日本"]),
      ("#Preview { [] }", ["#", "Preview", "{", "[", "]", "}"]),
      ("x+/*c*/y", ["x", "+", "/*c*/", "y"]),
      ("\"", ["\""]), ("", []), ("\"\\", ["\"\\"]), ("\"\\(", ["\"\\("]),
    ])
  func cuts(source: String, words: [String]) {
    #expect(Lexer.tokens(of: source).map(\.text) == words)
  }

  @Test("a token knows where it lies in bytes")
  func ranges() {
    #expect(Lexer.tokens(of: "é = \"ü\"").map(\.range) == [0..<2, 3..<4, 5..<9])
  }

  @Test("any piece of a source ends, however it was cut")
  func everyPrefix() {
    let source = ##"#Preview("\(a ? "\(b)" : #"\#(c)"#)") { /* { */ """x \("y") """ }"##
    for end in source.indices {
      let piece = String(source[..<end])
      #expect(Lexer.tokens(of: piece).last?.range.upperBound ?? 0 <= piece.utf8.count)
    }
  }
}
