import PlumbLayout
import Testing

@testable import PlumbText

@Suite("The system font has its recorded measures")
struct SystemFontTests {
  /// Text style sizes, and the height of one line at 1, 2 and 3 pixels a point; 1x is recorded for all.
  static let textStyles: [(size: CGFloat, at1: CGFloat, at2: CGFloat, at3: CGFloat)] = [
    (34, 41, 41, 122 / 3), (28, 34, 33.5, 101 / 3), (22, 27, 26.5, 79 / 3), (20, 24, 24, 24),
    (17, 21, 20.5, 61 / 3),
    (16, 20, 19.5, 58 / 3), (15, 18, 18, 18), (13, 16, 16, 47 / 3), (12, 15, 14.5, 43 / 3),
    (11, 14, 13.5, 40 / 3),
  ]

  @Test("every text style of iOS is as tall as recorded", arguments: textStyles.indices)
  func heights(row: Int) {
    let (size, at1, at2, at3) = Self.textStyles[row]
    let text = shaped("Hello", FontRequest(size: size))
    let measured = [1, 2, 3].map { scale in
      text.layOut(width: nil, height: nil, options: LineOptions(displayScale: scale)).size.height
    }
    for (index, recorded) in [at1, at2, at3].enumerated() {
      #expect(abs(measured[index] - recorded) < 1e-9, "\(size) pt")
    }
  }

  @Test("the text styles of macOS have the recorded heights and baselines")
  func macOSStyles() {
    let recorded: [(CGFloat, CGFloat, CGFloat)] = [
      (26, 31, 25), (22, 26, 21), (17, 20.5, 16), (15, 19, 15), (13, 16, 13), (12, 15, 12), (11, 14, 11),
      (10, 13, 10),
    ]
    let measured = recorded.map { row in
      let lines = shaped("Hello", FontRequest(size: row.0, metrics: .macOSTextStyle)).layOut(
        width: nil, height: nil)
      return [row.0, lines.size.height, lines.firstBaseline]
    }
    #expect(measured == recorded.map { [$0.0, $0.1, $0.2] })
  }

  @Test("a size on macOS is 16 tall for 13 points, 20 for 17 and 30 for 26, at every scale")
  func macOSSizes() {
    for (size, height, baseline) in [(13, 16, 13), (17, 20, 16), (26, 30, 25)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      for scale in [1, 2, 3] as [CGFloat] {
        let lines = shaped("Hello", FontRequest(size: size, metrics: .macOSSize))
          .layOut(width: nil, height: nil, options: LineOptions(displayScale: scale))
        #expect([lines.size.height, lines.firstBaseline] == [height, baseline], "\(size) pt at \(scale)x")
      }
    }
  }

  @Test("three lines of 13 points are 48 tall, with the last baseline at 45")
  func severalLines() {
    let lines = shaped("a\nb\nc", FontRequest(size: 13, metrics: .macOSSize)).layOut(width: nil, height: nil)
    #expect([lines.size.height, lines.firstBaseline, lines.lastBaseline] == [48, 13, 45])
  }

  @Test("an empty text of macOS is 0 wide and 14 tall, with its baseline at 11")
  func empty() {
    let lines = shaped("", FontRequest(size: 13, metrics: .macOSSize)).layOut(width: nil, height: nil)
    #expect(lines.size == CGSize(0, 14))
    #expect(lines.firstBaseline == 11)
    #expect(shaped("", FontRequest(size: 17)).layOut(width: 0, height: 0).size == CGSize(0, 20.5))
  }

  @Test("the gaps beside a text of 13 points come out as recorded")
  func gaps() {
    let metrics = shaped("x", FontRequest(size: 13, metrics: .macOSSize)).layOut(width: nil, height: nil)
      .lastMetrics
    let tall = metrics.ascent + metrics.descent
    let tenth = (0.1 * tall * 2).rounded(.up) / 2
    #expect(abs(tall + tenth - metrics.ascent - 4.742) < 0.002)
    #expect(abs(tall + tenth - metrics.capHeight - 8.151) < 0.002)
  }

  /// Widths of 13 points on macOS, rounded up to half a point.
  static let recordedWidths: [(String, CGFloat)] = [
    ("A", 9), ("Another", 48.5), ("BR", 17), ("Bottom", 44.5), ("C", 9.5), ("Constrained", 74),
    ("Custom Pad", 73.5),
    ("Deep", 32), ("Detail", 35), ("Double Padded", 93), ("First", 27), ("Footer", 39.5), ("Full Width", 61),
    ("Group 1 - B", 69), ("Group 2 - B", 70.5), ("Header", 44.5), ("Item 1", 36.5), ("Item 3", 38.5),
    ("Item 5", 38.5), ("Left", 24), ("Mid", 22.5), ("Padded", 46.5), ("Second", 46), ("Status", 39),
    ("TL", 15.5),
    ("Title", 26.5), ("TopLeading", 70.5), ("X", 9), ("v1.0", 24), ("Hello, world 0123", 105.5),
    ("Hello, world", 72),
    ("alpha", 33), ("Third", 31.5), ("Short", 33.5), ("A longer text", 77.5), ("hi", 11), ("Hi", 13),
    ("iiii", 13),
  ]

  /// 0.71 % and 0.24 points when this was written, at most 1 point ("Full Width").
  @Test("the recorded widths are met with a mean error under 1.2 %")
  func widths() {
    let errors = Self.recordedWidths.map { text, width in
      let measured = shaped(text, FontRequest(size: 13, metrics: .macOSSize)).layOut(width: nil, height: nil)
        .size.width
      return (text: text, points: measured - width, part: abs(measured - width) / width)
    }
    let mean = errors.map(\.part).reduce(0, +) / CGFloat(errors.count)
    let worst = errors.max { abs($0.points) < abs($1.points) }!
    #expect(mean < 0.012)
    #expect(abs(worst.points) <= 1.2)
  }

  /// Text, proposed width, and the recorded answer, whose width depends on where the outlines come from.
  static let wrapped: [(String, CGFloat, CGSize)] = [
    ("alpha", 25, CGSize(19, 32)), ("alpha", 20, CGSize(19, 32)), ("alpha", 12, CGSize(11, 64)),
    ("alpha", 5, CGSize(5, 80)), ("Short", 21, CGSize(18, 32)), ("Short", 18, CGSize(18, 32)),
  ]

  @Test("words are cut where they were recorded to be", arguments: wrapped.indices)
  func cutWords(row: Int) {
    let (text, width, answer) = Self.wrapped[row]
    let size = shaped(text, FontRequest(size: 13, metrics: .macOSSize)).layOut(width: width, height: nil).size
    #expect(size.height == answer.height)
    #expect(abs(size.width - answer.width) <= 0.5)
  }

  @Test("reserved lines are as tall as recorded")
  func reserved() {
    let options = LineOptions(lineLimit: 3, minimumLines: 3)
    let text = shaped("Hi", FontRequest(size: 13, metrics: .macOSSize))
    #expect(text.layOut(width: nil, height: nil, options: options).size == CGSize(13, 48))
  }

  @Test("other sizes are within 1.5 % of their recorded widths")
  func otherSizes() {
    let recorded: [(String, CGFloat, Int, CGFloat, CGFloat)] = [
      ("Hello, world!", 17, 400, 94.667, 3), ("Color & Shape & Image", 17, 400, 176.667, 3),
      ("OpenSwiftUI Example", 28, 400, 263.667, 3), ("Hello, world", 11, 400, 62.5, 2),
      ("Hello, world 0123", 26, 400, 193.5, 2), ("Hello, world 0123", 22, 400, 164.5, 2),
      ("Hello, world 0123", 17, 400, 132, 2), ("Hello, world 0123", 15, 400, 119, 2),
      ("Hello, world 0123", 13, 700, 113, 2), ("Hello, world 0123", 11, 400, 91.5, 2),
      ("Hello, world 0123", 12, 400, 98.5, 2), ("Hello, world 0123", 10, 400, 84, 2),
      ("Hello, world 0123", 10, 500, 86, 2),
    ]
    for (text, size, weight, width, scale) in recorded {
      let measured = shaped(text, FontRequest(size: size, weight: weight))
        .layOut(width: nil, height: nil, options: LineOptions(displayScale: scale)).size.width
      #expect(
        abs(measured - width) / width < 0.015, "\(text) \(size) pt \(weight): \(measured), recorded \(width)")
    }
  }
}
