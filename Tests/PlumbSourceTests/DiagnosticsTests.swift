import PlumbSource
import Testing

@Suite("Diagnostics")
struct DiagnosticsTests {
  @Test("a message has its file, line, column and words, and the lines of source behind it")
  func whole() {
    let found = Diagnostic.parse(
      """
      View.swift:5:3: error: cannot find 'VStac' in scope
      3 |   var body: some View {
      5 |   VStac {
        |   `- error: cannot find 'VStac' in scope

      """)
    #expect(found.count == 1)
    #expect(found.first?.kind == "error")
    #expect(found.first?.file == "View.swift")
    #expect(found.first?.line == 5)
    #expect(found.first?.column == 3)
    #expect(found.first?.text == "cannot find 'VStac' in scope")
    #expect(found.first?.excerpt.hasSuffix("`- error: cannot find 'VStac' in scope") ?? false)
  }

  @Test("errors, warnings and notes are told apart, with and without a place")
  func kinds() {
    let found = Diagnostic.parse(
      """
      a.swift:1:1: warning: one
      a.swift:2:2: note: two
      error: three
      <unknown>:0: error: four
      /with:colon/b c.swift:7:8: error: expected ': error: ' here
      """)
    #expect(found.map(\.kind) == ["warning", "note", "error", "error"])
    #expect(found.map(\.line) == [1, 2, nil, 7])
    #expect(found.last?.file == "/with:colon/b c.swift")
    #expect(found.last?.text == "expected ': error: ' here")
    // What has no line and column is a line behind the message before.
    #expect(found[2].excerpt == "<unknown>:0: error: four")
  }

  @Test("what is before the first message is left out, and nothing makes nothing")
  func around() {
    #expect(Diagnostic.parse("").isEmpty)
    #expect(Diagnostic.parse("something\nerror:without a space").isEmpty)
    #expect(Diagnostic.parse("In file included:\na.swift:1:1: error: one").map(\.text) == ["one"])
  }

  @Test("a hundred messages are enough")
  func many() {
    let output = (1...5000).map { "a.swift:\($0):1: error: no" }.joined(separator: "\n")
    #expect(Diagnostic.parse(output).count == 100)
  }
}
