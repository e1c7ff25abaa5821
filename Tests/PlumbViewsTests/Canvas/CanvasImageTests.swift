import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Images and views in canvases")
struct CanvasImageTests {
  @Test("a view of the canvas is drawn where the renderer says, at its ideal size, and nowhere else")
  func symbols() {
    var size = CGSize.zero
    var unknown = true
    let view = TestedView(proposing: 100, 50) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "dot") else { return }
        size = symbol.size
        unknown = context.resolveSymbol(id: "none") != nil
        context.draw(symbol, at: CGPoint(x: 50, y: 25))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag("dot")
        Color.blue.frame(width: 4, height: 4).tag("other")
      }
    }
    // The renderer runs when the canvas is drawn.
    let items = view.displayList.items
    #expect(size == CGSize(width: 10, height: 10))
    #expect(!unknown)
    #expect(
      fills(items) == [
        CGRect(x: 45, y: 20, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
  }

  @Test("a canvas with views takes what it is offered")
  func size() {
    let view = TestedView(proposing: 60, 40) {
      Canvas { _, _ in
      } symbols: {
        Text("abc").tag(0)
      }
    }
    #expect(view.size == CGSize(width: 60, height: 40))
  }

  @Test("a clip with the inverse option keeps what is outside")
  func inverse() {
    let view = TestedView(proposing: 40, 40) {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 10, y: 10, width: 10, height: 10)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    var clip: (Path, FillStyle)?
    func look(_ items: [DisplayItem]) {
      for case .group(let effect, let inner) in items {
        if case .clip(let path, let style) = effect, style.isEOFilled { clip = (path, style) }
        look(inner)
      }
    }
    look(view.displayList.items)
    #expect(clip?.0.contains(CGPoint(x: 15, y: 15), eoFill: true) == false)
    #expect(clip?.0.contains(CGPoint(x: 5, y: 5), eoFill: true) == true)
  }
}
