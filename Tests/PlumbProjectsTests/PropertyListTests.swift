import PlumbProjects
import Testing

@Suite("Property lists") struct PropertyListTests {
  private func read(_ text: String) throws(PropertyList.Problem) -> PropertyList {
    try PropertyList(Array(text.utf8))
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  @Test("texts, lists and dictionaries are read, with comments and escapes")
  func values() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      { a /* one */ = "x\\n\\"y\\" \\U00e9 \\351"; b = ( c, "d e", ); 'f g' = {}; h = path/to.swift; }
      """)
    #expect(list["a"]?.string == "x\n\"y\" é é")
    #expect(list["b"]?.strings == ["c", "d e"])
    #expect(list["f g"] == .dictionary([:]))
    #expect(list["h"]?.string == "path/to.swift")
  }

  @Test("what is cut off or wrong is told with its line")
  func problems() {
    #expect(problem("{\na = b;\n") == "line 3: the file ends before a } that closes it")
    #expect(problem("{ a = (b, ") == "line 1: the file ends before a ) that closes it")
    #expect(problem("{\n\na = \"b; }") == "line 3: the text that begins here has no end")
    #expect(problem("{ a b; }") == "line 1: a = is missing behind a")
    #expect(problem("{ a = b c }") == "line 1: a ; is missing behind the value of a")
    #expect(problem("{ a = ; }") == "line 1: ; begins no value")
    #expect(problem("/* a") == "line 1: the comment that begins here has no end")
    #expect(problem("{} x") == "line 1: nothing may follow the last brace")
    #expect(problem("") == "line 1: the file ends in the middle of a value")
  }

  @Test("a hundred thousand open braces are refused")
  func deep() {
    #expect(problem(String(repeating: "(", count: 100_000)) == "line 1: more than 64 braces are open")
  }
}
