import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Leaves")
struct LeafTests {
  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    TestedView(proposing: width, height) { view }.size
  }

  // Rules/Leaves.md#R-70
  @Test("colours and shapes take what they are offered, and 10 where nothing is")
  func shapes() {
    let views: [AnyView] = [
      AnyView(Color.red), AnyView(Rectangle()), AnyView(RoundedRectangle(cornerRadius: 4)),
      AnyView(Capsule()),
      AnyView(Ellipse()),
    ]
    for view in views {
      #expect(size(view, 100, 60) == CGSize(width: 100, height: 60))
      #expect(size(view, nil, 60) == CGSize(width: 10, height: 60))
      #expect(size(view, 0, .infinity) == CGSize(width: 0, height: CGFloat.infinity))
    }
  }

  // Rules/Leaves.md#R-70
  @Test("a circle is the square of the shorter side, or of the only one")
  func circle() {
    for view in [AnyView(Circle()), AnyView(Circle().fill(Color.red)), AnyView(Circle().stroke(Color.red))] {
      #expect(size(view, 100, 60) == CGSize(width: 60, height: 60))
      #expect(size(view, 100, nil) == CGSize(width: 100, height: 100))
      #expect(size(view, nil, 60) == CGSize(width: 60, height: 60))
      #expect(size(view, nil, nil) == CGSize(width: 10, height: 10))
    }
  }

  // Rules/Leaves.md#R-71
  @Test("an image has its own size; a resizable one takes what it is offered")
  func image() {
    let pixels = PixelImage(width: 1, height: 1, rgba: [0, 0, 0, 255])
    let named = Resources.NamedImage(pixels: pixels, size: CGSize(width: 40, height: 20))
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      TestedView(
        proposing: width, height,
        environment: {
          $0.resources = Resources(image: { _, _, _ in named }, color: { _, _ in nil }, symbol: { _ in nil })
        }, { view }
      ).size
    }
    #expect(size(Image("a"), 100, 60) == CGSize(width: 40, height: 20))
    #expect(size(Image("a"), nil, 0) == CGSize(width: 40, height: 20))
    #expect(size(Image("a").resizable(), 100, 60) == CGSize(width: 100, height: 60))
    #expect(size(Image("a").resizable(), 100, nil) == CGSize(width: 100, height: 20))
    #expect(size(Image("a").resizable().scaledToFit(), 100, 60) == CGSize(width: 100, height: 50))
    #expect(size(Image("a").resizable().scaledToFill(), 100, 60) == CGSize(width: 120, height: 60))
    #expect(size(Image("a").scaledToFit(), 100, 60) == CGSize(width: 40, height: 20))
  }

  // Rules/Leaves.md#R-72
  @Test("a text is as wide as its widest line, with the space at its end")
  func widestLine() {
    #expect(size(Text("alpha bravo"), nil, nil) == CGSize(width: 110, height: 10))
    #expect(size(Text("alpha bravo"), .infinity, nil) == CGSize(width: 110, height: 10))
    // "alpha " is 60 with its space, "bravo" 50.
    #expect(size(Text("alpha bravo"), 80, nil) == CGSize(width: 60, height: 20))
  }

  // Rules/Leaves.md#R-72
  @Test("a text breaks inside words where they are wider than the room, and takes the room below one glyph")
  func breaking() {
    #expect(size(Text("alpha"), 20, nil) == CGSize(width: 20, height: 30))
    #expect(size(Text("abc"), 7, nil) == CGSize(width: 7, height: 30))
  }

  // Rules/Leaves.md#R-72
  @Test("a text has whole lines only, as many as the height holds, and at least one")
  func wholeLines() {
    let text = Text("a b c d e")
    #expect(size(text, 20, nil).height == 50)
    #expect(size(text, 20, 38).height == 30)
    #expect(size(text, 20, 4).height == 10)
  }

  // Rules/Leaves.md#R-72
  @Test("a text's size goes up to the pixel")
  func pixels() {
    let text = Text("abc").font(.squares(10.3))
    #expect(TestedView(proposing: nil, nil, scale: 1) { text }.size == CGSize(width: 31, height: 11))
    #expect(TestedView(proposing: nil, nil, scale: 2) { text }.size == CGSize(width: 31, height: 10.5))
  }

  // Rules/Leaves.md#R-73
  @Test("a text that does not fit keeps the longest beginning that fits with the ellipsis")
  func truncation() {
    let view = TestedView(proposing: 60, 10) { Text("alpha bravo") }
    // "alpha…" is six squares.
    #expect(view.size == CGSize(width: 60, height: 10))
    let glyphs = view.displayList.items.compactMap { item -> Int? in
      if case .glyphs(let run, _, _) = item { run.glyphs.count } else { nil }
    }
    #expect(glyphs.reduce(0, +) == 6)
  }

  // Rules/Leaves.md#R-74
  @Test("a line limit of 0 is 1, and a reserved one keeps the room of all its lines")
  func lineLimit() {
    #expect(size(Text("a b c").lineLimit(0), 20, nil).height == 10)
    #expect(size(Text("a b c").lineLimit(2), 20, nil).height == 20)
    #expect(size(Text("a").lineLimit(3, reservesSpace: true), 20, nil).height == 30)
  }
}
