import PlumbLayout
import Testing

@testable import PlumbText

@Suite("A text is shaped once")
struct ShapingTests {
  @Test("proposing other widths shapes nothing, and the same text is remembered")
  func counts() {
    let library = FontLibrary()
    let run = TextRun("The quick brown fox jumps over the lazy dog", font: FontRequest(size: 17))
    let text = library.shape([run])
    #expect(library.shapings == 1)
    for width in 0..<500 { _ = text.layOut(width: CGFloat(width), height: nil).lines }
    #expect(library.shape([run]) === text)
    #expect(library.shapings == 1)
    _ = library.shape([run], direction: .rightToLeft)
    #expect(library.shapings == 2)
    #expect(library.memory.texts == 2)
    library.forgetTexts()
    #expect(library.memory.texts == 0 && library.memory.bytes == 0)
    _ = library.shape([run])
    #expect(library.shapings == 3)
  }

  @Test("the memory of texts stays within its bounds, and keeps what is used")
  func memory() {
    let library = FontLibrary()
    let squares = FontRequest(family: .squares, size: 10)
    let kept = library.shape([TextRun("kept", font: squares)])
    var isKept = true
    for number in 0..<20_000 {
      _ = library.shape([TextRun("\(number)", font: squares)])
      if number % 1000 == 0, library.shape([TextRun("kept", font: squares)]) !== kept { isKept = false }
    }
    #expect(isKept)
    #expect(library.memory.texts <= 16_384)
    #expect(library.memory.bytes <= 40 << 20)
  }

  /// Text, and the face that draws its first character.
  static let faces: [(String, String)] = [
    ("Hello", "Inter-Regular"), ("Ελλάδα", "Inter-Regular"), ("Привет", "Inter-Regular"),
    ("مرحبا", "NotoSansArabic-Regular"), ("שלום", "NotoSansHebrew-Regular"),
    ("नमस्ते", "NotoSansDevanagari-Regular"),
    ("สวัสดี", "NotoSansThai-Regular"), ("こんにちは", "NotoSansCJKjp-Regular"), ("안녕", "NotoSansCJKkr-Regular"),
    ("漢字かな", "NotoSansCJKjp-Regular"), ("😀", "NotoColorEmoji"), ("🇩🇪", "NotoColorEmoji"),
    ("👨‍👩‍👧‍👦", "NotoColorEmoji"),
    ("বাংলা", "NotoSansBengali-Regular"), ("ქართული", "NotoSansGeorgian-Regular"),
    ("བོད", "NotoSerifTibetan-Regular"),
    ("☺", "NotoSansSymbols-Regular"),
  ]

  @Test("every script finds its font", arguments: faces.indices)
  func scripts(row: Int) {
    let (text, face) = Self.faces[row]
    let segments = shaped(text, FontRequest(size: 17)).layOut(width: nil, height: nil).line(0).segments
    #expect(Set(segments.map(\.run.font.name)) == [face])
    #expect(!segments.isEmpty && segments.allSatisfy { $0.run.glyphs.allSatisfy { $0.id != 0 } })
  }

  @Test(
    "Han characters have the shape of the language that is asked for",
    arguments: [
      ("ja", "NotoSansCJKjp-Regular"), ("zh-cn", "NotoSansCJKsc-Regular"),
      ("zh-tw", "NotoSansCJKtc-Regular"),
    ])
  func han(language: String, face: String) {
    let text = library.shape([TextRun("直", font: FontRequest(size: 17))], language: language)
    #expect(text.layOut(width: nil, height: nil).line(0).segments[0].run.font.name == face)
  }

  @Test("weights, italics and the display cut lead to their own faces")
  func weights() {
    func face(_ font: FontRequest) -> String {
      shaped("a", font).layOut(width: nil, height: nil).line(0).segments[0].run.font.name
    }
    #expect(face(FontRequest(size: 19, weight: 600)) == "Inter-SemiBold")
    #expect(face(FontRequest(size: 17, weight: 100)) == "Inter-Thin")
    #expect(face(FontRequest(size: 17, weight: 900, isItalic: true)) == "Inter-BlackItalic")
    #expect(face(FontRequest(size: 20)) == "InterDisplay-Regular")
    #expect(face(FontRequest(family: .serif, size: 20, weight: 700)) == "NotoSerif-Bold")
  }

  @Test("an arrow of two characters stays two characters")
  func arrow() {
    func glyphs(_ text: String) -> [UInt32] { shaped(text, FontRequest(size: 17)).glyphs.map(\.id) }
    #expect(glyphs("->") == glyphs("-") + glyphs(">"))
  }

  @Test("an emoji sequence is one character")
  func emoji() {
    for text in ["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "1️⃣", "❤️"] {
      let clusters = shaped(text, FontRequest(size: 17)).breakable.clusters
      #expect(clusters.filter(\.startsCharacter).count == 1, "\(text)")
    }
  }

  @Test("mixed directions are drawn in visual order")
  func bidi() {
    func order(_ text: String, _ direction: TextDirection = .leftToRight) -> [String] {
      let font = FontRequest(family: .squares, size: 10)
      return drawn(
        library.shape([TextRun(text, font: font)], direction: direction).layOut(width: nil, height: nil))
    }
    #expect(order("abc אבג def") == ["abc אבג def"])
    // The number keeps its direction inside the Hebrew, and the Hebrew pieces change places.
    #expect(order("אבג 123 דהו") == [" דהו123אבג "])
    #expect(order("אבג abc") == ["abcאבג "])
    // Without a letter the base direction decides where the number and the mark go.
    #expect(order("12!") == ["12!"])
    #expect(order("12!", .rightToLeft) == ["!12"])
  }

  @Test("the glyphs of a right-to-left run go from the right")
  func rightToLeftGlyphs() {
    let run = shaped("אבג").layOut(width: nil, height: nil).line(0).segments[0].run
    #expect(run.isRightToLeft)
    #expect(run.text == "אבג")
    #expect(run.glyphs.map(\.position.x) == [0, 10, 20])
    #expect(run.glyphs.map(\.cluster) == [4, 2, 0])
  }

  @Test("Arabic letters stay joined where the attributes change")
  func joining() {
    let font = FontRequest(size: 17)
    let whole = library.shape([TextRun("سلام", font: font)])
    let halves = library.shape([TextRun("سل", font: font), TextRun("ام", font: font, attributes: 1)])
    let isolated = library.shape([TextRun("س", font: font)])
    #expect(Set(whole.glyphs.map(\.id)).contains(halves.glyphs[0].id))
    #expect(halves.glyphs[0].id != isolated.glyphs[0].id)
  }

  @Test("attributes come back with their stretch of the line")
  func attributes() {
    let font = FontRequest(family: .squares, size: 10)
    let text = library.shape([
      TextRun("ab", font: font, attributes: 7), TextRun("c d", font: font, attributes: 8),
    ])
    let segments = text.layOut(width: 30, height: nil).lines.flatMap(\.segments)
    #expect(segments.map(\.run.text) == ["ab", "c", "d"])
    #expect(segments.map(\.attributes) == [7, 8, 8])
    #expect(segments.map(\.origin) == [CGPoint(x: 0, y: 8), CGPoint(x: 20, y: 8), CGPoint(x: 0, y: 18)])
    #expect(segments.map(\.width) == [20, 10, 10])
  }

  @Test("tracking and kerning widen every character, and the tab is 28 points wide")
  func spacing() {
    let font = FontRequest(family: .squares, size: 10)
    func width(_ run: TextRun) -> CGFloat { library.shape([run]).layOut(width: nil, height: nil).size.width }
    #expect(width(TextRun("abc", font: font, tracking: 2)) == 36)
    #expect(width(TextRun("abc", font: font, tracking: 2, kerning: -1)) == 33)
    #expect(width(TextRun("abc", font: font, tracking: -20)) == 0)
    #expect(width(TextRun("\t", font: FontRequest(size: 17))) == 28)
  }

  @Test("tracking takes ligatures apart, kerning does not")
  func ligatures() {
    let font = FontRequest(family: .serif, size: 17)
    #expect(library.shape([TextRun("ffi", font: font)]).glyphs.count == 1)
    #expect(library.shape([TextRun("ffi", font: font, kerning: 1)]).glyphs.count == 1)
    #expect(library.shape([TextRun("ffi", font: font, tracking: 1)]).glyphs.count == 3)
  }

  @Test("equal input gives equal glyphs in another library")
  func deterministic() {
    let run = TextRun("Hello, мир, 漢字 😀 سلام", font: FontRequest(size: 17))
    let one = library.shape([run]).layOut(width: 90, height: nil).lines
    let other = FontLibrary().shape([run]).layOut(width: 90, height: nil).lines
    #expect(one == other)
  }
}
