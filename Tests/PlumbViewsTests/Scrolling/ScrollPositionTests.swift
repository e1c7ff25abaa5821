import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Scroll positions")
struct ScrollPositionTests {
  struct Positioned: View {
    @State var position: ScrollPosition
    let ask: (inout ScrollPosition) -> Void
    var anchor: UnitPoint?

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { ask(&position) }
        Text(
          "\(position.viewID(type: Int.self).map { "\($0)" } ?? "-") \(position.isPositionedByUser ? "u" : "p")"
        )
        .accessibilityIdentifier("said")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("row \($0)").frame(width: 100, height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position, anchor: anchor)
      }
    }
  }

  /// A window of 100 points on 20 rows of 50; two texts of 10 stand above it.
  private func view(
    _ position: ScrollPosition = ScrollPosition(idType: Int.self), anchor: UnitPoint? = nil,
    _ ask: @escaping (inout ScrollPosition) -> Void = { _ in }
  ) -> TestedView {
    TestedView(proposing: 100, 120) { Positioned(position: position, ask: ask, anchor: anchor) }
  }

  @Test("a position is where the content stands at first")
  func initial() {
    #expect(view().scrollView?.offset.y == 0)
    #expect(view(ScrollPosition(edge: .bottom)).scrollView?.offset.y == 900)
    #expect(view(ScrollPosition(y: 70)).scrollView?.offset.y == 70)
    #expect(view(ScrollPosition(point: CGPoint(x: 5, y: 70))).scrollView?.offset == CGPoint(x: 0, y: 70))
    #expect(view(ScrollPosition(id: 4, anchor: .top)).scrollView?.offset.y == 200)
  }

  @Test("asking for a place scrolls there, also for the same one again")
  func asking() {
    let view = view { $0.scrollTo(edge: .bottom) }
    view.press("go")
    #expect(view.scrollView?.offset.y == 900)
    view.scroll(by: CGSize(width: 0, height: 400))
    view.press("go")
    #expect(view.scrollView?.offset.y == 900)
    let point = self.view { $0.scrollTo(y: 33) }
    point.press("go")
    #expect(point.scrollView?.offset.y == 33)
    let id = self.view { $0.scrollTo(id: 7) }
    id.press("go")
    #expect(id.scrollView?.offset.y == 300)
    let centered = self.view(anchor: .center) { $0.scrollTo(id: 7) }
    centered.press("go")
    #expect(centered.scrollView?.offset.y == 325)
  }

  @Test("what a person scrolls to is told, and scrolls nowhere by itself")
  func told() {
    let view = view()
    view.scroll(by: CGSize(width: 0, height: -160))
    #expect(view.outline.contains("Text(\"3 u\")"))
    #expect(view.scrollView?.offset.y == 160)
    let centered = self.view(anchor: .center)
    centered.scroll(by: CGSize(width: 0, height: -160))
    #expect(centered.outline.contains("Text(\"3 u\")") || centered.outline.contains("Text(\"4 u\")"))
  }

  struct Bound: View {
    @State private var shown: Int? = nil
    var body: some View {
      VStack(spacing: 0) {
        Text(shown.map { "\($0)" } ?? "-")
        Button("go") { shown = 9 }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $shown, anchor: .top)
      }
    }
  }

  @Test("a bound id is set by a person and scrolls when the program sets it")
  func bound() {
    let view = TestedView(proposing: 100, 120) { Bound() }
    #expect(view.outline.contains("Text(\"-\")"))
    view.scroll(by: CGSize(width: 0, height: -105))
    #expect(view.outline.contains("Text(\"2\")"))
    #expect(view.scrollView?.offset.y == 105)
    view.press("go")
    #expect(view.scrollView?.offset.y == 450)
  }

  @Test("a position scrolls the scroll view that it belongs to, and not those around")
  func onlyItsOwn() {
    struct Nested: View {
      @State private var page: Int? = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("go") { page = 1 }.frame(height: 60)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { Text("page \($0)").frame(width: 100, height: 400) }
              }
            }
            .scrollPosition(id: $page)
          }
        }
      }
    }
    let view = TestedView(proposing: 100, 120) { Nested() }
    #expect(view.scrollView?.offset == .zero)
    view.press("go")
    #expect(view.scrollView?.offset == .zero)
    #expect(view.frame(of: "Text(\"page 1\")")?.midX == 50)
  }

  @Test("a position says what it was made of")
  func reading() {
    #expect(ScrollPosition(edge: .top).edge == .top)
    #expect(ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(x: 1).point == nil)
    #expect(ScrollPosition(id: "a").viewID(type: String.self) == "a")
    #expect(ScrollPosition(id: "a").viewID as? String == "a")
    #expect(ScrollPosition() == ScrollPosition())
    #expect(!ScrollPosition().isPositionedByUser)
  }

  @Test("anchors have a role each")
  func anchors() {
    func frame(_ height: CGFloat, _ modify: (ScrollView<AnyView>) -> some View) -> CGFloat? {
      let content = AnyView(Color.red.frame(width: 10, height: height))
      return TestedView(proposing: 100, 100) { modify(ScrollView { content }) }.frame(of: "Color.red")?.minY
    }
    #expect(frame(300) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == -200)
    #expect(frame(50) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
    #expect(frame(50) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 50)
    #expect(frame(300) { $0.defaultScrollAnchor(.bottom, for: .alignment) } == 0)
    #expect(
      frame(300) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .sizeChanges) } == -200)
  }

  @Test("views in sight are told, with their ids")
  func visibility() {
    let log = ScrollingByHostTests.Log()
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            Color.red.frame(width: 100, height: 50)
              .onScrollVisibilityChange { log.lines.append("\(row) \($0)") }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { log.lines.append("\($0)") }
    }
    #expect(Set(log.lines) == ["0 true", "1 true", "[0, 1]"])
    log.lines = []
    view.scroll(by: CGSize(width: 0, height: -30))
    #expect(Set(log.lines) == ["0 false", "2 true", "[1]"])
  }
}
