import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Scroll indicators")
struct ScrollIndicatorsTests {
  /// Red content of 100×400 in a window of 100×100: a bar would be a quarter of 94 long, and is 36 at least.
  private func scroll(_ axes: Axis.Set = .vertical) -> ScrollView<some View> {
    ScrollView(axes) { Color.red.frame(width: axes == .vertical ? 100 : 400, height: 400) }
  }

  private func view(time: Double? = 0, @ViewBuilder _ content: () -> some View) -> TestedView {
    TestedView(proposing: 100, 100, time: time, content)
  }

  /// What is drawn besides the content.
  private func bars(_ view: TestedView) -> [String] { Array(view.seen.dropFirst()) }

  @Test("a bar is there while somebody scrolls, where the content is, and fades soon after")
  func fading() {
    let view = view { scroll() }
    #expect(bars(view) == [])
    view.scroll(by: CGSize(width: 0, height: -150))
    // Half of the way: 3 + (94 - 36) / 2.
    #expect(bars(view) == ["94,32 3×36"])
    view.scrollView?.enter(.idle)
    view.advance(to: 0.4)
    #expect(bars(view) == ["94,32 3×36"])
    view.advance(to: 0.65)
    #expect(bars(view) == ["94,32 3×36 @0.5"])
    #expect(view.isAnimating)
    view.advance(to: 0.9)
    #expect(bars(view) == [])
    #expect(!view.isAnimating)
  }

  @Test("while a finger rests on the content the bar stays, and nothing is animated for it")
  func resting() {
    let view = view { scroll() }
    view.scroll(by: CGSize(width: 0, height: -300))
    view.advance(to: 5)
    #expect(bars(view) == ["94,61 3×36"])
    #expect(!view.isAnimating)
    view.scrollView?.enter(.idle)
    view.advance(to: 5.1)
    view.advance(to: 6)
    #expect(bars(view) == [])
  }

  @Test("a picture has none")
  func still() {
    let view = view(time: nil) { scroll().scrollIndicatorsFlash(onAppear: true) }
    view.scroll(by: CGSize(width: 0, height: -150))
    #expect(bars(view) == [])
  }

  @Test("who wants none has none, and visible ones are no more visible than usual")
  func requests() {
    func shown(_ content: some View) -> [String] {
      let view = view { content }
      view.scroll(by: CGSize(width: 0, height: -150))
      return bars(view)
    }
    #expect(shown(scroll().scrollIndicators(.hidden)) == [])
    #expect(shown(scroll().scrollIndicators(.never)) == [])
    #expect(shown(ScrollView(showsIndicators: false) { Color.red.frame(height: 400) }) == [])
    #expect(shown(scroll().scrollIndicators(.visible)).count == 1)
    #expect(shown(scroll().scrollIndicators(.hidden, axes: .horizontal)).count == 1)
    #expect(shown(ScrollView { Color.red.frame(height: 50) }) == [])
    #expect(bars(view { scroll().scrollIndicators(.visible) }) == [])
  }

  @Test("each axis has its bar, along the bottom and at the trailing edge")
  func axes() {
    let view = view { scroll([.horizontal, .vertical]) }
    view.scroll(by: CGSize(width: -300, height: 0))
    #expect(Set(bars(view)) == ["94,3 3×36", "61,94 36×3"])
    let mirrored = TestedView(
      proposing: 100, 100, time: 0, environment: { $0.layoutDirection = .rightToLeft }
    ) { scroll([.horizontal, .vertical]) }
    mirrored.scroll(by: CGSize(width: 300, height: 0))
    #expect(Set(bars(mirrored)) == ["3,3 3×36", "3,94 36×3"])
  }

  @Test("margins of the indicators keep them from the edges")
  func margins() {
    let view = view { scroll().contentMargins(10, for: .scrollIndicators) }
    view.scroll(by: CGSize(width: 0, height: -300))
    #expect(bars(view) == ["84,51 3×36"])
  }

  private struct Flashing: View {
    @State private var count = 0
    let onAppear: Bool
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 100, height: 400) }
          .scrollIndicatorsFlash(onAppear: onAppear).scrollIndicatorsFlash(trigger: count)
        Button("flash") { count += 1 }.buttonStyle(.plain).frame(height: 0).opacity(0)
      }
    }
  }

  @Test("a flash shows them for a moment, when the view appears or a value changes")
  func flash() {
    let appearing = view { Flashing(onAppear: true) }
    #expect(bars(appearing) == ["94,3 3×36"])
    appearing.advance(to: 1)
    #expect(bars(appearing) == [])
    let triggered = view { Flashing(onAppear: false) }
    #expect(bars(triggered) == [])
    triggered.press("flash")
    #expect(bars(triggered) == ["94,3 3×36"])
    triggered.advance(to: 1)
    #expect(bars(triggered) == [])
  }
}
