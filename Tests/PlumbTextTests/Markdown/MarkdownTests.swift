import PlumbText
import Testing

@Suite("Marks of Markdown")
struct MarkdownTests {
  /// What each run says, with one letter for each of its looks.
  private func looks(_ text: String) -> [String] {
    Markdown.inlineRuns(of: text).map { run in
      let letters = [
        (run.isStrong, "B"), (run.isEmphasized, "I"), (run.isCode, "C"), (run.isStruck, "S"),
        (run.link != nil, "L"),
      ]
      let marks = letters.filter(\.0).map(\.1).joined()
      return marks.isEmpty ? run.text : "\(marks):\(run.text)"
    }
  }

  @Test("stars, underscores, backticks and tildes give their looks")
  func marks() {
    #expect(
      looks("**a** *b* _c_ ***d*** `e` ~~f~~") == [
        "B:a", " ", "I:b", " ", "I:c", " ", "BI:d", " ", "C:e", " ", "S:f",
      ])
    #expect(looks("**a *b* c**") == ["B:a ", "BI:b", "B: c"])
  }

  @Test("a link has its words and its address")
  func links() {
    let runs = Markdown.inlineRuns(of: "see [the *site*](https://swift.org/a?b=c) now")
    #expect(runs.map(\.text) == ["see ", "the ", "site", " now"])
    #expect(runs.map(\.link) == [nil, "https://swift.org/a?b=c", "https://swift.org/a?b=c", nil])
    #expect(
      Markdown.inlineRuns(of: "at https://swift.org now").map(\.link) == [nil, "https://swift.org", nil])
  }

  @Test("marks of blocks, spaces and breaks stay as they are")
  func blocks() {
    for text in [
      "# not a title", "- not a list", "1. not one either", "> no quote", "    no code", "a\n---",
      "a\n\n  b ", " \n*",
      "|a|b|\n|-|-|\n|c|d|", "***", "  **", "\u{301}\n\u{301} *", "", " ", "\n",
    ] {
      #expect(looks(text).joined() == text)
    }
    #expect(looks("  *a*\n\n *b* ") == ["  ", "I:a", "\n\n ", "I:b", " "])
  }

  @Test("marks without an end, inside words and behind a backslash are characters")
  func broken() {
    for text in ["**a", "a*", "[a](b", "`a", "~~a", "2 * 3 * 4", "snake_case_name", "<", "[a]", "a < b & c"] {
      #expect(looks(text) == [text])
    }
    #expect(looks(#"\*a\* &amp; &lt;"#) == ["*a* & <"])
    #expect(looks("<b>a</b>") == ["<b>a</b>"])
  }

  @Test("deep and long marks end in time")
  func bounds() {
    let start = ContinuousClock.now
    for text in [
      String(repeating: "*a ", count: 50_000), String(repeating: "[", count: 100_000),
      String(repeating: "> ", count: 50_000), String(repeating: "**a", count: 80_000),
      "a" + String(repeating: "\u{301}", count: 100_000) + "*b*", String(repeating: "`", count: 200_000),
    ] {
      #expect(!Markdown.inlineRuns(of: text).isEmpty)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("many threads may parse")
  func threads() async {
    let answers = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask { Markdown.inlineRuns(of: "~~\(number)~~ *b*").map(\.text) == ["\(number)", " ", "b"] }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(answers)
  }
}
