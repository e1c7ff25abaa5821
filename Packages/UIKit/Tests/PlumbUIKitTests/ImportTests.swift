import PlumbUIKit
import Testing

@Suite("The module UIKit")
struct UIKitImportTests {
  @Test("brings Foundation along")
  func foundation() {
    #expect(URL(string: "https://example.org")?.host() == "example.org")
  }
}
