import Testing

/// The reader of rules and citations, on small texts.
@Suite("The evidence's own reader")
struct EvidenceReaderTests {
  private let rules = """
    # Stacks

    <a id="R-10"></a>
    **R-10 · measured.** A rule.
    - Source: somebody.
    - Tests: `A/B.swift` “one claim”, “another (R-10)”
    - Tests: `C.swift` “a third”

    <a id="R-11"></a>
    **R-11 · described.** Another rule.

    """

  @Test("a rule has the source and the tests that stand between its anchor and the next one")
  func ruleParts() {
    let found = Evidence.rules(in: rules, document: "Rules/Stacks.md")
    #expect(found.map(\.id) == ["R-10", "R-11"])
    #expect(found.map(\.hasSource) == [true, false])
    #expect(found[0].tests.map(\.path) == ["A/B.swift", "C.swift"])
    #expect(found[0].tests.map(\.claims) == [["one claim", "another (R-10)"], ["a third"]])
    #expect(found[1].tests.isEmpty)
    #expect(Evidence.anchors(in: rules) == ["R-10", "R-11"])
  }

  @Test("the list of rules without a test ends with its section")
  func withoutTest() {
    let index = """
      - [R-1](a.md#R-1): before the section
      ## Rules without a test yet

      - [R-22](Rules/Stacks.md#R-22): nobody has seen it.
      - [R-36](Rules/Spacing.md#R-36)

      ## Others
      - [R-40](Rules/Spacing.md#R-40): behind it

      """
    #expect(Evidence.withoutTest(in: index) == ["R-22": "nobody has seen it.", "R-36": ""])
  }

  @Test("a citation names a document and one id, or several of the same document")
  func citations() {
    func found(_ line: Substring) -> [String] { Evidence.citations(in: line).map(\.description) }
    #expect(found("// see Rules/Stacks.md#R-10, R-11; Rules/Grids.md#S1 to S14.").count == 4)
    #expect(
      found("(Recorded/Text.md#169, 170), but not 12") == ["Recorded/Text.md#169", "Recorded/Text.md#170"])
    #expect(found("/// Recorded/Frames.md#H and I.") == ["Recorded/Frames.md#H", "Recorded/Frames.md#I"])
    #expect(
      found("Rules/Spacing.md#R-42, Recorded/Layers.md#89") == [
        "Rules/Spacing.md#R-42", "Recorded/Layers.md#89",
      ])
    #expect(found("no citation of a.md#b") == [])
    #expect(Evidence.ruleIDs(in: "the answer R-10 swapped, and R-11: not YR-12") == ["R-10", "R-11"])
  }
}
