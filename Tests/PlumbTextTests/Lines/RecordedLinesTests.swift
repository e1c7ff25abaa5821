import PlumbLayout
import Testing

@testable import PlumbText

/// Answers that were recorded on macOS for texts of 13 points, with advances that the recorded widths allow.
@Suite("Lines are filled as they were recorded")
struct RecordedLinesTests {
  /// Letters whose words have the recorded widths: "alp" up to 19, "al" up to 11, "alpha" up to 33 points and so on.
  private static let advances: [Character: CGFloat] = [
    "a": 7.1, "l": 3.5, "p": 8.0, "h": 7.2, "S": 8.6, "o": 8.0, "r": 5.1, "t": 4.8, " ": 3.7,
  ]

  private func text(_ string: String, advance: CGFloat? = nil) -> ShapedText {
    let utf8 = Array(string.utf8)
    var parts = ShapedParts()
    parts.utf8 = utf8
    let metrics = SystemFont.metrics(size: 13, style: .macOSSize)
    parts.styles = [ShapedText.RunStyle(metrics: metrics, baselineOffset: 0, attributes: 0)]
    for (byte, character) in string.enumerated() {
      let glyph = ShapedText.Glyph(id: 1, x: 0, y: 0, advance: 0, hasInk: true)
      parts.addCluster(
        byte: byte, glyphs: CollectionOfOne(glyph), advance: Self.advances[character] ?? advance ?? 7,
        isWhite: character == " ", startsCharacter: true)
    }
    parts.addPiece(face: .squares, size: 13, level: 0, run: 0, from: 0, byteEnd: parts.utf8.count)
    parts.addParagraph(from: 0, level: 0, run: 0, bytes: 0..<utf8.count) {
      $0 > 0 && utf8[$0 - 1] == 0x20 && utf8[$0] != 0x20
    }
    return ShapedText(parts, direction: .leftToRight, warnings: [])
  }

  /// Text, proposed width, and the recorded size (Recorded/Text.md#170).
  static let words: [(String, CGFloat?, CGFloat, CGFloat)] = [
    ("alpha", nil, 33, 16), ("alpha", 25, 19, 32), ("alpha", 20, 19, 32), ("alpha", 12, 11, 64),
    ("alpha", 5, 5, 80), ("Short", 21, 18, 32), ("Short", 18, 18, 32),
  ]

  @Test("a word that is too wide is broken inside", arguments: words.indices)
  func word(row: Int) {
    let (string, width, answer, height) = Self.words[row]
    let size = text(string).layOut(width: width, height: nil, options: LineOptions(displayScale: 2)).size
    #expect(size == CGSize(answer, height))
  }

  @Test("seven words of 43 characters are 37 lines where a line holds one of them (Recorded/Text.md#169)")
  func narrow() {
    let text = text("nnnnnn nnnnn nnnnn nnnnn nnnnn nnnnn nnnnnn", advance: 6.88)
    #expect(text.clusters.count == 43)
    func size(_ width: CGFloat?) -> CGSize { text.layOut(width: width, height: nil).size }
    #expect(size(5) == CGSize(5, 592))
    #expect(size(0) == CGSize(0, 592))
    #expect(size(nil).height == 16)
    #expect(size(1000) == size(nil) && size(.infinity) == size(nil))
    // The widest line with its space: six letters and a space.
    #expect(size(60) == CGSize(45, 112))
  }

  @Test("a limit of lines cuts the text to whole lines of 16 points, and 0 is 1 (Recorded/Text.md#172)")
  func limits() {
    let text = text(String(repeating: "alpha ", count: 12) + "alpha")
    func height(_ limit: Int, _ width: CGFloat?) -> CGFloat {
      text.layOut(width: width, height: nil, options: LineOptions(lineLimit: limit)).size.height
    }
    #expect([0, 1, 2, 3].map { height($0, 100) } == [16, 16, 32, 48])
    #expect(height(1, nil) == 16)
  }

  @Test("the least lines keep their room (Recorded/Text.md#173)")
  func reserved() {
    func size(_ least: Int, _ most: Int?) -> CGFloat {
      text("Hi").layOut(width: nil, height: nil, options: LineOptions(lineLimit: most, minimumLines: least))
        .size.height
    }
    #expect([size(3, 3), size(2, 3), size(3, nil)] == [48, 32, 48])
  }

  @Test("the first and the last line have their baselines at 13 and 29 (Recorded/Text.md#182)")
  func baselines() {
    let one = text("alpha").layOut(width: nil, height: nil)
    #expect([one.firstBaseline, one.lastBaseline] == [13, 13])
    let two = text("alpha").layOut(width: 25, height: nil)
    #expect([two.firstBaseline, two.lastBaseline] == [13, 29])
  }
}
