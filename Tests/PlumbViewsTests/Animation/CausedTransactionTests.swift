import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

@Suite("Transactions of what a change causes") @MainActor struct CausedTransactionTests {
  /// Red comes in when the view appears.
  private struct Reading: View {
    @State private var isShown = false
    var body: some View {
      GeometryReader { room in
        ZStack {
          if isShown {
            // Its own reader learns its size only when it is placed.
            GeometryReader { own in
              Color.red.frame(width: own.size.width, height: 10)
            }
            .transition(.move(edge: .leading))
          }
        }
        .frame(width: room.size.width, height: 10)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  @Test(
    "a transition that begins when a view appears is animated, though a reader in it learns its size meanwhile"
  )
  func readerInTransition() {
    let view = TestedView(proposing: 100, 10, time: 0) { Reading() }
    #expect(view.seen == ["-100,0 100×10"])
    view.advance(to: 0.5)
    #expect(view.seen == ["-50,0 100×10"])
    view.advance(to: 1)
    #expect(view.seen == ["0,0 100×10"])
  }

  private struct Coming: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isShown {
          Color.red.frame(width: 40, height: 20)
            .transition(.move(edge: .leading))
            .onAppear { count += 1 }
        }
        Button("show \(count)") { withAnimation(.linear(duration: 1)) { isShown = true } }
          .frame(height: 0)
      }
      .frame(width: 100, height: 20, alignment: .topLeading)
    }
  }

  @Test(
    "what a view changes without an animation when it appears does not end the animation that it comes with")
  func plainChangeOnAppear() {
    let view = TestedView(proposing: 100, 20, time: 0) { Coming() }
    view.press("show 0")
    view.advance(to: 0.5)
    #expect(view.seen == ["-20,0 40×20"])
    #expect(view.press("show 1"))
  }
}
