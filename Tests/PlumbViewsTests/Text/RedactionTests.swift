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

  @Test("a bar is as high as the capitals, and stands on the baseline (Recorded/Screens.md#Y98)")
  func height() throws {
    func bar(_ font: Font) throws -> CGRect {
      var stage = Stage(scale: 3, platform: .iOS)
      stage.fits = true
      let view = Text("Loading").font(font).redacted(reason: .placeholder)
      let shown = stage.show(AnyView(view), environment: EnvironmentValues())
      return try #require(shown.displayList().items.first).bounds
    }
    // 12.0 points at body, 10.5 at subheadline and 15.0 at 22 points, on baselines of 16.33, 14.33 and 21.
    for (font, height) in [(.body, 12), (.subheadline, 10.5), (.system(size: 21), 15)] as [(Font, CGFloat)] {
      #expect(abs(try bar(font).height - height) < 0.34)
    }
    #expect(abs(try bar(.body).maxY - 16.33) < 0.34)
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
