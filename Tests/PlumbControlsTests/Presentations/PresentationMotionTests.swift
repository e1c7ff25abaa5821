import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("How presentations come and go") @MainActor struct PresentationMotionTests {
  private let rest = Moving.rest

  /// Something that a binding shows over a button as large as the canvas.
  private func scene<Content: View>(
    time: Double? = 0, taps: Heard<String> = Heard(),
    @ViewBuilder _ presenting: @escaping (Button<Text>, Binding<Bool>) -> Content
  ) -> (view: TestedView, isShown: Binding<Bool>) {
    var isShown: Binding<Bool>!
    let view = TestedView(proposing: 200, 300, time: time) {
      Held(false) { value in
        let _ = isShown = value
        presenting(Button("below") { taps.add("below") }, value)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    return (view, isShown)
  }

  private func set(_ isShown: Bool, _ scene: (view: TestedView, isShown: Binding<Bool>)) {
    scene.isShown.wrappedValue = isShown
    scene.view.layOut()
  }

  @Test("a sheet slides up from below in half a second, while what is behind it grows dark, and back")
  func sheet() {
    let scene = scene { button, isShown in
      button.sheet(isPresented: isShown) { Color.red }
    }
    let view = scene.view
    set(true, scene)
    // The shade, the card's ground, and the content on it.
    #expect(view.seen == ["0,0 200×300 @0", "0,300 200×290", "0,300 200×290"])
    view.advance(to: 0.25)
    let away = describe(10 + 290 * rest)
    #expect(
      view.seen == [
        "0,0 200×300 @\(describe(1 - rest))", "0,\(away) 200×290", "0,\(away) 200×290",
      ])
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 200×300", "0,10 200×290", "0,10 200×290"])
    #expect(!view.isAnimating)
    set(false, scene)
    #expect(view.isAnimating)
    view.advance(to: 0.75)
    let back = describe(10 + 290 * (1 - rest))
    #expect(view.painted.last?.description == "0,\(back) 200×290")
    view.advance(to: 1)
    #expect(view.seen == [])
    #expect(!view.isAnimating)
  }

  @Test("where no time passes, a sheet is there and gone at once")
  func withoutTime() {
    let scene = scene(time: nil) { button, isShown in
      button.sheet(isPresented: isShown) { Color.red }
    }
    set(true, scene)
    #expect(scene.view.seen == ["0,0 200×300", "0,10 200×290", "0,10 200×290"])
    set(false, scene)
    #expect(scene.view.seen == [])
  }

  @Test("a change that disables animations shows a sheet and takes it away at once")
  func disabled() {
    let scene = scene { button, isShown in
      button.sheet(isPresented: isShown) { Color.red }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { scene.isShown.wrappedValue = true }
    scene.view.layOut()
    #expect(scene.view.seen == ["0,0 200×300", "0,10 200×290", "0,10 200×290"])
    withTransaction(transaction) { scene.isShown.wrappedValue = false }
    scene.view.layOut()
    #expect(scene.view.seen == [])
  }

  @Test("a cover comes from below the whole canvas")
  func cover() {
    let scene = scene { button, isShown in
      button.fullScreenCover(isPresented: isShown) { Color.red }
    }
    set(true, scene)
    scene.view.advance(to: 0.25)
    let top = describe(300 * rest)
    #expect(scene.view.seen == ["0,\(top) 200×300", "0,\(top) 200×300"])
  }

  @Test("an alert comes a tenth too large and fades in; it goes out by fading")
  func alert() {
    let scene = scene { button, isShown in
      button.alert("Title", isPresented: isShown) { Button("OK") {} }
    }
    let view = scene.view
    set(true, scene)
    let first = view.painted
    #expect(!first.isEmpty && first.allSatisfy { $0.opacity == 0 })
    #expect(first.dropFirst().first.map { describe($0.frame.width) } == "297")
    view.advance(to: 2)
    let final = view.painted
    #expect(!final.isEmpty && final.allSatisfy { $0.opacity == 1 })
    #expect(final.dropFirst().first.map { describe($0.frame.width) } == "270")
    set(false, scene)
    view.advance(to: 2.125)
    // Half way of an animation that begins and ends alike.
    #expect(view.painted.map(\.frame) == final.map(\.frame))
    #expect(!view.painted.isEmpty && view.painted.allSatisfy { abs($0.opacity - 0.5) < 0.001 })
    view.advance(to: 2.25)
    #expect(view.painted.isEmpty)
  }

  @Test("what was in a sheet disappears when the sheet has gone, and then onDismiss is done, each once")
  func events() {
    let heard = Heard<String>()
    let scene = scene { button, isShown in
      button.sheet(isPresented: isShown, onDismiss: { heard.add("dismissed") }) {
        Text("in it").onAppear { heard.add("appear") }.onDisappear { heard.add("disappear") }
      }
    }
    set(true, scene)
    #expect(heard.values == ["appear"])
    scene.view.advance(to: 1)
    set(false, scene)
    #expect(heard.values == ["appear"])
    #expect(scene.view.frame(of: "Text(\"in it\")") == nil)
    scene.view.advance(to: 2)
    #expect(heard.values == ["appear", "disappear", "dismissed"])
  }

  @Test("a sheet on its way out takes no taps, and what is below takes them again")
  func leavingTakesNothing() {
    let taps = Heard<String>()
    let scene = scene(taps: taps) { button, isShown in
      button.sheet(isPresented: isShown) { Button("inside") { taps.add("inside") } }
    }
    set(true, scene)
    scene.view.advance(to: 1)
    set(false, scene)
    scene.view.tap("below")
    #expect(taps.values == ["below"])
  }

  @Test("a finger that moves along a button of a sheet that comes in presses it, though it moves on")
  func comingTap() throws {
    let taps = Heard<String>()
    let scene = scene(taps: taps) { button, isShown in
      button.sheet(isPresented: isShown) {
        Button {
          taps.add("inside")
        } label: {
          Color.red.frame(width: 150, height: 20)
        }
      }
    }
    set(true, scene)
    scene.view.advance(to: 0.1)
    let drawn = try #require(scene.view.painted.last).frame
    scene.view.touch(.down, at: CGPoint(x: drawn.minX + 20, y: drawn.midY))
    scene.view.advance(to: 0.4)
    scene.view.touch(.moved, at: CGPoint(x: drawn.maxX - 20, y: drawn.midY))
    scene.view.touch(.up, at: CGPoint(x: drawn.maxX - 20, y: drawn.midY))
    let end = try #require(scene.view.painted.last).frame
    #expect(drawn.minY - end.minY > 60, "further than a finger reaches")
    #expect(taps.values == ["inside"])
  }

  @Test("a sheet that is shown again on its way out is a new one")
  func again() {
    let scene = scene { button, isShown in
      button.sheet(isPresented: isShown) { Color.red }
    }
    set(true, scene)
    scene.view.advance(to: 1)
    set(false, scene)
    scene.view.advance(to: 1.1)
    set(true, scene)
    scene.view.advance(to: 2)
    #expect(scene.view.seen == ["0,0 200×300", "0,10 200×290", "0,10 200×290"])
  }
}
