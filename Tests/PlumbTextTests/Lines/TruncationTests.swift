import PlumbLayout
import PlumbText
import Testing

@Suite("A text that is too long is cut with an ellipsis")
struct TruncationTests {
  /// Text, width in squares of 10 points, lines, and what is drawn.
  static let tails: [(String, CGFloat, Int, [String])] = [
    ("Hello, wonderful world", 110, 1, ["Hello, won…"]),
    // The space before the ellipsis is dropped.
    ("Alpha beta gamma", 120, 1, ["Alpha beta…"]), ("Alpha beta gamma", 110, 1, ["Alpha beta…"]),
    ("Alpha beta gamma", 100, 1, ["Alpha bet…"]), ("Alpha beta gamma", 70, 1, ["Alpha…"]),
    ("Alpha beta gamma", 70, 2, ["Alpha", "beta g…"]), ("Alpha beta gamma", 80, 2, ["Alpha", "beta ga…"]),
    // Nothing is cut when everything fits.
    ("Alpha", 50, 1, ["Alpha"]), ("Alpha beta", 50, 2, ["Alpha", "beta"]), ("Alpha ", 50, 1, ["Alpha"]),
    // Text that is hidden after a hard break shows itself too.
    ("a\nb", 100, 1, ["a…"]), ("a\nb\nc", .infinity, 2, ["a", "b…"]), ("\nb", 100, 1, ["…"]),
    // The ellipsis stays, however narrow it is.
    ("Alpha", 10, 1, ["…"]), ("Alpha", 0, 1, ["…"]),
    // 0 lines are 1.
    ("Alpha beta", 60, 0, ["Alpha…"]), ("Alpha beta", 60, -4, ["Alpha…"]),
    // A character of several scalars is not cut.
    ("ae\u{301}e\u{301}e\u{301}", 30, 1, ["ae\u{301}…"]), ("🇩🇪🇯🇵🇧🇷", 20, 1, ["🇩🇪…"]),
  ]

  @Test("the tail gives way", arguments: tails.indices)
  func tail(row: Int) {
    let (text, width, limit, expected) = Self.tails[row]
    let lines = shaped(text).layOut(width: width, height: nil, options: LineOptions(lineLimit: limit))
    #expect(drawn(lines) == expected)
    #expect(lines.isTruncated == expected.contains { $0.hasSuffix("…") })
  }

  @Test("the head or the middle gives way")
  func headAndMiddle() {
    func cut(_ truncation: LineOptions.Truncation, _ text: String, _ width: CGFloat, _ limit: Int = 1)
      -> [String]
    {
      drawn(
        shaped(text).layOut(
          width: width, height: nil, options: LineOptions(lineLimit: limit, truncation: truncation)))
    }
    #expect(cut(.head, "Alpha beta gamma", 70) == ["…gamma"])
    #expect(cut(.head, "Alpha beta gamma", 80, 2) == ["Alpha", "…a gamma"])
    #expect(cut(.middle, "Alpha beta gamma", 90) == ["Alph…amma"])
    #expect(cut(.middle, "Alpha", 10) == ["…"])
  }

  @Test("a truncated text is as wide as what it shows")
  func fitsWidestLine() {
    let lines = shaped("Alpha beta gamma").layOut(width: 119, height: nil, options: LineOptions(lineLimit: 1))
    #expect(lines.size == CGSize(110, 10))
  }

  @Test("a height that cuts lines off truncates the last one that stays")
  func height() {
    let lines = shaped("one two three four").layOut(width: 60, height: 25)
    #expect(drawn(lines) == ["one", "two t…"])
    #expect(lines.size.height == 20)
  }

  /// 13 points on macOS, rounded up to half a point.
  @Test(
    "the recorded widths are met", arguments: [(60, 58.5), (80, 73.5), (100, 99)] as [(CGFloat, CGFloat)])
  func recorded(width: CGFloat, answer: CGFloat) {
    let lines = shaped("Hello, wonderful world", FontRequest(size: 13, metrics: .macOSSize))
      .layOut(width: width, height: nil, options: LineOptions(lineLimit: 1))
    #expect(abs(lines.size.width - answer) <= 1)
    #expect(lines.size.height == 16)
  }

  @Test(
    "the space before the ellipsis is dropped at the recorded widths", arguments: [79, 81, 83] as [CGFloat])
  func recordedSpace(width: CGFloat) {
    let lines = shaped("Alpha beta gamma", FontRequest(size: 13, metrics: .macOSSize))
      .layOut(width: width, height: nil, options: LineOptions(lineLimit: 1))
    #expect(drawn(lines) == ["Alpha beta…"])
  }

  @Test("the ellipsis stands at the end of a right-to-left text, on the left")
  func rightToLeft() {
    let lines = shaped("אבגדה").layOut(width: 40, height: nil, options: LineOptions(lineLimit: 1))
    #expect(lines.line(0).segments.map(\.run.text) == ["…", "אבג"])
  }

  @Test("a text shrinks to fit before it is cut, down to the least scale")
  func shrinks() {
    let options = LineOptions(lineLimit: 1, minimumScaleFactor: 0.5)
    let shrunk = shaped("abcdefghij").layOut(width: 60, height: nil, options: options)
    #expect(!shrunk.isTruncated)
    #expect(abs(shrunk.scale - 0.6) < 0.002)
    #expect(shrunk.size.width <= 60)
    let cut = shaped("abcdefghij").layOut(width: 40, height: nil, options: options)
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.5)
    #expect(drawn(cut) == ["abcdefg…"])
    #expect(shaped("abc").layOut(width: 60, height: nil, options: options).scale == 1)
  }

  @Test("between two parts of one direction the ellipsis has that direction; at an end, the paragraph's")
  func mixedDirections() {
    func cut(_ text: String, _ width: CGFloat, _ truncation: LineOptions.Truncation) -> [String] {
      shaped(text).layOut(
        width: width, height: nil, options: LineOptions(lineLimit: 1, truncation: truncation)
      ).line(0).segments.map(\.run.text)
    }
    // From left to right. The Hebrew letters in the middle go the other way, and so does what is cut out of them.
    #expect(cut("a אבגדהו z", 80, .middle) == ["a ", "הו", "…", "א", " z"])
    #expect(cut("a אבגדה", 50, .tail) == ["a ", "אב", "…"])
    #expect(cut("אבגדה z", 50, .head) == ["z", "דה ", "…"])
    #expect(cut("אב abcdef", 60, .tail) == ["…", "ab", "אב "])
  }

  @Test(
    "no truncation cuts a character of several scalars, whatever its width",
    arguments: [
      "e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}e\u{301}\u{323}", "👩‍👩‍👧‍👦👍🏽🇯🇵🏳️‍🌈1️⃣👨🏿‍🚀", "क्षत्रिय हिन्दी शक्ति ज्ञान",
      "ไม่มีช่องว่างระหว่างคำ", "각나다라마바사",
      "مَرْحَبًا بِالْعَالَمِ",
    ])
  func graphemes(text: String) {
    let shaped = shaped(text, FontRequest(size: 17))
    let whole = shaped.layOut(width: nil, height: nil)
    for truncation in [LineOptions.Truncation.head, .middle, .tail] {
      for width in stride(from: 0, through: whole.size.width, by: 1.5) {
        let line = shaped.layOut(
          width: width, height: nil, options: LineOptions(lineLimit: 1, truncation: truncation)
        ).line(0)
        let shown = line.segmentsInReadingOrder.map(\.run.text).joined()
        let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 1 { continue }
        #expect(parts.count == 2, "\(shown)")
        // As lists of characters, the beginning and the end are those of the text.
        #expect(Array(text).starts(with: Array(parts[0])), "\(shown)")
        #expect(Array(text).reversed().starts(with: Array(parts[1]).reversed()), "\(shown)")
        #expect(line.width <= width + 0.01 || shown == "…", "\(shown) \(width)")
      }
    }
  }
}
