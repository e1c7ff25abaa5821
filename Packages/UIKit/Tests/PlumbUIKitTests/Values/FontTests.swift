import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("UIFont") @MainActor struct FontTests {
  /// What other tests have shown is not the surroundings of these.
  init() { Stage().announce() }

  @Test("has the measures of the font that texts are drawn with")
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    // iOS: ascent 0.952148 em, descent 0.241211 em (Rules/Fonts.md#R-122).
    #expect(abs(font.lineHeight - 17 * 1.193359) < 0.001)
    #expect(abs(font.ascender + font.descender.magnitude - font.lineHeight) < 0.001)
    #expect(font.descender < 0)
    #expect(font.pointSize == 17 && font.withSize(20).pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
  }

  @Test("of a text style grows with the size of text that the traits say")
  func styles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    let grown = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: large)
    #expect(abs(grown - 53) < 1e-9)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10)).pointSize == 10)
  }

  @Test("takes a design and traits from a descriptor")
  func descriptor() {
    let base = UIFont.preferredFont(forTextStyle: .largeTitle)
    let rounded = base.fontDescriptor.withDesign(.rounded)?.withSymbolicTraits(.traitBold)
    let font = UIFont(descriptor: rounded ?? base.fontDescriptor, size: 0)
    #expect(font.pointSize == 34)
    #expect(font.fontName == ".SFUIRounded-Bold")
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test("of a name of iOS is a stand-in, and of an unknown name nil")
  func names() {
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 14)?.fontName == ".SFUI-Semibold")
    #expect(UIFont(name: "Georgia-BoldItalic", size: 14)?.fontName == ".NewYork-BoldItalic")
    #expect(UIFont(name: "Menlo-Regular", size: 14)?.fontName == ".SFMono-Regular")
    #expect(UIFont(name: "Nobody's Font", size: 14) == nil)
  }

  @Test("measures strings, which take more lines in less room")
  func strings() {
    let squares = [NSAttributedString.Key.font: UIFont(name: "PlumbSquares", size: 10)!]
    #expect("abc".size(withAttributes: squares) == CGSize(width: 30, height: 10))
    #expect(NSAttributedString(string: "abcd", attributes: squares).size().width == 40)
    let bound = CGSize(width: 35, height: CGFloat.greatestFiniteMagnitude)
    let rect = "abc abc abc".boundingRect(
      with: bound, options: .usesLineFragmentOrigin, attributes: squares, context: nil)
    #expect(rect.height == 30)
    #expect(
      "abc abc abc".boundingRect(with: bound, options: [], attributes: squares, context: nil).height == 10)
  }

  @Test("a text is drawn from its baseline, unless the options say that lines have an origin")
  func baselines() throws {
    let squares = [NSAttributedString.Key.font: UIFont(name: "PlumbSquares", size: 10)!]
    func rows(_ options: NSStringDrawingOptions, _ text: some Any) throws -> [Int] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { _ in
        let rect = CGRect(x: 0, y: 20, width: 20, height: 20)
        if let text = text as? NSAttributedString { text.draw(with: rect, options: options, context: nil) }
        if let text = text as? String {
          text.draw(with: rect, options: options, attributes: squares, context: nil)
        }
      }
      let pixels = try #require(image.cgImage)
      let bytes = try [UInt8](#require(pixels.dataProvider?.data.map { Data(referencing: $0) }))
      let rows = (0..<pixels.height).filter { row in
        (0..<pixels.width).contains { bytes[row * pixels.bytesPerRow + $0 * 4 + 3] > 0 }
      }
      return try [#require(rows.first), #require(rows.last)].map { $0 * 40 / pixels.height }
    }
    for text in ["a", NSAttributedString(string: "a", attributes: squares)] as [Any] {
      #expect(try rows(.usesLineFragmentOrigin, text).first! >= 20)
      #expect(try rows([], text).first! < 20)
    }
  }

  @Test("is a font of SwiftUI's with the same size")
  func swiftUI() {
    let view = TestedView(proposing: nil, nil) {
      Text("abc").font(Font(UIFont(name: "PlumbSquares", size: 20)!))
    }
    #expect(view.size == CGSize(width: 60, height: 20))
  }
}
