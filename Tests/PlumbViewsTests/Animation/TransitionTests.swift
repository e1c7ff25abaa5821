import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Coming and going")
@MainActor struct TransitionTests {
  /// Red above blue; red comes and goes.
  private struct Example<Box: View>: View {
    @State private var isShown = false
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder var box: () -> Box

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if isShown { box() }
        Color.blue.frame(width: 20, height: 20)
        Button("go") { withAnimation(animation) { isShown.toggle() } }.frame(height: 0)
        Button("jump") { isShown.toggle() }.frame(height: 0)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func scene<Box: View>(
    _ animation: Animation? = .linear(duration: 1), @ViewBuilder box: @escaping () -> Box
  ) -> TestedView {
    TestedView(proposing: 200, 100, time: 0) { Example(animation: animation, box: box) }
  }

  private var red: some View { Color.red.frame(width: 40, height: 20) }

  @Test("a view without a transition fades in and out while the others move")
  func fades() {
    let view = scene { red }
    #expect(view.seen == ["0,0 20×20"])
    view.press("go")
    #expect(view.seen == ["0,0 40×20 @0", "0,0 20×20"])
    view.advance(to: 0.25)
    #expect(view.seen == ["0,0 40×20 @0.25", "0,5 20×20"])
    view.advance(to: 1)
    #expect(view.seen == ["0,0 40×20", "0,20 20×20"])
    #expect(!view.isAnimating)
    view.press("go")
    view.advance(to: 1.25)
    #expect(view.seen == ["0,0 40×20 @0.75", "0,15 20×20"])
    #expect(view.frame(of: "Color.red") == nil)
    view.advance(to: 2)
    #expect(view.seen == ["0,0 20×20"])
    #expect(!view.isAnimating)
  }

  @Test("without an animation a view comes and goes at once")
  func plain() {
    let view = scene { red.transition(.opacity) }
    view.press("jump")
    #expect(view.seen == ["0,0 40×20", "0,20 20×20"])
    view.press("jump")
    #expect(view.seen == ["0,0 20×20"])
    let none = scene(nil) { red.transition(.slide) }
    none.press("go")
    #expect(none.seen == ["0,0 40×20", "0,20 20×20"])
  }

  @Test(
    "each transition comes in its own way",
    arguments: [
      ("opacity", "0,0 40×20 @0.5"), ("scale", "10,5 20×10"), ("move", "-20,0 40×20"),
      ("slide", "-20,0 40×20"),
      ("offset", "5,0 40×20"), ("push", "20,0 40×20 @0.5"), ("both", "0,10 40×20 @0.5"),
      ("custom", "0,0 40×20 @0.75"), ("modifier", "50,0 40×20"), ("identity", "0,0 40×20"),
    ])
  func comesIn(name: String, seen: String) {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    struct Half: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
    let transition: AnyTransition =
      switch name {
      case "opacity": .opacity
      case "scale": .scale
      case "move": .move(edge: .leading)
      case "slide": .slide
      case "offset": .offset(x: 10, y: 0)
      case "push": .push(from: .trailing)
      case "both": .move(edge: .bottom).combined(with: .opacity)
      case "custom": AnyTransition(Half())
      case "modifier": .modifier(active: Shift(x: 100), identity: Shift(x: 0))
      default: .identity
      }
    let view = scene { red.transition(transition) }
    view.press("go")
    view.advance(to: 0.5)
    #expect(view.seen == [seen, "0,10 20×20"])
    view.advance(to: 1)
    #expect(view.seen == ["0,0 40×20", "0,20 20×20"])
  }

  @Test("a slide goes out on the other side, and an asymmetric transition in its second way")
  func goesOut() {
    let slide = scene { red.transition(.slide) }
    slide.press("jump")
    slide.press("go")
    slide.advance(to: 0.5)
    #expect(slide.seen == ["20,0 40×20", "0,10 20×20"])
    let both = scene { red.transition(.asymmetric(insertion: .opacity, removal: .scale)) }
    both.press("go")
    both.advance(to: 0.5)
    #expect(both.seen == ["0,0 40×20 @0.5", "0,10 20×20"])
    both.advance(to: 1)
    both.press("go")
    both.advance(to: 1.5)
    #expect(both.seen == ["10,5 20×10", "0,10 20×20"])
  }

  @Test("a transition's own animation is used, with or without another one")
  func ownAnimation() {
    let view = scene { red.transition(.opacity.animation(.linear(duration: 2))) }
    view.press("jump")
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 40×20 @0.25", "0,20 20×20"])
    view.advance(to: 2)
    view.press("jump")
    view.advance(to: 3)
    #expect(view.seen == ["0,0 40×20 @0.5", "0,0 20×20"])
    view.advance(to: 4)
    #expect(view.seen == ["0,0 20×20"])
  }

  @Test("a view that comes back before it is gone goes on from where it is, with its state")
  func comesBack() {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        Color.red.frame(width: CGFloat(count) * 10, height: 20)
        Button("count") { count += 1 }.frame(height: 0)
      }
    }
    for transition in [AnyTransition.opacity, nil] {
      let view = scene {
        if let transition {
          VStack(spacing: 0) { Counter() }.transition(transition)
        } else {
          VStack(spacing: 0) { Counter() }
        }
      }
      view.press("jump")
      view.press("count")
      view.press("go")
      view.advance(to: 0.5)
      #expect(view.seen.first?.hasSuffix("20×20 @0.5") == true)
      view.press("go")
      #expect(view.seen.first?.hasSuffix("20×20 @0.5") == true)
      view.advance(to: 1.5)
      #expect(view.seen.map { $0.suffix(5) } == ["20×20", "20×20"])
      #expect(!view.isAnimating)
      #expect(view.press("count"))
    }
  }

  @Test("what goes takes no part: it cannot be pressed, and disappears only when it is gone")
  func goingTakesNoPart() {
    let told = CountedCalls()
    let view = scene {
      Button {
        told.count += 100
      } label: {
        Text("press")
      }.onDisappear { told.count += 1 }
    }
    view.press("jump")
    view.press("go")
    #expect(!view.press("press"))
    view.advance(to: 0.9)
    #expect(told.count == 0)
    view.advance(to: 1)
    #expect(told.count == 1)
  }

  @Test("rows come, go and move by their ids")
  func rows() {
    struct Rows: View {
      @State private var rows = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { Color.red.frame(width: CGFloat($0) * 10, height: 10) }
          Button("change") { withAnimation(.linear(duration: 1)) { rows = [2, 3] } }.frame(height: 0)
        }
        .frame(width: 30, height: 30, alignment: .top)
      }
    }
    let view = TestedView(proposing: 200, 100, time: 0) { Rows() }
    view.press("change")
    view.advance(to: 0.5)
    #expect(view.seen == ["10,0 10×10 @0.5", "5,5 20×10", "0,10 30×10 @0.5"])
    view.advance(to: 1)
    #expect(view.seen == ["5,0 20×10", "0,10 30×10"])
  }

  @Test("one of two branches goes while the other comes")
  func branches() {
    struct Either: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          if isOn { Color.red.frame(width: 20, height: 20) } else { Color.blue.frame(width: 20, height: 20) }
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.opacity(0)
        }.frame(width: 20, height: 20)
      }
    }
    let view = TestedView(proposing: 20, 20, time: 0) { Either() }
    view.press("go")
    view.advance(to: 0.25)
    #expect(view.seen == ["0,0 20×20 @0.75", "0,0 20×20 @0.25"])
    view.press("go")
    view.advance(to: 1.25)
    #expect(view.seen == ["0,0 20×20"])
    #expect(view.firstColor.map { $0[2] > $0[0] } == true)
  }

  @Test("a matched view comes from the place of the one that goes")
  func matched() {
    struct Hero: View {
      @Namespace private var space
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          if isLarge {
            Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 100)
          } else {
            Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
              .padding(.leading, 100)
          }
          Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }.opacity(0)
        }.frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
    let view = TestedView(proposing: 200, 100, time: 0) { Hero() }
    view.press("go")
    #expect(
      view.painted.map(\.frame) == Array(repeating: CGRect(x: 100, y: 0, width: 20, height: 20), count: 2))
    view.advance(to: 0.5)
    #expect(
      view.painted.map(\.frame) == Array(repeating: CGRect(x: 50, y: 0, width: 60, height: 60), count: 2))
    view.advance(to: 1)
    #expect(view.seen == ["0,0 100×100"])
  }
}
