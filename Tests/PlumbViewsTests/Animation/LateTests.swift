import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Animations at the edges")
@MainActor struct LateTests {
  private struct Keeper: View {
    let keep: (Binding<Bool>) -> Void
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: isOn ? 40 : 20, height: 20).onAppear { keep($isOn) }
    }
  }

  @Test("a write after the view is gone is kept in the value, and ends there")
  func lateWrite() {
    var kept: Binding<Bool>?
    do { _ = TestedView(proposing: 100, 20, time: 0) { Keeper { kept = $0 } } }
    withAnimation { kept?.wrappedValue = true }
    #expect(kept?.wrappedValue == true)
  }

  @Test("times that go back or are no numbers change nothing")
  func strangeTimes() {
    var kept: Binding<Bool>?
    let view = TestedView(proposing: 100, 20, time: 0) { Keeper { kept = $0 } }
    withAnimation(.linear(duration: 1)) { kept?.wrappedValue = true }
    view.layOut()
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 30×20"])
    for time in [0.1, -.infinity, .nan, .infinity] {
      view.advance(to: time)
      #expect(view.seen == ["0,0 30×20"])
    }
    view.advance(to: 1)
    #expect(view.seen == ["0,0 40×20"])
  }

  @Test("a change when the view appears moves from where it appeared")
  func onAppear() {
    struct Appearing: View {
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: isOn ? 40 : 20, height: 20)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let view = TestedView(proposing: 100, 20, time: 0) { Appearing() }
    #expect(view.seen == ["0,0 20×20"])
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 30×20"])
    let still = TestedView(proposing: 100, 20) { Appearing() }
    #expect(still.seen == ["0,0 40×20"])
  }

  @Test("transitions can be written in all their short forms")
  func shortForms() {
    let view = TestedView(proposing: 100, 20) {
      Color.red.frame(width: 20, height: 20)
        .transition(.blurReplace)
        .transition(.move(edge: .top).combined(with: .opacity))
        .transition(.asymmetric(insertion: .scale, removal: .push(from: .leading)))
        .transition(.scale(scale: 0.5, anchor: .top))
        .contentTransition(.numericText())
    }
    #expect(view.seen == ["0,0 20×20"])
  }
}
