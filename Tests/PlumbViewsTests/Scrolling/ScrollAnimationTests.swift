import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Scrolling in an animation")
struct ScrollAnimationTests {
  private enum Way: CaseIterable { case reader, position, id, binding }

  /// Twenty rows of 50 in a window of 100, and a button that scrolls to row 10: 500 points.
  private struct Rows: View {
    let way: Way
    var animation: Animation? = .linear(duration: 1)
    var completed: () -> Void = {}
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          rows
          Button("go") {
            withAnimation(animation) {
              go(proxy)
            } completion: {
              completed()
            }
          }
          .buttonStyle(.plain).frame(height: 10)
        }
      }
    }

    @ViewBuilder private var rows: some View {
      let scroll = ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 100, height: 50) }
        }
        .scrollTargetLayout()
      }
      switch way {
      case .reader: scroll
      case .position: scroll.scrollPosition($position)
      case .id, .binding: scroll.scrollPosition(id: $id, anchor: .top)
      }
    }

    private func go(_ proxy: ScrollViewProxy) {
      switch way {
      case .reader: proxy.scrollTo(10, anchor: .top)
      case .position: position.scrollTo(y: 500)
      case .id: id = 10
      case .binding: $id.animation(.linear(duration: 1)).wrappedValue = 10
      }
    }
  }

  private func offset(_ view: TestedView) -> CGFloat { view.scrollView?.offset.y ?? -1 }

  @Test("after a tenth of the time a tenth of the way is done", arguments: Way.allCases)
  private func tenth(way: Way) {
    let view = TestedView(proposing: 100, 110, time: 0) { Rows(way: way) }
    view.press("go")
    #expect(offset(view) == 0)
    #expect(view.isAnimating)
    view.advance(to: 0.1)
    #expect(abs(offset(view) - 50) < 0.01)
    view.advance(to: 0.5)
    #expect(abs(offset(view) - 250) < 0.01)
    view.advance(to: 1)
    #expect(offset(view) == 500)
    #expect(view.frame(of: "Text(\"10\")")?.midY == 25)
  }

  @Test("it ends: the phase is idle again, who waits is told, and nothing moves any more")
  func ending() {
    let heard = Heard<String>()
    let view = TestedView(proposing: 100, 110, time: 0) {
      Rows(way: .reader, completed: { heard.add("done") })
        .onScrollPhaseChange { old, new in heard.add("\(old) \(new)") }
    }
    view.press("go")
    view.advance(to: 0.5)
    #expect(heard.values == ["idle animating"])
    view.advance(to: 1.1)
    #expect(heard.values.sorted() == ["animating idle", "done", "idle animating"])
    view.advance(to: 4)
    #expect(!view.isAnimating)
  }

  @Test("without an animation, or without a clock, it is there at once")
  func atOnce() {
    let still = TestedView(proposing: 100, 110) { Rows(way: .reader) }
    still.press("go")
    #expect(offset(still) == 500)
    let plain = TestedView(proposing: 100, 110, time: 0) { Rows(way: .reader, animation: nil) }
    plain.press("go")
    #expect(offset(plain) == 500)
  }

  @Test("a finger takes the content out of the animation")
  func taken() {
    let view = TestedView(proposing: 100, 110, time: 0) { Rows(way: .reader) }
    view.press("go")
    view.advance(to: 0.2)
    view.touch(.down, at: CGPoint(x: 50, y: 50))
    view.advance(to: 0.6)
    #expect(abs(offset(view) - 100) < 0.01)
    view.touch(.up, at: CGPoint(x: 50, y: 50))
    view.advance(to: 3)
    #expect(abs(offset(view) - 100) < 0.01)
    #expect(view.scrollView?.phase == .idle)
  }

  @Test("a second wish goes on from where the content is")
  func second() {
    let view = TestedView(proposing: 100, 110, time: 0) { Rows(way: .reader) }
    view.press("go")
    view.advance(to: 0.5)
    view.press("go")
    view.advance(to: 0.5)
    #expect(abs(offset(view) - 250) < 0.01)
    view.advance(to: 1)
    #expect(abs(offset(view) - 375) < 0.01)
    view.advance(to: 1.5)
    #expect(offset(view) == 500)
  }

  private struct Far: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          List(0..<1000) { Text(verbatim: "row \($0)").frame(height: CGFloat(20 + $0 % 7 * 20)) }
          Button("go") { withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(800, anchor: .center) } }
        }
      }
    }
  }

  @Test("a row of a list that is not made yet is exactly in its place at the end")
  func list() throws {
    let view = TestedView(proposing: 200, 460, time: 0) { Far() }
    view.press("go")
    for frame in 1...60 {
      view.advance(to: Double(frame) / 50)
    }
    let list = try #require(view.frame(of: "List"))
    let row = try #require(view.frame(of: "Text(\"row 800\")"))
    #expect(abs(row.midY - list.midY) < 0.01)
    #expect(view.warnings == [])
  }
}
