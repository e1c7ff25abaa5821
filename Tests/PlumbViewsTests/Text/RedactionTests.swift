import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Redaction")
struct RedactionTests {
  /// What a view draws: "text" for letters, "bar" for a filled shape.
  private func marks<Content: View>(@ViewBuilder _ view: () -> Content) -> [String] {
    func marks(_ items: [DisplayItem]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .glyphs: ["text"]
        case .fill(let path, _, _): ["bar \(Int(path.boundingRect.width))"]
        case .group(_, let items): marks(items)
        default: []
        }
      }
    }
    return marks(TestedView(proposing: 40, 100, view).displayList.items)
  }

  @Test("a placeholder has a bar as wide as each line, and no letters")
  func placeholder() {
    #expect(marks { Text("abc de").redacted(reason: .placeholder) } == ["bar 30", "bar 20"])
  }

  @Test("views can be taken out, and other reasons leave letters as they are")
  func exceptions() {
    #expect(marks { Text("ab").unredacted().redacted(reason: .placeholder) } == ["text"])
    #expect(marks { Text("ab").redacted(reason: .invalidated) } == ["text"])
    #expect(marks { Text("ab").redacted(reason: .privacy) } == ["text"])
  }

  @Test("what is sensitive is hidden where others look on")
  func sensitive() {
    #expect(marks { Text("ab").privacySensitive().redacted(reason: .privacy) } == ["bar 20"])
    #expect(marks { Text("ab").privacySensitive() } == ["text"])
    #expect(marks { Text("ab").privacySensitive(false).redacted(reason: .privacy) } == ["text"])
  }
}
