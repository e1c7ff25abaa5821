import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Modifiers")
struct ModifierTests {
  private func show(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> TestedView {
    TestedView(proposing: width, height) { view }
  }

  // Rules/Modifiers.md#R-60
  @Test("padding offers less, answers more, is 16 where nothing is said, and adds up")
  func padding() {
    let view = show(leaf(20, 20).padding(8), 100, nil)
    #expect(view.size == CGSize(width: 36, height: 36))
    #expect(view.frame(of: "leaf")?.origin == CGPoint(x: 8, y: 8))
    #expect(view.proposals(to: "leaf") == ["84×- → 20×20"])
    #expect(show(leaf(20, 20).padding(), nil, nil).size.width == 52)
    #expect(show(leaf(20, 20).padding([.horizontal]), nil, nil).size == CGSize(width: 52, height: 20))
    #expect(show(leaf(20, 20).padding(4).padding(4), nil, nil).size.width == 36)
    let negative = TestedView(proposing: nil, nil) {
      HStack(spacing: 0) {
        leaf(20, 20, "a").padding(-8)
        leaf(20, 20, "b")
      }
    }
    #expect(negative.size.width == 24)
    #expect(negative.frame(of: "a")?.minX == -8)
    #expect(negative.frame(of: "b")?.minX == 4)
  }

  // Rules/Modifiers.md#R-60
  @Test("padding adds nothing to what has no size, and insets below 0 leave nothing at the least")
  func paddedEmpty() {
    #expect(show(leaf(0, 20).padding(0), 100, 100).size == CGSize(width: 0, height: 20))
    #expect(show(leaf(20, 0).padding(0), 100, 100).size == CGSize(width: 20, height: 0))
    #expect(show(leaf(20, 10).padding(-8), 100, 100).size == CGSize(width: 4, height: 0))
    #expect(show(leaf(10, 20).padding(-8), 100, 100).size == CGSize(width: 0, height: 4))
  }

  // Rules/Modifiers.md#R-61
  @Test("an overlay or background has no say in the size, is offered it, and may overflow")
  func overlay() {
    let view = show(leaf(60, 40).overlay(alignment: .topLeading) { leaf(100, 100, "o") }, 300, 300)
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view.frame(of: "o") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      show(leaf(60, 40).overlay(Color.red), 300, 300).frame(of: "Color.red")?.size
        == CGSize(width: 60, height: 40))
    #expect(
      show(leaf(60, 40).background(Color.red), nil, nil).frame(of: "Color.red")?.size
        == CGSize(width: 60, height: 40))
  }

  // Rules/Modifiers.md#R-61
  @Test("several views in an overlay are centred on each other, and aligned as one")
  func severalInOverlay() {
    let centred = leaf(60, 40).overlay {
      leaf(20, 20, "a")
      leaf(30, 10, "b")
    }
    #expect(show(centred, nil, nil).frame(of: "a")?.origin == CGPoint(x: 20, y: 10))
    #expect(show(centred, nil, nil).frame(of: "b")?.origin == CGPoint(x: 15, y: 15))
    let corner = leaf(60, 40).background(alignment: .bottomTrailing) {
      half()
      leaf(20, 20, "o")
    }
    // The two are 30×20 at first, which is put into the corner; in there the half takes its half again.
    #expect(show(corner, nil, nil).frame(of: "half")?.origin == CGPoint(x: 32.5, y: 25))
    #expect(show(corner, nil, nil).frame(of: "o")?.origin == CGPoint(x: 30, y: 20))
  }

  // Rules/Modifiers.md#R-62
  @Test("an aspect ratio changes what is offered, and nothing else")
  func aspectRatio() {
    func offer(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String? {
      show(view, width, height).proposals(to: "leaf").last
    }
    let fit = leaf(168, 95).aspectRatio(16.0 / 9, contentMode: .fit)
    #expect(offer(fit, 500, 300) == "500×281.25 → 168×95")
    #expect(offer(fit, 500, nil) == "500×281.25 → 168×95")
    #expect(offer(fit, nil, 300) == "533.33×300 → 168×95")
    #expect(show(fit, nil, nil).size == CGSize(width: 168, height: 95))
    let red = Color.red.aspectRatio(contentMode: .fit)
    #expect(show(red, 100, 60).size == CGSize(width: 60, height: 60))
    #expect(show(red, nil, nil).size == CGSize(width: 10, height: 10))
    #expect(show(Color.red.scaledToFill(), 100, 60).size == CGSize(width: 100, height: 100))
  }

  // Rules/Modifiers.md#R-63
  @Test("a fixed size offers nothing in particular on its axes")
  func fixedSize() {
    #expect(show(Color.red.fixedSize(), 100, 100).size == CGSize(width: 10, height: 10))
    #expect(
      show(Color.red.fixedSize(horizontal: true, vertical: false), 100, 100).size
        == CGSize(width: 10, height: 100))
    #expect(show(Text("alpha bravo").fixedSize(), 50, 50).size == CGSize(width: 110, height: 10))
  }

  // Rules/Modifiers.md#R-63
  @Test("hidden views keep their room, and what changes only the drawing changes no layout")
  func drawingOnly() {
    let hidden = TestedView(proposing: nil, nil) {
      VStack(spacing: 0) {
        leaf(20, 20)
        leaf(20, 20).hidden()
        leaf(20, 20)
      }
    }
    #expect(hidden.size == CGSize(width: 20, height: 60))
    let changed = leaf(20, 20).offset(x: 5, y: 5).rotationEffect(.degrees(45)).scaleEffect(2).opacity(0.5)
      .clipShape(Circle()).border(Color.red, width: 4)
    #expect(show(changed, 100, 100).size == CGSize(width: 20, height: 20))
  }

  // Rules/Modifiers.md#R-64
  @Test("position takes what it is offered and centres its content at the point")
  func position() {
    let view = show(leaf(20, 10).position(x: 30, y: 40), 100, 200)
    #expect(view.size == CGSize(width: 100, height: 200))
    #expect(view.frame(of: "leaf") == CGRect(x: 20, y: 35, width: 20, height: 10))
    #expect(show(leaf(20, 10).position(x: 30, y: 40), nil, nil).size == CGSize(width: 20, height: 10))
  }

  // Rules/Modifiers.md#R-64
  @Test("on an axis where nothing is proposed, position is as large as its content, however small that is")
  func positionUnspecified() {
    func size(_ width: CGFloat, _ height: CGFloat, _ offer: (CGFloat?, CGFloat?)) -> CGSize {
      show(leaf(width, height).position(x: 30, y: 40), offer.0, offer.1).size
    }
    #expect(size(20, 0, (100, nil)) == CGSize(width: 100, height: 0))
    #expect(size(20, 0.5, (100, nil)) == CGSize(width: 100, height: 0.5))
    #expect(size(0, 10, (nil, 200)) == CGSize(width: 0, height: 200))
    #expect(size(0, 0, (0, 0)) == .zero)
    #expect(size(20, 10, (0, 0)) == .zero)
  }

  // Rules/Modifiers.md#R-66
  @Test("a geometry reader fills, tells its size, and has its content at the top leading corner")
  func geometryReader() {
    let view = show(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        leaf(10, 10)
      }, 100, 80)
    #expect(view.size == CGSize(width: 100, height: 80))
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.frame(of: "leaf")?.origin == .zero)
    #expect(show(GeometryReader { _ in Color.red }, 0, 0).size == .zero)
    // Its ideal size is unknown; 10×10 is assumed.
    #expect(show(GeometryReader { _ in Color.red }, nil, nil).size == CGSize(width: 10, height: 10))
  }
}
