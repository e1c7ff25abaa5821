import PlumbLayout
import Testing

@testable import PlumbText

@Suite("Lines that are kept")
struct FilledLinesTests {
  private static let texts = [
    "", " ", "a", "abc", "abc def", "abc def ", "one two three four five six seven",
    "first\nsecond line\n\nlast",
    "extra\u{AD}ordi\u{AD}nary i\u{AD}i words", "unbreakablewordofmanyletters and more",
    "ein אחת zwei שתיים drei",
  ]

  @Test(
    "in whatever order rooms come, the lines are those that the text fills for the room alone",
    arguments: texts)
  func sameLines(text: String) {
    var random = Numbers(state: 7)
    for font in [FontRequest(family: .squares, size: 10), FontRequest(family: .system, size: 13)] {
      let text = shaped(text, font)
      for options in Self.options {
        var kept = FilledLines(text.breakable, options)
        for _ in 0..<60 {
          let (width, height) = (Self.side(&random), Self.side(&random))
          let (found, alone) = (
            kept.lines(width: width, height: height),
            text.breakable.fill(width: width, height: height, options: options)
          )
          #expect(found.isSame(as: alone), "in \(String(describing: width)) × \(String(describing: height))")
          // A frame is as large as the answer.
          let (again, small) = (
            kept.lines(width: alone.size.width, height: alone.size.height),
            text.breakable.fill(width: alone.size.width, height: alone.size.height, options: options)
          )
          #expect(again.isSame(as: small), "in its own \(alone.size)")
        }
      }
    }
  }

  private static let options: [LineOptions] = [
    LineOptions(), LineOptions(lineLimit: 2, truncation: .middle),
    LineOptions(lineLimit: 1, minimumScaleFactor: 0.4),
    LineOptions(lineLimit: 1, allowsTightening: true), LineOptions(minimumLines: 4, lineSpacing: 3),
  ]

  /// Numbers that are the same in each run.
  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }

  private static func side(_ random: inout Numbers) -> CGFloat? {
    switch random.next() % 6 {
    case 0: nil
    case 1: .infinity
    case 2: 0
    default: CGFloat(random.next() % 4000) / 10
    }
  }

  @Test("a line that ends by itself is filled once for all rooms that it fits")
  func oneLine() {
    var kept = FilledLines(shaped("abc").breakable, LineOptions())
    for width in [nil, 30, 40, .infinity, 1000] as [CGFloat?] {
      for height in [0, 10, nil] as [CGFloat?] { _ = kept.lines(width: width, height: height) }
    }
    #expect(kept.fillings == 1)
    #expect(kept.lines(width: 20, height: nil).ranges.count == 2)
    #expect(kept.fillings == 2)
  }

  @Test("lines that a room has ended are kept for rooms down to the widest of them, and for no wider one")
  func severalLines() {
    var kept = FilledLines(shaped("abc def ghi").breakable, LineOptions())
    #expect(kept.lines(width: 85, height: nil).ranges.count == 2)
    #expect(kept.lines(width: 80, height: 20).ranges.count == 2)
    #expect(kept.fillings == 1)
    // With the space that hangs over, the first line is 80 wide.
    #expect(kept.lines(width: 79, height: 20).size.width == 79)
    #expect(kept.fillings == 2)
    #expect(kept.lines(width: 200, height: nil).ranges.count == 1)
    #expect(kept.fillings == 3)
  }

  @Test("of rooms without end only the last few are kept, and of long texts only the last")
  func bounded() {
    var kept = FilledLines(shaped("abc def ghi jkl").breakable, LineOptions())
    for width in stride(from: CGFloat(200), to: 30, by: -1) { _ = kept.lines(width: width, height: 0) }
    let before = kept.fillings
    _ = kept.lines(width: 199, height: 0)
    #expect(kept.fillings == before + 1)
    var long = FilledLines(shaped(String(repeating: "a b ", count: 4000)).breakable, LineOptions())
    for width in [10, 11, 10, 11] as [CGFloat] { _ = long.lines(width: width, height: nil) }
    #expect(long.fillings == 4)
  }
}

extension FilledText {
  fileprivate func isSame(as other: FilledText) -> Bool {
    size == other.size && ranges == other.ranges && boxes == other.boxes && scale == other.scale
      && isTruncated == other.isTruncated && firstBaseline == other.firstBaseline
      && lastBaseline == other.lastBaseline && firstMetrics == other.firstMetrics
      && lastMetrics == other.lastMetrics
  }
}
