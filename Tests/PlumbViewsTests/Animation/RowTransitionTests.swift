import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Rows that come and go") @MainActor struct RowTransitionTests {
  /// Rows of 10 points in a column that is 40 high.
  private struct Rows: View {
    let heard: Heard<Binding<[Int]>>
    @State private var rows = [1, 2, 3]
    var body: some View {
      let _ = heard.add($rows)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: CGFloat(row), height: 10).transition(.move(edge: .leading))
          }
        }
      }
    }
  }

  private func rows() -> (TestedView, ([Int], Animation?) -> Void) {
    let heard = Heard<Binding<[Int]>>()
    let view = TestedView(proposing: 100, 40, time: 0) { Rows(heard: heard) }
    return (
      view,
      { rows, animation in
        withAnimation(animation) { heard.last?.wrappedValue = rows }
        view.layOut()
      }
    )
  }

  private func frames(_ view: TestedView) -> [String] {
    view.painted.map { "\(Int($0.frame.width)) at \(describe($0.frame.minX)),\(describe($0.frame.minY))" }
  }

  @Test("a new row of a lazy container comes with its transition, while the others make room")
  func insert() {
    let (view, set) = rows()
    #expect(frames(view) == ["1 at 0,0", "2 at 0,10", "3 at 0,20"])
    set([4, 1, 2, 3], .linear(duration: 1))
    view.advance(to: 0.5)
    #expect(frames(view) == ["4 at -2,0", "1 at 0,5", "2 at 0,15", "3 at 0,25"])
    view.advance(to: 1)
    #expect(frames(view) == ["4 at 0,0", "1 at 0,10", "2 at 0,20", "3 at 0,30"])
    #expect(!view.isAnimating)
  }

  @Test("a row that is removed goes with its transition, while the others close the gap")
  func remove() {
    let (view, set) = rows()
    set([1, 3], .linear(duration: 1))
    view.advance(to: 0.5)
    #expect(frames(view) == ["1 at 0,0", "2 at -1,10", "3 at 0,15"])
    view.advance(to: 1)
    #expect(frames(view) == ["1 at 0,0", "3 at 0,10"])
    #expect(!view.isAnimating)
  }

  @Test("without an animation rows come and go at once, and so do those that are scrolled")
  func plain() {
    let (view, set) = rows()
    set([4, 1], nil)
    #expect(frames(view) == ["4 at 0,0", "1 at 0,10"])
    let many = TestedView(proposing: 100, 40, time: 0) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in
            Color.red.frame(height: 10).transition(.opacity.animation(.linear(duration: 1)))
          }
        }
      }
    }
    many.scroll(by: CGSize(width: 0, height: -500))
    #expect(!many.isAnimating)
    #expect(!many.painted.isEmpty && many.painted.allSatisfy { $0.opacity == 1 })
  }

  @Test("a list's row that is deleted fades while those below it come up")
  func listDelete() {
    let heard = Heard<Binding<[Int]>>()
    let view = TestedView(proposing: 100, 200, time: 0) {
      Held([1, 2, 3]) { rows in
        let _ = heard.add(rows)
        List {
          ForEach(rows.wrappedValue, id: \.self) { row in Color.red.frame(width: CGFloat(row), height: 10) }
        }
        .listStyle(.plain)
      }
    }
    func red(_ width: CGFloat) -> Painted? { view.painted.first { $0.frame.width == width } }
    #expect(red(3)?.frame.minY == 105)
    withAnimation(.linear(duration: 1)) { heard.last?.wrappedValue = [1, 3] }
    view.layOut()
    view.advance(to: 0.5)
    #expect(red(2)?.opacity == 0.5)
    #expect(red(3)?.frame.minY == 83)
    view.advance(to: 1)
    #expect(red(2) == nil)
    #expect(red(3)?.frame.minY == 61)
  }

  @Test("what a visual effect depends on is animated")
  func visualEffect() {
    let view = TestedView(proposing: 100, 20, time: 0) {
      Held(false) { isMoved in
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10)
            .visualEffect { [value = isMoved.wrappedValue] content, proxy in
              content.offset(x: value ? proxy.size.width * 4 : 0)
            }
          Button("move") { withAnimation(.linear(duration: 1)) { isMoved.wrappedValue.toggle() } }
            .frame(height: 0)
        }
        .frame(width: 100, height: 20, alignment: .topLeading)
      }
    }
    view.press("move")
    view.advance(to: 0.25)
    #expect(view.seen == ["10,0 10×10"])
    view.advance(to: 1)
    #expect(view.seen == ["40,0 10×10"])
  }
}
