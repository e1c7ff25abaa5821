import Foundation
import Testing

@testable import DocumentationSite

/// A document of the project is read in the project and on the site, and its links work in both.
@Suite("A document on the site") struct PageTests {
  private let guide = Catalog(name: "Guide")
  private let book = Book(places: [
    "Documentation/Guide.docc/Guide.md": .init(catalog: "Guide", article: "Guide", headings: [:]),
    "Documentation/Guide.docc/First.md": .init(catalog: "Guide", article: "First", headings: [:]),
    "Documentation/Commands.md": .init(
      catalog: "Guide", article: "Commands", headings: ["exit-codes": "Exit-codes"]),
    "Documentation/Other.docc/Other.md": .init(catalog: "Other", article: "Other", headings: [:]),
    "Documentation/Other.docc/Deep.md": .init(catalog: "Other", article: "Deep", headings: ["a-b": "A-b"]),
  ])

  private func onSite(_ text: String, from path: String = "Documentation/Guide.docc/First.md") -> String {
    Page(path: path, text: text).text(in: guide, of: book)
  }

  @Test("leads to articles of its own part by their names, with the headings as DocC writes them")
  func ownPart() {
    #expect(onSite("See [all](../Commands.md).") == "See [all](doc:Commands).")
    #expect(onSite("[codes](../Commands.md#exit-codes)") == "[codes](doc:Commands#Exit-codes)")
    #expect(
      onSite("[codes](#exit-codes)", from: "Documentation/Commands.md") == "[codes](doc:Commands#Exit-codes)")
  }

  @Test("leads to other parts by their addresses")
  func otherParts() {
    #expect(onSite("[x](../Other.docc/Other.md)") == "[x](/documentation/other)")
    #expect(onSite("[x](../Other.docc/Deep.md#a-b)") == "[x](/documentation/other/deep#A-b)")
  }

  @Test("names a file that is not on the site")
  func files() {
    #expect(onSite("[the rules](../Rules.md#R-1)") == "the rules (`Documentation/Rules.md`)")
    #expect(onSite("[`Row.swift`](../../Examples/Row.swift)") == "`Row.swift`")
    #expect(onSite("[Rules.md](../Rules.md)") == "`Documentation/Rules.md`")
  }

  @Test("keeps links to the net, and all that is code")
  func untouched() {
    let text = """
      [net](https://swift.org)

          [code](../Rules.md)

      ```swift
      [code](../Rules.md)
      ```
      """
    #expect(onSite(text) == text)
  }

  @Test("has headings that links find by their name in the project")
  func headings() {
    let headings = Page.headings(in: "# Title\n\n## What it says, exactly\n\n### `plumb inspect --json`\n")
    #expect(headings["what-it-says-exactly"] == "What-it-says,-exactly")
    #expect(headings["plumb-inspect---json"] == "plumb-inspect-json")
    #expect(headings["title"] == nil)
  }
}
