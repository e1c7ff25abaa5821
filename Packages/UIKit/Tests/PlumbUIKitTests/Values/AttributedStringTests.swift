import Foundation
import PlumbUIKit
import Testing

@Suite("Attributed strings") @MainActor struct AttributedStringTests {
  /// `NSAttributedString.init(_:)` and `AttributedString.init(_:)` of Apple's documentation.
  @Test("each kind of attributed text is made of the other, with its characters and links")
  func conversions() throws {
    var text = AttributedString("é and ")
    var link = AttributedString("here")
    link.link = URL(string: "https://example.org")
    text.append(link)
    let object = NSAttributedString(text)
    #expect(object.string == "é and here")
    #expect(object.attribute(.link, at: 0, effectiveRange: nil) == nil)
    #expect(object.attribute(.link, at: 7, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    let back = AttributedString(object)
    #expect(String(back.characters) == "é and here" && back.runs.compactMap(\.link).count == 1)
  }
}
