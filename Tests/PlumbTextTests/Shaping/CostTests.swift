import PlumbLayout
import Testing

@testable import PlumbText

@Suite("What a text costs after it was shaped")
struct CostTests {
  /// 65 words.
  private static let paragraph =
    Array(
      repeating: "Text is shaped once and then only lines are filled over it again", count: 5
    ).joined(separator: " ")

  @Test("a new width of 65 words costs a few looks at places to break for each line")
  func steps() {
    let text = FontLibrary().shape([TextRun(Self.paragraph, font: FontRequest(size: 17))])
    #expect(text.breaks.count == 65)
    for width in stride(from: CGFloat(60), through: 800, by: 10) {
      var filling = LineFilling(text: text.breakable, width: width)
      var lines = 0
      while filling.next() != nil { lines += 1 }
      // A search among 65 places looks at 7 at most; each place is passed once at most.
      #expect(filling.steps <= lines * 7 + 65, "\(width)")
    }
  }

  @Test("proposing, shrinking, truncating and tightening shape nothing")
  func counts() {
    let library = FontLibrary()
    let text = library.shape([TextRun(Self.paragraph, font: FontRequest(size: 17))])
    for width in stride(from: CGFloat(0), through: 900, by: 7) {
      for truncation in [LineOptions.Truncation.head, .middle, .tail] {
        let options = LineOptions(
          lineLimit: 2, truncation: truncation, minimumScaleFactor: 0.4, allowsTightening: true)
        let lines = text.layOut(width: width, height: 50, options: options)
        _ = (lines.lines, lines.caret(atUTF8Offset: 20))
      }
    }
    #expect(library.shapings == 1)
  }

  @Test("the memory forgets what was not used lately, and stays below its bound")
  func memory() {
    let library = FontLibrary()
    let font = FontRequest(family: .squares, size: 10)
    let first = library.shape([TextRun("first", font: font)])
    for number in 0..<40_000 {
      _ = library.shape([TextRun("text \(number)", font: font)])
      // What is used stays.
      if number % 1000 == 0 { #expect(library.shape([TextRun("first", font: font)]) === first) }
    }
    #expect(library.memory.texts <= 2 * 8192)
    #expect(library.memory.bytes <= 2 * (16 << 20))
    library.forgetTexts()
    #expect(library.memory == (0, 0))
  }
}
