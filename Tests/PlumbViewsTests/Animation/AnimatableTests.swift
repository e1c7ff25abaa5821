import PlumbGraph
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

@Suite("Animatable views, modifiers and layouts")
@MainActor struct AnimatableTests {
  private struct Bar: View, Animatable {
    var length: CGFloat
    nonisolated var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }
    var body: some View { Color.red.frame(width: length, height: 10) }
  }

  private struct Indent: ViewModifier, Animatable {
    var amount: CGFloat
    nonisolated var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, amount) }
  }

  private struct Steps: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
      get { step }
      set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: CGFloat(index) * step, y: 0), proposal: .unspecified)
      }
    }
  }

  private struct Example<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder var content: (Bool) -> Content
    var body: some View {
      ZStack(alignment: .topLeading) {
        content(isOn)
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.opacity(0)
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func scene<Content: View>(@ViewBuilder _ content: @escaping (Bool) -> Content) -> TestedView {
    TestedView(proposing: 200, 100, time: 0) { Example(content: content) }
  }

  @Test("an animatable view's body runs with the values between, and no other body does")
  func view() {
    let view = scene { Bar(length: $0 ? 100 : 20) }
    view.press("go")
    #expect(view.seen == ["0,0 20×10"])
    let bodies = view.bodies(after: { view.advance(to: 0.5) })
    #expect(bodies == ["Bar"])
    #expect(view.seen == ["0,0 60×10"])
    #expect(view.bodies(after: { view.advance(to: 1) }) == ["Bar"])
    #expect(view.bodies(after: { view.advance(to: 2) }) == [])
    #expect(view.seen == ["0,0 100×10"])
  }

  @Test("an animatable modifier's body runs with the values between")
  func modifier() {
    let view = scene { Color.red.frame(width: 10, height: 10).modifier(Indent(amount: $0 ? 100 : 0)) }
    view.press("go")
    view.advance(to: 0.5)
    #expect(view.seen == ["50,0 10×10"])
  }

  @Test("an animatable layout places with the values between")
  func layout() {
    let view = scene { isOn in
      Steps(step: isOn ? 50 : 10) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
    view.press("go")
    #expect(view.seen == ["0,0 10×10", "10,0 10×10"])
    view.advance(to: 0.5)
    #expect(view.seen == ["0,0 10×10", "30,0 10×10"])
    view.advance(to: 1)
    #expect(view.seen == ["0,0 10×10", "50,0 10×10"])
    #expect(!view.isAnimating)
  }

  @Test("while something moves no body runs, and nothing is laid out")
  func costs() {
    let view = scene { Color.red.frame(width: 20, height: 20).offset(x: $0 ? 100 : 0).opacity($0 ? 0.5 : 1) }
    view.press("go")
    let before = view.layoutWork
    #expect(view.bodies(after: { view.advance(to: 0.5) }) == [])
    #expect(view.layoutWork.computations == before.computations)
    #expect(view.layoutWork.placements == before.placements)
  }

  @Test("angles and shares are animated in units of 1/128")
  func units() {
    #expect(abs(Angle.degrees(90).animatableData - 201.062) < 0.001)
    #expect(UnitPoint.center.animatableData == AnimatablePair(64, 64))
    let trimmed = Circle().trim(from: 0, to: 0.6).animatableData
    let whole = Circle().trim(from: 0, to: 0).animatableData
    #expect(abs((trimmed - whole).magnitudeSquared.squareRoot() - 76.8) < 1e-9)
  }

  @Test("several values are animated as one")
  func values() {
    var values = AnimatableValues(1.0, CGFloat(2)) + AnimatableValues(2.0, CGFloat(3))
    values.scale(by: 2)
    #expect(values == AnimatableValues(6.0, CGFloat(10)))
    #expect(values.magnitudeSquared == 136)
  }
}
