import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// Recorded/Animation.md#X12. That gauges do the same is assumed.
@Suite("Progress views and gauges whose value changes") @MainActor struct ValueAnimationTests {
  private struct Changing<Shown: View>: View {
    let animation: Animation?
    let shown: (Double) -> Shown
    @State private var value = 0.2
    var body: some View {
      VStack(spacing: 0) {
        shown(value)
        Button("more") { value = 0.6 }.frame(height: 20)
      }
      .animation(animation, value: value)
    }
  }

  /// The widths of the filled part of a bar of 100 points, before the change, at the half of the animation, and after it.
  private func widths<Shown: View>(
    _ animation: Animation?, _ shown: @escaping (Double) -> Shown
  ) -> [CGFloat] {
    let view = TestedView(proposing: 100, 60, time: 0) { Changing(animation: animation, shown: shown) }
    func width() -> CGFloat { (view.painted.map(\.frame.width).first { $0 < 100 } ?? 0).rounded() }
    let before = width()
    view.press("more")
    return [before]
      + [0.5, 2].map { time in
        view.advance(to: time)
        return width()
      }
  }

  @Test("jump without an animation, and move with one")
  func bars() {
    #expect(widths(nil) { ProgressView(value: $0) } == [20, 60, 60])
    #expect(widths(.linear(duration: 1)) { ProgressView(value: $0) } == [20, 40, 60])
    #expect(widths(nil) { Gauge(value: $0) {} } == [20, 60, 60])
    #expect(widths(.linear(duration: 1)) { Gauge(value: $0) {} } == [20, 40, 60])
    #expect(
      widths(.linear(duration: 1)) { Gauge(value: $0) {}.gaugeStyle(.accessoryLinearCapacity) } == [
        20, 40, 60,
      ])
  }

  @Test("turn as a ring, and slide as a mark")
  func rings() {
    func positions<Shown: View>(_ shown: @escaping (Double) -> Shown) -> Set<String> {
      let view = TestedView(proposing: 100, 100, time: 0) {
        Changing(animation: .linear(duration: 1), shown: shown)
      }
      view.press("more")
      return Set(
        [0, 0.5, 2].map { time in
          view.advance(to: time)
          return "\(view.displayList)"
        })
    }
    #expect(positions { ProgressView(value: $0).progressViewStyle(.circular) }.count == 3)
    #expect(positions { Gauge(value: $0) {}.gaugeStyle(.accessoryCircularCapacity) }.count == 3)
    #expect(positions { Gauge(value: $0) {}.gaugeStyle(.accessoryCircular) }.count == 3)
    #expect(positions { Gauge(value: $0) {}.gaugeStyle(.accessoryLinear) }.count == 3)
  }

  @Test("of which nothing is known turn by themselves, from spoke to spoke")
  func spinner() {
    let view = TestedView(proposing: 100, 100, time: 0) { ProgressView() }
    let drawn = [0, 0.2, 0.4].map { time in
      view.advance(to: time)
      return "\(view.displayList)"
    }
    #expect(Set(drawn).count == 3)
  }
}
