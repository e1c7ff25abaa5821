import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Scrolling to a view")
struct ScrollToTests {
  struct Rows: View {
    var count = 20
    let row: Int
    let anchor: UnitPoint?
    var first: Int?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(row, anchor: anchor) }
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 100, height: 30) }
            }
          }
        }
        .onAppear { proxy.scrollTo(first ?? row, anchor: first == nil ? anchor : .top) }
      }
    }
  }

  @Test(
    "the anchor of the row meets that of the scroll view (Recorded/Scrolling.md#214)",
    arguments: [
      (10, UnitPoint.top, CGFloat(300)), (10, .center, 265), (10, .bottom, 230),
      (10, UnitPoint(x: 0.5, y: 0.25), 282.5),
      (19, .top, 500), (0, .bottom, 0),
    ])
  func anchors(row: Int, anchor: UnitPoint, offset: CGFloat) {
    let view = TestedView(proposing: 100, 110) { Rows(row: row, anchor: anchor) }
    #expect(view.frame(of: "Text(\"row 0\")")?.minY == 20 - offset)
  }

  @Test(
    "without an anchor the content moves as little as possible (Recorded/Scrolling.md#214)",
    arguments: [(0, 10, CGFloat(230)), (15, 10, 300), (10, 11, 300), (0, 2, 0)])
  func least(first: Int, row: Int, offset: CGFloat) {
    let view = TestedView(proposing: 100, 110) { Rows(row: row, anchor: nil, first: first) }
    view.press("go")
    #expect(view.frame(of: "Text(\"row 0\")")?.minY == 20 - offset)
  }

  @Test("an id that nobody has scrolls nowhere")
  func unknown() {
    let view = TestedView(proposing: 100, 110) { Rows(row: 99, anchor: .top) }
    #expect(view.frame(of: "Text(\"row 0\")")?.minY == 20)
    #expect(view.warnings == [])
  }

  @Test("a button scrolls to a view with an id, also in a horizontal scroll view from the right")
  func button() {
    let view = TestedView(proposing: 100, 100, environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("blue", anchor: .leading) }
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.red.frame(width: 80, height: 10)
              Color.blue.frame(width: 90, height: 10).id("blue")
              Color.green.frame(width: 80, height: 10)
            }
          }
        }
      }
    }
    #expect(view.frame(of: "Color.blue")?.maxX == 20)
    view.press("go")
    #expect(view.frame(of: "Color.blue")?.maxX == 100)
  }

  struct Positioned: View {
    @State private var shown: Int?
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { shown = 3 }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("\($0)").frame(height: 50) } }
        }
        .scrollPosition(id: $shown, anchor: .top)
      }
    }
  }

  @Test("a bound position scrolls when it changes")
  func position() {
    let view = TestedView(proposing: 100, 110) { Positioned() }
    let before = view.frame(of: "Text(\"3\")")?.minY ?? 0
    view.press("go")
    #expect(view.frame(of: "Text(\"3\")")?.minY == before - 150)
  }
}
