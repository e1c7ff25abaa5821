import Testing

@testable import PlumbGuidePages

@Suite("What the guide knows of a view and a modifier")
struct GuideReferenceTests {
  @Test("the rows of a document are its entries, below their headings")
  func entries() {
    let document = """
      # Layout

      ## Containers

      | name | what it does |
      |---|---|
      | `HStack`, `VStack` | Views in a line. |

      ## Modifiers

      | `frame(width:height:)` | A room of that size, around a `View`. |
      | other | none |
      """
    let entries = GuideReference.entries(in: document)
    #expect(entries.map(\.names) == [["HStack", "VStack"], ["frame(width:height:)"]])
    #expect(entries.map(\.section) == ["Containers", "Modifiers"])
    #expect(entries.map(\.stem) == ["HStack-VStack", "frame-width-height"])
    #expect(entries.last?.sentence == "A room of that size, around a `View`.")
  }

  @Test("a rule is what stands from its anchor to the next one, without the tests that hold it")
  func rules() {
    let document = """
      # Frames

      <a id="R-50"></a>
      **R-50.** A `frame(width:)` is fixed.
      - Source: somebody.
      - Tests: `FrameTests.swift`

      <a id="R-51"></a>
      **R-51.** Another one.

      ## Later

      Words.
      """
    let rules = GuideReference.rules(in: document, room: "Frames")
    #expect(rules.map(\.id) == ["R-50", "R-51"])
    #expect(
      rules[0].text == "<a id=\"R-50\"></a>\n**R-50.** A `frame(width:)` is fixed.\n- Source: somebody.")
    #expect(rules[1].text.hasSuffix("Another one."))
    #expect(GuideReference.rules(in: "# Nothing", room: "Nothing").isEmpty)
  }

  @Test(
    "code uses a type by its whole name, a modifier behind its dot, and one of several by its labels",
    arguments: [
      ("HStack", "HStack { }", true), ("HStack", "LazyHStack { }", false), ("Grid", "GridRow { }", false),
      ("padding", "Text(a).padding(8)", true), ("padding", "let padding = 8", false),
      ("sizeThatFits", "func sizeThatFits(_ a: Int)", true),
      ("frame(width:height:)", "a.frame(height: 8)", true),
      ("frame(width:height:)", "a.frame(maxWidth: 8)", false),
      ("frame(minWidth:maxWidth:)", "a.frame(width: 8).frame(maxWidth: 9)", true),
      ("background(_:in:)", "a.background(.red)", false),
    ])
  func uses(name: String, code: String, isUsed: Bool) {
    #expect(UsedName(name).isUsed(in: code) == isUsed)
  }
}
