import PlumbLayout
import PlumbText
import Testing

@Suite("Lines of squares can be counted")
struct LayOutTests {
  /// Text, proposed width, and the answer for squares of 10 points.
  static let sizes: [(String, CGFloat?, CGFloat, CGFloat)] = [
    ("abc", nil, 30, 10), ("abc", .infinity, 30, 10), ("abc", 30, 30, 10),
    // A word is cut when it does not fit, and one character always fits.
    ("abc", 29, 20, 20), ("abc", 10, 10, 30), ("abc", 5, 5, 30), ("abc", 0, 0, 30),
    // The text is as wide as its widest line, with its trailing space.
    ("ab cd", 45, 30, 20), ("ab cd", 30, 30, 20), ("ab cd", 20, 20, 20), ("ab cd", 25, 25, 20),
    ("ab cd", 10, 10, 40), ("a b", 0, 0, 20), ("a\nb", nil, 10, 20), ("a\r\nbb", nil, 20, 20),
    ("a\n", nil, 10, 20),
    ("", nil, 0, 10), ("", 0, 0, 10), ("  ", nil, 20, 10),
  ]

  @Test("a text is as wide as its widest line", arguments: sizes.indices)
  func fitsWidestLine(row: Int) {
    let (text, width, answer, height) = Self.sizes[row]
    let lines = shaped(text).layOut(width: width, height: nil)
    #expect(lines.size == CGSize(answer, height), "\(text) at \(width ?? .nan): \(drawn(lines))")
  }

  @Test("a soft hyphen shows itself at the end of a line only, and needs room")
  func softHyphens() {
    func lines(_ width: CGFloat?, _ font: FontRequest) -> [String] {
      shaped("auto\u{AD}mobil", font).layOut(width: width, height: nil).lines.map {
        $0.segments.map(\.run.text).joined().filter { $0 != "\u{AD}" }
      }
    }
    let squares = FontRequest(family: .squares, size: 10)
    #expect(lines(nil, squares) == ["automobil"])
    #expect(lines(90, squares) == ["automobil"])
    #expect(lines(89, squares) == ["auto-", "mobil"])
    #expect(lines(50, squares) == ["auto-", "mobil"])
    #expect(shaped("auto\u{AD}mobil").layOut(width: 89, height: nil).size == CGSize(50, 20))
    #expect(lines(70, FontRequest(size: 17)) == ["auto-", "mobil"])
    #expect(lines(nil, FontRequest(size: 17)) == ["automobil"])
  }

  @Test("lines end at spaces")
  func breaks() {
    #expect(
      drawn(shaped("one two three four").layOut(width: 80, height: nil)) == ["one two", "three", "four"])
  }

  @Test(
    "a height holds whole lines, and at least one",
    arguments: [(0, 1), (9, 1), (19, 1), (20, 2), (35, 3), (90, 3)])
  func height(_ height: Int, lines: Int) {
    let result = shaped("a\nb\nc").layOut(width: nil, height: CGFloat(height))
    #expect(result.count == lines)
    #expect(result.isTruncated == (lines < 3))
  }
}

@Suite("Options change the lines")
struct LineOptionsTests {
  @Test("alignment moves the shorter lines inside the width of the widest line, by what can be seen of them")
  func alignment() {
    func starts(_ alignment: LineOptions.Alignment, _ direction: TextDirection = .leftToRight) -> [CGFloat] {
      let font = FontRequest(family: .squares, size: 10)
      return library.shape([TextRun("abcd ef", font: font)], direction: direction)
        .layOut(width: 40, height: nil, options: LineOptions(alignment: alignment)).lines.map(\.origin.x)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0, 10])
    #expect(starts(.trailing) == [0, 20])
    #expect(starts(.leading, .rightToLeft) == [0, 20])
    #expect(starts(.trailing, .rightToLeft) == [0, 0])
  }

  @Test("lines are reserved, and a limit of lines does not take them away")
  func minimumLines() {
    let options = LineOptions(lineLimit: 3, minimumLines: 3, lineSpacing: 2)
    let lines = shaped("Hi").layOut(width: nil, height: nil, options: options)
    #expect(lines.size == CGSize(20, 34))
    #expect(lines.count == 1)
    #expect(lines.lastBaseline == 8)
  }

  @Test("line spacing goes between lines only")
  func lineSpacing() {
    let options = LineOptions(lineSpacing: 5)
    #expect(shaped("a\nb\nc").layOut(width: nil, height: nil, options: options).size.height == 40)
    #expect(shaped("a").layOut(width: nil, height: nil, options: options).size.height == 10)
  }

  @Test("a line is as tall as its tallest run, on one baseline")
  func mixedSizes() {
    let text = library.shape([
      TextRun("a", font: FontRequest(family: .squares, size: 10)),
      TextRun("b", font: FontRequest(family: .squares, size: 20)),
    ])
    let lines = text.layOut(width: nil, height: nil)
    #expect(lines.size == CGSize(30, 20))
    #expect(lines.line(0).segments.map(\.origin.y) == [16, 16])
    let wrapped = text.layOut(width: 20, height: nil)
    #expect(wrapped.size == CGSize(20, 30))
    #expect([wrapped.firstBaseline, wrapped.lastBaseline] == [8, 26])
    #expect([wrapped.firstMetrics.ascent, wrapped.lastMetrics.ascent] == [8, 16])
  }

  @Test("a baseline offset lifts its run and makes the line taller")
  func baselineOffset() {
    let font = FontRequest(family: .squares, size: 10)
    let text = library.shape([TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 4)])
    let lines = text.layOut(width: nil, height: nil)
    #expect(lines.size == CGSize(20, 14))
    #expect(lines.line(0).segments.map(\.origin.y) == [12, 8])
  }

  @Test("an attachment takes its room, and its line is as tall as it")
  func attachment() {
    let font = FontRequest(family: .squares, size: 10)
    let text = library.shape([
      TextRun("a", font: font),
      TextRun(TextAttachment(width: 25, ascent: 20, descent: 5), font: font, attributes: 3),
      TextRun("b c", font: font),
    ])
    let lines = text.layOut(width: nil, height: nil)
    #expect(lines.size == CGSize(65, 25))
    let segment = lines.line(0).segments[1]
    #expect(segment.run.glyphs.isEmpty)
    #expect(segment.attributes == 3)
    #expect(segment.origin == CGPoint(x: 10, y: 20))
    #expect(segment.width == 25)
    let system = library.shape([TextRun(TextAttachment(width: 25, ascent: 20), font: FontRequest(size: 17))])
    #expect(system.layOut(width: nil, height: nil).size == CGSize(25, 20))
  }

  @Test("the width goes up to the pixel")
  func pixels() {
    let text = shaped("abc", FontRequest(family: .squares, size: 10.1))
    func width(_ scale: CGFloat) -> CGFloat {
      text.layOut(width: nil, height: nil, options: LineOptions(displayScale: scale)).size.width
    }
    let third: CGFloat = 91.0 / 3
    #expect([width(1), width(2), width(3)] == [31, 30.5, third])
  }

  @Test("a text that is given the width that it answered has the same lines")
  func idempotent() {
    let text = shaped("The quick brown fox jumps over the lazy dog", FontRequest(size: 17))
    for width in stride(from: 0, through: 400, by: 1.5) {
      let first = text.layOut(width: width, height: nil)
      let again = text.layOut(width: first.size.width, height: first.size.height)
      #expect(again.size == first.size, "\(width)")
      #expect(drawn(again) == drawn(first), "\(width)")
    }
  }
}
