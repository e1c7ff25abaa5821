import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("Scroll transitions")
struct ScrollTransitionTests {
  /// The opacity of rows of 50 points in a window of 100, after scrolling by some points.
  private func drawing(
    _ offset: CGFloat, _ configuration: ScrollTransitionConfiguration = .interactive
  ) -> String {
    let view = TestedView(proposing: 100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
            .scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 10)
            }
          Color.blue.frame(height: 250)
        }
      }
    }
    if offset > 0 { view.scroll(by: CGSize(width: 0, height: -offset)) }
    return "\(view.displayList.items)"
  }

  @Test("a view in sight is drawn by the identity phase")
  func identity() {
    // An opacity of 1 changes nothing and makes no group.
    #expect(!drawing(0).contains("Effect.opacity"))
  }

  @Test("a view half out of sight is drawn half way to the phase of its end")
  func interactive() {
    let half = drawing(25)
    #expect(half.contains("opacity(0.75"))
    #expect(half.contains("tx: -5.0") || half.contains("tx: -4.999"))
    #expect(drawing(50).contains("opacity(0.5)"))
  }

  @Test("an animated transition is there or not, and the identity configuration is never there")
  func discrete() {
    #expect(drawing(1, .animated).contains("opacity(0.5)"))
    #expect(!drawing(20, .animated.threshold(.visible(0.5))).contains("Effect.opacity"))
    #expect(drawing(30, .animated.threshold(.visible(0.5))).contains("opacity(0.5)"))
    #expect(!drawing(49, .animated.threshold(.hidden)).contains("Effect.opacity"))
    #expect(drawing(0, .animated.threshold(.centered)).contains("opacity(0.5)"))
    // At the very edge, a view is not as far in as the inset wants.
    #expect(drawing(0, .animated.threshold(.visible.inset(by: 10))).contains("opacity(0.5)"))
    #expect(!drawing(49, .identity).contains("Effect.opacity"))
    let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(towards: .visible, amount: 0.5)
    #expect(drawing(30, .animated.threshold(between)).contains("opacity(0.5)"))
  }

  @Test("outside a scroll view nothing changes")
  func outside() {
    let view = TestedView(proposing: 10, 10) {
      Color.red.scrollTransition(topLeading: .animated, bottomTrailing: .animated, axis: .vertical) {
        effect, phase in effect.scaleEffect(phase.isIdentity ? 1 : 0)
      }
    }
    #expect(!"\(view.displayList.items)".contains("a: 0.0"))
  }
}
