import PlumbCompanions
import Testing

@Suite("The companions")
struct CompanionImportTests {
  @Test("brings Foundation along")
  func foundation() {
    #expect(URL(string: "https://example.org")?.host() == "example.org")
  }
}
