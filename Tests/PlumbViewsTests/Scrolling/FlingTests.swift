import PlumbTesting
import SwiftUI
import Testing

@Suite("Content that still moves when the program scrolls it") @MainActor struct FlingTests {
  enum Way: CaseIterable { case proxy, animatedProxy, id, position, edge }

  private struct Rows: View {
    let way: Way
    let log: Told
    @State private var shown: Int?
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { go(proxy) }.frame(height: 10)
          switch way {
          case .id: rows.scrollPosition(id: $shown, anchor: .top)
          case .position, .edge: rows.scrollPosition($position, anchor: .top)
          case .proxy, .animatedProxy: rows
          }
        }
      }
    }

    private var rows: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("row \($0)").frame(width: 100, height: 50) } }
          .scrollTargetLayout()
      }
      .onScrollPhaseChange { log.add("\($1)") }
    }

    private func go(_ proxy: ScrollViewProxy) {
      switch way {
      case .proxy: proxy.scrollTo(30, anchor: .top)
      case .animatedProxy: withAnimation(.linear(duration: 0.2)) { proxy.scrollTo(30, anchor: .top) }
      case .id: shown = 30
      case .position: position.scrollTo(id: 30)
      case .edge: position.scrollTo(y: 1500)
      }
    }
  }

  private func fling(_ view: TestedView) {
    view.touch(.down, at: CGPoint(x: 50, y: 105))
    for y in [90, 70, 50] {
      view.advance(by: 0.02)
      view.touch(.moved, at: CGPoint(x: 50, y: y))
    }
    view.touch(.up, at: CGPoint(x: 50, y: 50))
    view.advance(by: 0.1)
  }

  private func top(_ view: TestedView, _ row: Int) -> CGFloat? {
    view.frame(of: "Text(\"row \(row)\")")?.midY
  }

  @Test(
    "a target that the program sets ends a fling, and is where the content comes to rest",
    arguments: Way.allCases)
  func goes(way: Way) throws {
    let log = Told()
    let view = TestedView(proposing: 100, 110, time: 0) { Rows(way: way, log: log) }
    fling(view)
    let before = try #require(top(view, 0))
    view.advance(by: 0.05)
    #expect(try #require(top(view, 0)) < before - 5, "the content still moves")
    view.press("go")
    view.advance(by: 0.5)
    #expect(top(view, 30) == 35)
    view.advance(by: 3)
    #expect(top(view, 30) == 35)
    #expect(log.lines.last == "idle")
  }

  @Test("content that springs back from beyond its end is at its target without a stretch")
  func stretched() {
    let view = TestedView(proposing: 100, 110, time: 0) { Rows(way: .proxy, log: Told()) }
    view.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 50, y: 100), for: 0.1)
    view.advance(by: 0.05)
    view.press("go")
    view.advance(by: 3)
    #expect(top(view, 30) == 35)
  }

  @Test("an id that nobody has ends no fling")
  func unknown() {
    let view = TestedView(proposing: 100, 110) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("nobody") }.frame(height: 10)
          ScrollView { Color.red.frame(height: 2000) }
        }
      }
    }
    fling(view)
    view.press("go")
    let before = view.frame(of: "Color.red")?.minY ?? 0
    view.advance(by: 0.1)
    #expect(view.frame(of: "Color.red")?.minY ?? 0 < before)
  }
}
