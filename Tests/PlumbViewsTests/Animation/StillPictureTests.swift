import PlumbTesting
import SwiftUI
import Testing
import ViewTesting

/// Views without a clock, as a picture shows them.
@Suite("Still pictures of animations") @MainActor struct StillPictureTests {
  private struct Starting<Content: View>: View {
    let animation: Animation
    let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn).frame(width: 100, height: 20, alignment: .leading)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  private struct Valued: View {
    @State private var isOn = false

    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: isOn ? 50 : 0)
        .animation(.linear(duration: 1).repeatForever(), value: isOn)
        .frame(width: 100, height: 20, alignment: .leading)
        .onAppear { isOn = true }
    }
  }

  private func seen<Content: View>(
    _ animation: Animation, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) -> [String] {
    TestedView(proposing: 100, 20) { Starting(animation: animation, content: content) }.seen
  }

  @Test("an animation without end that begins as the view appears is shown as it begins")
  func endless() {
    let forever = Animation.linear(duration: 1).repeatForever()
    let box = Color.red.frame(width: 20, height: 20)
    #expect(seen(forever) { box.offset(x: $0 ? 50 : 0) } == ["0,0 20×20"])
    #expect(seen(forever) { box.opacity($0 ? 0.25 : 0.5) } == ["0,0 20×20 @0.5"])
    #expect(seen(forever) { Color.red.frame(width: $0 ? 60 : 20, height: 20) } == ["0,0 20×20"])
    #expect(TestedView(proposing: 100, 20) { Valued() }.seen == ["0,0 20×20"])
  }

  @Test("an animation that ends is shown at its end, however often it is repeated")
  func ending() {
    let box = Color.red.frame(width: 20, height: 20)
    #expect(seen(.linear(duration: 1)) { box.offset(x: $0 ? 50 : 0) } == ["50,0 20×20"])
    #expect(seen(.linear(duration: 1).repeatCount(3)) { box.offset(x: $0 ? 50 : 0) } == ["50,0 20×20"])
    #expect(seen(.default) { Color.red.frame(width: $0 ? 60 : 20, height: 20) } == ["0,0 60×20"])
  }

  @Test("what waits for a clock goes on once there is one")
  func clock() {
    let view = TestedView(proposing: 100, 20) {
      Starting(animation: .linear(duration: 1).repeatForever()) {
        Color.red.frame(width: 20, height: 20).offset(x: $0 ? 50 : 0)
      }
    }
    view.advance(to: 0.5)
    #expect(view.seen == ["25,0 20×20"])
    #expect(view.isAnimating)
  }
}
