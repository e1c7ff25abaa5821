import PlumbLayout
import Testing

@testable import PlumbText

@Suite("Whatever the text is, time and memory are bounded")
struct BoundsTests {
  private let squares = FontRequest(family: .squares, size: 10)

  @Test("ten million bytes are cut, and said to be")
  func long() {
    let text = shaped(String(repeating: "word ", count: 2_000_000))
    #expect(text.warnings == [.textCut(length: 10_000_000, kept: 1 << 20)])
    #expect(text.utf8.count == 1 << 20)
    let lines = text.layOut(width: 100, height: 1000)
    #expect(lines.size == CGSize(100, 1000))
    #expect(lines.isTruncated)
  }

  @Test("a million lines are cut to a hundred thousand")
  func newlines() {
    let text = shaped(String(repeating: "\n", count: 1_000_000))
    #expect(text.warnings == [.textCut(length: 1_000_000, kept: 100_000)])
    #expect(text.layOut(width: nil, height: nil).size == CGSize(0, 1_000_010))
    #expect(text.layOut(width: 10, height: 20).count == 2)
  }

  @Test("a text is not cut inside a scalar, and what is over goes from the later runs")
  func cutAtScalar() {
    let (runs, warning) = TextLimits.cut([
      TextRun(String(repeating: "a", count: (1 << 20) - 2), font: squares), TextRun("漢字", font: squares),
    ])
    #expect(runs.map(\.text.utf8.count) == [(1 << 20) - 2, 0])
    #expect(warning != nil)
  }

  @Test("a hundred thousand marks on one letter are one character")
  func marks() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(shaped(zalgo).layOut(width: 5, height: nil).size == CGSize(5, 10))
    let lines = shaped(zalgo, FontRequest(size: 17)).layOut(width: 5, height: nil)
    #expect(lines.count == 1)
  }

  @Test("a word of a hundred thousand letters is cut at every width")
  func longWord() {
    let text = shaped(String(repeating: "a", count: 100_000))
    #expect(text.layOut(width: 1000, height: nil).size == CGSize(1000, 10_000))
    #expect(text.layOut(width: 0, height: nil).count == 100_000)
    #expect(drawn(text.layOut(width: 50, height: nil, options: LineOptions(lineLimit: 1))) == ["aaaa…"])
  }

  @Test("deeply nested directions end")
  func embeddings() {
    let text = shaped(String(repeating: "\u{202B}a\u{202A}א", count: 2000))
    #expect(text.layOut(width: nil, height: nil).count == 1)
    #expect(text.layOut(width: nil, height: nil).lines[0].segments.count > 1)
  }

  @Test(
    "zero bytes, lone marks, controls and unassigned characters do no harm",
    arguments: [
      "a\u{0}b", "\u{301}", "\u{200D}", "\u{FEFF}", "\u{1}\u{7F}\u{9F}", "\u{10FFFF}\u{E0001}", "\u{FFFC}",
      "\u{AD}a\u{AD}",
      "\u{202E}abc", "\u{2066}\u{2069}", "\r\r\n\u{2028}\u{2029}\u{85}",
    ])
  func odd(text: String) {
    for font in [squares, FontRequest(size: 17)] {
      for width in [0, 10, nil] as [CGFloat?] {
        let lines = shaped(text, font).layOut(width: width, height: nil)
        #expect(lines.size.width.isFinite && lines.size.height > 0)
        #expect(lines.lines.count == lines.count)
      }
    }
  }

  @Test("numbers that are none are replaced")
  func numbers() {
    let text = library.shape([
      TextRun("ab cd", font: squares, tracking: .nan, kerning: .infinity, baselineOffset: -.infinity)
    ])
    let options = LineOptions(
      lineLimit: .min, minimumLines: .min, lineSpacing: .nan, minimumScaleFactor: -1, displayScale: 0)
    #expect(text.layOut(width: .nan, height: .nan, options: options).size == CGSize(50, 10))
    #expect(text.layOut(width: -5, height: -5, options: options).size.height <= 10)
    #expect(text.layOut(width: .infinity, height: .infinity).size == CGSize(50, 10))
    let many = LineOptions(minimumLines: .max)
    #expect(text.layOut(width: nil, height: nil, options: many).size.height == 1_000_000)
  }

  @Test("no run at all is an empty text")
  func noRuns() {
    let text = library.shape([])
    #expect(text.isEmpty)
    #expect(text.layOut(width: nil, height: nil).size.width == 0)
    #expect(
      library.shape([TextRun("", font: squares), TextRun("", font: squares)]).layOut(width: 0, height: 0).size
        == CGSize(0, 10))
  }
}
