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
    #expect(parts.count == "ab cd e".count)
    #expect(parts.map(\.width).reduce(0, +) == whole.map(\.width).reduce(0, +))
    #expect(Set(parts.map(\.minY)) == Set(whole.map(\.minY)))
  }

  @Test("an image in a text is drawn, too")
  func images() {
    let text = Text("a") + Text(Image(systemName: "circle"))
    let drawn = TestedView(proposing: 200, 20) { text.textRenderer(Plain()) }.painted.count
    #expect(drawn == TestedView(proposing: 200, 20) { text }.painted.count)
    #expect(drawn > 0)
  }
}
