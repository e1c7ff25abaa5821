import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Scroll views")
struct ScrollViewTests {
  @Test(
    "a scroll view is as long as what it is offered and as broad as its content (Recorded/Scrolling.md#208)")
  func sizes() {
    expectLayout(proposing: 100, 100) {
      ScrollView { Color.red.frame(width: 50, height: 30) }
    } is: {
      """
      ScrollView    0,0 50×100
      └─ Color.red  0,0 50×30
      """
    }
    expectLayout(proposing: 100, 100) {
      ScrollView(.horizontal) { Color.red.frame(width: 50, height: 30) }
    } is: {
      """
      ScrollView    0,0 100×30
      └─ Color.red  0,0 50×30
      """
    }
    expectLayout(proposing: 100, 100) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 50, height: 30) }
    } is: {
      """
      ScrollView    0,0 100×100
      └─ Color.red  25,35 50×30
      """
    }
  }

  @Test("content follows a finger, and a mouse on a device, where a press ends; not a mouse on a Mac")
  func dragged() {
    func moved(isTouch: Bool, on platform: PlatformStyle) -> [CGFloat?] {
      var presses = 0
      let view = TestedView(proposing: 100, 100, style: platform) {
        ScrollView {
          Button("top") { presses += 1 }.frame(width: 100, height: 100)
          Color.red.frame(width: 100, height: 500)
        }
      }
      func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
        view.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 50, y: y), isTouch: isTouch)))
      }
      send(.down, 60)
      for y in [50, 40, 30] { send(.moved, CGFloat(y)) }
      // The pointer rests, so that nothing glides on.
      view.advance(by: 1)
      send(.moved, 30)
      send(.up, 30)
      view.advance(by: 2)
      return [view.frame(of: "Color.red").map { $0.minY - 108 }, CGFloat(presses)]
    }
    #expect(moved(isTouch: true, on: .iOS) == [-10, 0])
    #expect(moved(isTouch: false, on: .iOS) == [-10, 0])
    #expect(moved(isTouch: false, on: .macOS)[0] == 0)
  }

  @Test("a narrow scroll view stands in the middle of a frame (Recorded/Scrolling.md#208)")
  func framed() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(width: 50, height: 30) }.frame(width: 100, height: 100)
    }
    #expect(view.frame(of: "ScrollView") == CGRect(x: 25, y: 0, width: 50, height: 100))
  }

  @Test(
    "content that is too broad widens the scroll view, and starts at its corner (Recorded/Scrolling.md#209)")
  func largeContent() {
    let one = TestedView(proposing: 100, 100) { ScrollView { Color.red.frame(width: 500, height: 500) } }
    #expect(one.size == CGSize(width: 500, height: 100))
    let both = TestedView(proposing: 100, 100) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500) }
    }
    #expect(both.size == CGSize(width: 100, height: 100))
    #expect(both.frame(of: "Color.red")?.origin == .zero)
  }

  @Test("several views are a column, also where the scroll view is horizontal (Recorded/Scrolling.md#211)")
  func impliedColumn() {
    expectLayout(proposing: 200, 200) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 50, height: 30)
        Color.blue.frame(width: 30, height: 20)
      }
    } is: {
      """
      ScrollView     0,0 200×58
      ├─ Color.red   0,0 50×30
      └─ Color.blue  10,38 30×20
      """
    }
  }

  @Test("an empty scroll view takes the rest of a stack (Recorded/Scrolling.md#215)")
  func empty() {
    let view = TestedView(proposing: 100, 200) {
      VStack {
        ScrollView {}
        Text("abc")
      }
    }
    #expect(view.size.height == 200)
  }

  @Test("a fixed size is the content's, and nothing in particular too")
  func ideal() {
    let fixed = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(width: 50, height: 300) }.fixedSize()
    }
    #expect(fixed.size == CGSize(width: 50, height: 300))
    let ideal = TestedView(proposing: nil, nil) { ScrollView { Color.red.frame(width: 50, height: 300) } }
    #expect(ideal.size == CGSize(width: 50, height: 300))
  }

  @Test("the guides of what scrolls do not reach the outside (Recorded/Text.md#188)")
  func guides() {
    let view = TestedView(proposing: 200, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ScrollView { Text("abc") }
        Color.red.frame(width: 10, height: 100)
      }
    }
    #expect(view.frame(of: "ScrollView")?.minY == view.frame(of: "Color.red")?.minY)
  }

  @Test("margins are around the content and scroll with it")
  func margins() {
    expectLayout(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 30) }.contentMargins(10)
    } is: {
      """
      ScrollView    0,0 100×100
      └─ Color.red  10,10 80×30
      """
    }
    let indicators = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: 30) }.contentMargins(.vertical, 10, for: .scrollIndicators)
    }
    #expect(indicators.frame(of: "Color.red")?.origin == .zero)
  }

  @Test("settings are for the outermost scroll view only")
  func nested() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { ScrollView(.horizontal) { Color.red.frame(width: 20, height: 30) } }.contentMargins(10)
    }
    #expect(view.frame(of: "Color.red")?.origin == CGPoint(x: 10, y: 10))
  }

  @Test(
    "the default anchor chooses what is shown first, and where smaller content stands",
    arguments: [(CGFloat(300), CGFloat(-200)), (20, 80)])
  func anchor(height: CGFloat, y: CGFloat) {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { Color.red.frame(height: height) }.defaultScrollAnchor(.bottom)
    }
    #expect(view.frame(of: "Color.red")?.minY == y)
  }

  @Test("a scroll view draws only what is inside it, unless it is told not to")
  func clipping() throws {
    let content = ScrollView { Color.red.frame(width: 10, height: 30) }
    let clipped = ImageRenderer(content: content.frame(width: 10, height: 10))
    let open = ImageRenderer(content: content.scrollClipDisabled().frame(width: 10, height: 10))
    #expect(try clipped.svgString().contains("clip"))
    #expect(try !open.svgString().contains("clip"))
  }

  @Test("right to left, horizontal content starts on the right")
  func rightToLeft() {
    let view = TestedView(proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollView(.horizontal) { Color.red.frame(width: 30, height: 30) }
    }
    #expect(view.frame(of: "Color.red")?.minX == 70)
  }

  @Test("margins that are no numbers, and endless offers, do no harm")
  func misuse() {
    let view = TestedView(proposing: .infinity, .infinity) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 20, height: 30) }.contentMargins(.nan)
    }
    #expect(view.frame(of: "Color.red") == CGRect(x: 0, y: 0, width: 20, height: 30))
  }
}
