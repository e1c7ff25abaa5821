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

  @Test("a truncated text hugs what it shows")
  func hugs() {
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
}
