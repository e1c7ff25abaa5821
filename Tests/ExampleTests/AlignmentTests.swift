import PlumbTesting
import SwiftUI
import Testing

// Captions, titles and bodies are set in the system font; these tests read only which edges meet.
@MainActor @Suite("Alignment")
struct AlignmentTests {
  private func frames(_ example: String) throws -> (caption: ShownExample.Frame, title: ShownExample.Frame) {
    let shown = try ShownExample(example)
    return (try shown["Welcome"], try shown["HStack"])
  }

  @Test("centre: the middle of the small text is that of the row")
  func center() throws {
    let (caption, row) = try frames("CenteredRow")
    #expect(caption.midY == row.midY)
  }

  @Test("bottom: the small text ends where the row does")
  func bottom() throws {
    let (caption, row) = try frames("BottomRow")
    #expect(caption.y + caption.height == row.y + row.height)
  }

  @Test("baseline: the small text stands higher than at the bottom, and lower than in the centre")
  func baseline() throws {
    let (center, bottom, baseline) = (
      try frames("CenteredRow").caption, try frames("BottomRow").caption, try frames("BaselineRow").caption
    )
    #expect(center.y < baseline.y)
    #expect(baseline.y < bottom.y)
  }

  @Test("a colour has its baseline at its bottom, so a row on the baseline is taller than its views")
  func rowOnBaseline() {
    // The colour's guide is at 50 and the small text's at 8: the text is at 42.
    let view = TestedView(proposing: 300, nil) { AlignedRow(name: "ab", alignment: .firstTextBaseline) }
    #expect(view.frame(of: "Color.purple") == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(view.frame(of: "Text(\"ab\")") == CGRect(x: 38, y: 42, width: 20, height: 10))
    #expect(view.size.height > 50)
  }

  @Test("the four rows stand one below the other with gaps of 24")
  func rows() {
    let view = TestedView(proposing: 390, 844) { AlignedRows() }
    #expect(view.frame(of: "Text(\"top\")")?.minY == 16)
    // Rows are 50 tall: 16 + 50 + 24 + 20.
    #expect(view.frame(of: "Text(\"center\")")?.minY == 110)
    #expect(view.warnings.isEmpty)
  }
}
