import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("What a renderer draws of a text's looks") @MainActor struct RenderedDecorationTests {
  private enum Part { case lines, runs, slices }

  private struct Plain: TextRenderer {
    var part = Part.lines
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        switch part {
        case .lines: context.draw(line)
        case .runs: for run in line { context.draw(run) }
        case .slices: for run in line { for slice in run { context.draw(slice) } }
        }
      }
    }
  }

  private var text: Text {
    Text("ab ").underline(color: .red) + Text("cd").strikethrough() + Text(marked)
  }

  private var marked: AttributedString {
    var text = AttributedString(" e")
    text.backgroundColor = .yellow
    return text
  }

  private func fills(_ view: some View) -> [CGRect] {
    TestedView(proposing: 200, 20) { view }.painted.map(\.frame)
  }

  @Test("a text that is drawn as it is looks as without a renderer")
  func whole() {
    let wanted = fills(text)
    #expect(wanted.count == 3)
    #expect(fills(text.textRenderer(Plain())) == wanted)
  }

  @Test("a stretch brings what is behind, under and through it")
  func runs() {
    #expect(Set(fills(text.textRenderer(Plain(part: .runs))).map(\.minX)) == Set(fills(text).map(\.minX)))
  }

  @Test("each glyph brings its part of it")
  func slices() {
    let (whole, parts) = (fills(text), fills(text.textRenderer(Plain(part: .slices))))
    // A space has no glyph.
    #expect(parts.count == "abcde".count)
    #expect(parts.map(\.width) == [10, 10, 10, 10, 10])
    #expect(Set(parts.map(\.minY)) == Set(whole.map(\.minY)))
  }

  @Test("an image in a text is drawn, too")
  func images() {
    let text = Text("a") + Text(Image(systemName: "circle"))
    // No symbol is known here, so a dashed box is stroked.
    #expect(strokes(TestedView(proposing: 200, 20) { text }.displayList.items) == 1)
    withKnownIssue("An image has no glyph, so no slice of a run draws it.") {
      #expect(strokes(TestedView(proposing: 200, 20) { text.textRenderer(Plain()) }.displayList.items) == 1)
    }
  }

  private func strokes(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { count, item in
      switch item {
      case .stroke: count + 1
      case .group(_, let inside): count + strokes(inside)
      default: count
      }
    }
  }
}
