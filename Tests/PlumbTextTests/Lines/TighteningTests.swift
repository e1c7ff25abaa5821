import PlumbLayout
import Testing

@testable import PlumbText

@Suite("A line that is a little too long is tightened")
struct TighteningTests {
  private func lines(
    _ text: String, _ width: CGFloat, lineLimit: Int? = 1, height: CGFloat? = nil, least: CGFloat = 1
  ) -> TextLines {
    shaped(text).layOut(
      width: width, height: height,
      options: LineOptions(lineLimit: lineLimit, minimumScaleFactor: least, allowsTightening: true))
  }

  @Test("up to a twentieth wider than the line, characters move together by the same distance")
  func tightens() {
    // Twenty squares of 10 points into 191 points: each 0.45 points nearer.
    let tight = lines("abcdefghijklmnopqrst", 191)
    #expect(!tight.isTruncated)
    #expect(tight.size == CGSize(191, 10))
    let glyphs = tight.line(0).segments[0].run.glyphs
    #expect(abs(glyphs[1].position.x - 9.55) < 1e-4)
    #expect(abs(glyphs[19].position.x - 19 * 9.55) < 1e-3)
    #expect(abs(tight.line(0).width - 191) < 1e-9)
    #expect(abs(tight.caret(atUTF8Offset: 10).x - 95.5) < 1e-6)
  }

  @Test("a text that is wider than that is truncated, and one that fits is left alone")
  func bounds() {
    #expect(lines("abcdefghijklmnopqrst", 190).isTruncated)
    #expect(drawn(lines("abcdefghijklmnopqrst", 190)) == ["abcdefghijklmnopqr…"])
    #expect(lines("abcdefghijklmnopqrst", 200).ranges[0].tightening == 0)
    let untold = shaped("abcdefghijklmnopqrst").layOut(
      width: 195, height: nil, options: LineOptions(lineLimit: 1))
    #expect(untold.isTruncated)
  }

  @Test("only the last line is tightened, and only when it would be truncated")
  func lastLine() {
    let two = lines("aaaa bbbbbbbbbb cccccccccc", 205, lineLimit: 2)
    #expect(drawn(two) == ["aaaa bbbbbbbbbb", "cccccccccc"])
    let limited = lines("aaaa bbbbbbbbbb cccccccccc dddddddd", 191, lineLimit: 2)
    #expect(drawn(limited) == ["aaaa bbbbbbbbbb", "cccccccccc dddddddd"])
    #expect(limited.ranges.map { $0.tightening < 0 } == [false, false])
    let tall = lines("aaaa bbbbbbbbbb cccccccccc ddddddddd", 191, lineLimit: nil, height: 25)
    #expect(drawn(tall) == ["aaaa bbbbbbbbbb", "cccccccccc ddddddddd"])
    #expect(tall.ranges.map { $0.tightening < 0 } == [false, true])
    #expect(!tall.isTruncated)
  }

  @Test("text behind a hard break is not moved together with what is before it")
  func hardBreaks() { #expect(lines("abc\ndef", 200).isTruncated) }

  @Test("a text is tightened before it is made smaller")
  func beforeScaling() {
    #expect(lines("abcdefghijklmnopqrst", 191, least: 0.5).scale == 1)
    let both = lines("abcdefghijklmnopqrst", 95, least: 0.45)
    #expect(!both.isTruncated)
    // 200 points times the scale, 1.05 times as wide as 95.
    #expect(abs(both.scale - 0.49875) < 0.001)
  }
}
