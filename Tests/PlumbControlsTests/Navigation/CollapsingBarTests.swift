import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Bars that content scrolls away") @MainActor struct CollapsingBarTests {
  /// A bar of 44 + 52 + 52 points above content.
  private func notes(
    height: CGFloat = 3000, mode: NavigationBarItem.TitleDisplayMode = .large, hasSearch: Bool = true
  ) -> TestedView {
    TestedView(proposing: 390, 700, style: .iOS) {
      NavigationStack {
        ScrollView { Color.red.frame(height: height) }
          .navigationTitle("Notes")
          .navigationBarTitleDisplayMode(mode)
          .modifier(Search(isThere: hasSearch))
      }
    }
  }

  private struct Search: ViewModifier {
    let isThere: Bool
    func body(content: Content) -> some View {
      if isThere { content.searchable(text: .constant("")) } else { content }
    }
  }

  @Test("a wheel that is taller than its place is no content of the page: its title stays large")
  func turnedWheel() {
    func titles(_ chosen: Int) -> String {
      let view = TestedView(proposing: 390, 250, style: .iOS) {
        NavigationStack {
          Picker("Reps", selection: .constant(chosen)) { ForEach(0...100, id: \.self) { Text("\($0)") } }
            .pickerStyle(.wheel)
            .navigationTitle("Reps")
        }
      }
      return view.displayList.items.filter { if case .group(.opacity(0), _) = $0 { true } else { false } }
        .isEmpty ? "\(heading(view) ?? .null)" : "hidden \(heading(view) ?? .null)"
    }
    #expect(titles(10) == titles(0))
  }

  private func offset(_ view: TestedView) -> CGFloat { view.scrollView?.offset.y ?? -1 }

  private func heading(_ view: TestedView) -> CGRect? {
    view.host.accessibleElements().first { $0.role == .heading }?.frame
  }

  /// Drags the content up by a distance, holds it, and lets go.
  private func drag(_ view: TestedView, by distance: CGFloat) {
    view.touch(.down, at: CGPoint(x: 100, y: 600))
    // The first step only tells that the finger scrolls.
    view.touch(.moved, at: CGPoint(x: 100, y: 575))
    view.touch(.moved, at: CGPoint(x: 100, y: 575 - distance))
    view.advance(by: 1)
    view.touch(.moved, at: CGPoint(x: 100, y: 575 - distance))
    view.touch(.up, at: CGPoint(x: 100, y: 575 - distance))
  }

  @Test("the search field goes first, and then the title goes up under the row")
  func order() throws {
    let view = notes()
    let title = try #require(heading(view))
    #expect(view.frame(of: "NavigationBar")?.height == 148)
    view.scroll(by: CGSize(width: 0, height: -30))
    #expect(heading(view) == title)
    view.scroll(by: CGSize(width: 0, height: -52))
    let cut = try #require(heading(view))
    #expect(cut.minY == 44 && abs(cut.maxY - (title.maxY - 30)) < 0.01)
    view.scroll(by: CGSize(width: 0, height: -40))
    // The title in the row now.
    #expect(try #require(heading(view)).maxY < 44)
  }

  @Test(
    "content that a finger lets go of comes to rest where the field and the title are there or gone",
    arguments: [(10, 0), (30, 52), (70, 52), (85, 104), (110, 110), (300, 300)] as [(CGFloat, CGFloat)])
  func letGo(distance: CGFloat, rest: CGFloat) {
    let view = notes()
    drag(view, by: distance)
    #expect(offset(view) == distance)
    view.advance(by: 3)
    #expect(offset(view) == rest)
  }

  @Test("so does what a wheel has moved, once it turns no more")
  func wheel() {
    let view = notes(hasSearch: false)
    view.advance(by: 0)
    view.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: -20))
    view.advance(by: 0.1)
    #expect(offset(view) == 20)
    view.advance(by: 3)
    #expect(offset(view) == 0)
    view.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: -30))
    view.advance(by: 3)
    #expect(offset(view) == 52)
  }

  @Test("content that reaches less far than the bar goes away is at its end when that has gone")
  func short() throws {
    // 552 points are below the bar.
    let view = notes(height: 592)
    drag(view, by: 34)
    view.advance(by: 3)
    #expect(offset(view) == 40)
    #expect(try #require(heading(view)).maxY < 44)
    view.scroll(by: CGSize(width: 0, height: 40))
    #expect(try #require(heading(view)).minY > 44)
  }

  @Test("a list rests where its large title is not cut")
  func list() throws {
    let view = TestedView(proposing: 375, 667, style: .iOS) {
      NavigationView {
        List(0..<12) { Text("Row \($0)") }.navigationTitle("Notes").searchable(text: .constant(""))
      }
    }
    let title = try #require(heading(view))
    drag(view, by: 20)
    view.advance(by: 3)
    let rest = try #require(heading(view))
    #expect(rest == title || rest.maxY < 44)
  }

  @Test("below an inline title content rests where it is let go")
  func inline() {
    let view = notes(mode: .inline, hasSearch: false)
    drag(view, by: 20)
    view.advance(by: 3)
    #expect(offset(view) == 20)
  }
}
