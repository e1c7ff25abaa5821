import Testing

@testable import PlumbSource

@Suite("Previews in a file's text")
struct WrittenPreviewTests {
  private func names(_ text: String) -> [String] {
    WrittenPreview.all(in: text, of: "Sources/Card.swift").map(\.name)
  }

  @Test("have their literal name, and otherwise their file and line")
  func names() {
    #expect(names("import SwiftUI\n\n#Preview(\"Ace\", traits: .sizeThatFitsLayout) { Card() }") == ["Ace"])
    #expect(
      names("#Preview { Card() }\n#Preview(traits: .sizeThatFitsLayout) { Card() }") == [
        "Card.swift:1", "Card.swift:2",
      ])
    #expect(names("let a = \"\"\"\n\n\"\"\"\n#Preview(\"a\\(1)\") { Card() }") == ["Card.swift:4"])
    #expect(
      names("#Preview(\"\") { Card() }\n#Preview(#\"a\"#) { Card() }") == ["Card.swift:1", "Card.swift:2"])
  }

  @Test("of a provider have the name of its type")
  func providers() {
    #expect(
      names("struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }") == [
        "Card_Previews"
      ])
    #expect(names("enum A: Sendable, SwiftUI.PreviewProvider {}") == ["A"])
    #expect(names("func f(_ a: some PreviewProvider) {}") == [])
  }

  @Test("in comments and strings are none")
  func noPreviews() {
    #expect(names("// #Preview(\"A\") {}\nlet a = \"#Preview\" /* PreviewProvider */") == [])
  }
}
