import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Rows of 100×50, ten of them, in a window of 100 points.
private struct Rows: View {
  var count = 10
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 100, height: 50) }
    }
  }
}

@MainActor @Suite("Outlines: scrolling")
struct ScrollOutlines {
  // Rules/Scrolling.md#R-100, R-101
  @Test(
    "a scroll view takes what it is offered along its axis, and is as broad as its content; its views are a column"
  )
  func scrollView() {
    expectOutline(of: .scrollView, proposing: 100, 60) {
      HStack(spacing: 0) {
        ScrollView {
          Color.red.frame(width: 30, height: 80)
          Color.blue.frame(width: 20, height: 10)
        }
        ScrollView(.horizontal, showsIndicators: false) { Color.green.frame(width: 90, height: 20) }
      }
    } is: {
      // The first is least flexible: 30 wide at any offer.
      """
      HStack            0,0 100×60
      ├─ ScrollView     0,0 30×60
      │  ├─ Color.red   0,0 30×80
      │  └─ Color.blue  5,88 20×10
      └─ ScrollView     30,20 70×20
         └─ Color.green 30,20 90×20
      """
    }
    // Both axes: smaller content stands in the middle.
    expectOutline(of: .scrollView, proposing: 100, 60) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 30, height: 20) }
    } is: {
      """
      ScrollView    0,0 100×60
      └─ Color.red  35,20 30×20
      """
    }
  }

  private struct Reading: View {
    let anchor: UnitPoint?
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 150)
              Color.blue.frame(height: 50).id("blue")
              Color.green.frame(height: 200)
            }
          }
          .frame(width: 100, height: 100)
          Button("go") { proxy.scrollTo("blue", anchor: anchor) }.buttonStyle(.plain)
        }
      }
    }
  }

  // Recorded/Scrolling.md#214
  @Test("a reader scrolls as little as it takes to show a view, or so that a point of both meets")
  func scrollTo() {
    let view = TestedView(proposing: 100, 110) { Reading(anchor: nil) }
    view.press("go")
    // The view ends at 200, and the window is 100 high.
    let least = """
      VStack             0,0 100×110
      ├─ ScrollView      0,0 100×100
      │  └─ VStack       0,-100 100×400
      │     ├─ Color.red    0,-100 100×150
      │     ├─ Color.blue   0,50 100×50
      │     └─ Color.green  0,100 100×200
      └─ Button          40,100 20×10
         └─ Text("go")   40,100 20×10
      """
    expectOutline(of: .scrollTo, view) { least }
    expectOutline(of: .scrollViewReader, view) { least }
    let top = TestedView(proposing: 100, 110) { Reading(anchor: .top) }
    top.press("go")
    #expect(top.frame(of: "Color.blue")?.minY == 0)
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)
    @State private var shown: Int? = 3
    let byID: Bool
    var body: some View {
      if byID {
        ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: $shown, anchor: .top)
      } else {
        ScrollView { Rows(count: 3) }.scrollPosition($position)
      }
    }
  }

  /// Three rows of 50 points, scrolled to their end: 150 less 100.
  private let lastRows = """
    ScrollView        0,0 100×100
    └─ VStack         0,-50 100×150
       ├─ frame       0,-50 100×50
       │  └─ Text("0")   45,-30 10×10
       ├─ frame       0,0 100×50
       │  └─ Text("1")   45,20 10×10
       └─ frame       0,50 100×50
          └─ Text("2")   45,70 10×10
    """

  @Test("a position is an edge of the content, or the view with an id at a point")
  func position() {
    expectOutline(of: .scrollPosition, proposing: 100, 100) {
      Positioned(byID: false)
    } is: {
      lastRows
    }
    let view = TestedView(proposing: 100, 100) { Positioned(byID: true) }
    #expect(view.frame(of: "Text(\"3\")")?.midY == 25)
    expectOutline(
      of: .scrollPositionID,
      TestedView(proposing: 100, 100) {
        ScrollView { Rows(count: 3).scrollTargetLayout() }.scrollPosition(id: .constant(2))
      }
    ) {
      lastRows
    }
  }

  /// Rows of 40 and 60 points.
  private var steps: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 40)
      Color.green.frame(width: 100, height: 60)
      Color.blue.frame(width: 100, height: 200)
    }
  }

  @Test("scrolling ends where a view of the target layout starts, or a page does")
  func targets() {
    let aligned = TestedView(proposing: 100, 100) {
      ScrollView { steps.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    }
    aligned.endScrolling(proposing: CGPoint(x: 0, y: 55))
    // 40 is nearer to 55 than 100.
    let outline = """
      ScrollView         0,0 100×100
      └─ VStack          0,-40 100×300
         ├─ Color.red    0,-40 100×40
         ├─ Color.green  0,0 100×60
         └─ Color.blue   0,60 100×200
      """
    expectOutline(of: .scrollTargetLayout, aligned) { outline }
    expectOutline(of: .scrollTargetBehavior, aligned) { outline }
    let paged = TestedView(proposing: 100, 100) {
      ScrollView { steps }.scrollTargetBehavior(.paging)
    }
    paged.endScrolling(proposing: CGPoint(x: 0, y: 55))
    #expect(paged.frame(of: "Color.blue")?.minY == 0)
  }

  @Test("an effect of coming and going changes no place")
  func transition() {
    expectOutline(of: .scrollTransition, proposing: 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).scrollTransition { effect, phase in effect.offset(x: phase.value * 50) }
          Color.blue.frame(height: 100)
            .scrollTransition { effect, phase in effect.scaleEffect(phase.isIdentity ? 1 : 2) }
        }
      }
    } is: {
      """
      ScrollView        0,0 100×100
      └─ VStack         0,0 100×150
         ├─ Color.red   0,0 100×50
         └─ Color.blue  0,50 100×100
      """
    }
  }

  @Test("a default anchor chooses what is shown first, and a role says for which content")
  func defaultAnchor() {
    expectOutline(of: .defaultScrollAnchor, proposing: 100, 100) {
      ScrollView { steps }.defaultScrollAnchor(.bottom)
    } is: {
      """
      ScrollView         0,0 100×100
      └─ VStack          0,-200 100×300
         ├─ Color.red    0,-200 100×40
         ├─ Color.green  0,-160 100×60
         └─ Color.blue   0,-100 100×200
      """
    }
    expectOutline(of: .defaultScrollAnchor, proposing: 100, 100) {
      ScrollView { Color.red.frame(width: 100, height: 40) }.defaultScrollAnchor(.bottom, for: .alignment)
    } is: {
      """
      ScrollView    0,0 100×100
      └─ Color.red  0,60 100×40
      """
    }
  }

  @Test("bars, bounces, clips and edges change no place", arguments: [false, true])
  func requests(isScrolled: Bool) {
    func scrolled(_ view: TestedView) -> TestedView {
      if isScrolled { view.scroll(by: CGSize(width: 0, height: -30)) }
      return view
    }
    let top = isScrolled ? -30 : 0
    let outline = """
      ScrollView         0,0 100×100
      └─ VStack          0,\(top) 100×300
         ├─ Color.red    0,\(top) 100×40
         ├─ Color.green  0,\(top + 40) 100×60
         └─ Color.blue   0,\(top + 100) 100×200
      """
    func tested(_ view: some View) -> TestedView { scrolled(TestedView(proposing: 100, 100) { view }) }
    let scroll = ScrollView { steps }
    expectOutline(of: .scrollIndicators, tested(scroll.scrollIndicators(.visible, axes: .vertical))) {
      outline
    }
    expectOutline(of: .scrollClipDisabled, tested(scroll.scrollClipDisabled())) { outline }
    expectOutline(of: .scrollBounceBehavior, tested(scroll.scrollBounceBehavior(.basedOnSize))) { outline }
    expectOutline(of: .scrollDismissesKeyboard, tested(scroll.scrollDismissesKeyboard(.immediately))) {
      outline
    }
    let edged = tested(scroll.scrollEdgeEffectStyle(.soft, for: .top))
    expectOutline(of: .scrollEdgeEffectStyle, edged, isAcceptedOnly: true) { outline }
    expectOutline(of: .scrollContentBackground, tested(scroll.scrollContentBackground(.hidden))) { outline }
    expectOutline(of: .refreshable, tested(scroll.refreshable {})) { outline }
  }

  @Test("where scrolling is disabled a finger moves nothing, and the program still does")
  func disabled() {
    let view = TestedView(proposing: 100, 100) {
      ScrollView { steps }.scrollDisabled(true).scrollPosition(.constant(ScrollPosition(y: 20)))
    }
    view.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 10))
    view.advance(by: 3)
    expectOutline(of: .scrollDisabled, view) {
      """
      ScrollView         0,0 100×100
      └─ VStack          0,-20 100×300
         ├─ Color.red    0,-20 100×40
         ├─ Color.green  0,20 100×60
         └─ Color.blue   0,80 100×200
      """
    }
  }
}
