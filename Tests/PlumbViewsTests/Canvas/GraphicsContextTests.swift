import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Drawing by hand")
struct GraphicsContextTests {
  @Test("a canvas takes what it is offered")
  func size() {
    expectLayout(proposing: 60, 40) {
      Canvas { _, _ in }
    } is: {
      "Canvas  0,0 60×40"
    }
  }

  @Test("a path is drawn where the canvas is, moved by the context's transform; a copy has its own")
  func transforms() {
    let view = TestedView(proposing: 60, 40) {
      Canvas { context, size in
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        var copy = context
        copy.translateBy(x: 20, y: 5)
        copy.scaleBy(x: 2, y: 1)
        copy.fill(square, with: .color(.red))
        context.fill(square, with: .color(.blue))
      }
      .padding(.leading, 10)
    }
    #expect(
      fills(view.displayList.items) == [
        CGRect(x: 30, y: 5, width: 20, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10),
      ])
  }

  @Test("a text is drawn with its anchor at a point, and measured as it would be laid out")
  func text() {
    var measured = CGSize.zero
    let view = TestedView(proposing: 100, 40) {
      Canvas { context, size in
        let text = context.resolve(Text("abc"))
        measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: 50, y: 20))
      }
    }
    #expect(view.displayList.items.count == 1)
    #expect(measured == CGSize(width: 30, height: 10))
  }

  private struct Strong: TextAttribute {}

  /// Draws what is strong ten points lower, and notes what it sees.
  private struct Lowering: TextRenderer {
    let seen: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      seen(layout)
      for line in layout {
        for run in line {
          var copy = context
          if run[Strong.self] != nil { copy.translateBy(x: 0, y: 10) }
          copy.draw(run)
        }
      }
    }
  }

  @Test("a renderer gets the lines, their stretches and what the text says about them")
  func renderer() throws {
    var layout: Text.Layout?
    let view = TestedView(proposing: 40, 100) {
      (Text("ab ") + Text("cde").customAttribute(Strong())).textRenderer(Lowering { layout = $0 })
    }
    #expect(view.size == CGSize(width: 30, height: 20))
    let items = view.displayList.items
    let found = try #require(layout)
    #expect(found.count == 2)
    #expect(found[0].typographicBounds.rect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(found[1].typographicBounds.rect == CGRect(x: 0, y: 10, width: 30, height: 10))
    #expect(found[1][0].count == 3)
    #expect(found[1][0][Strong.self] != nil && found[0][0][Strong.self] == nil)
    #expect(!items.isEmpty)
  }
}
