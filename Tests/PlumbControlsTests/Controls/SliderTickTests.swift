import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Recorded/Screens.md#Y94.
@Suite("Dots of sliders") @MainActor struct SliderTickTests {
  private func dots(_ style: PlatformStyle, in bounds: ClosedRange<Double>, step: Double?) -> [String] {
    TestedView(proposing: 300, nil, scale: 3, style: style) {
      if let step {
        Slider(value: .constant(12), in: bounds, step: step)
      } else {
        Slider(value: .constant(12), in: bounds)
      }
    }.seen.filter { $0.hasSuffix(" 3×3") }
  }

  @Test("a slider with steps has a dot for each step on iOS 26, and none before or without steps")
  func steps() {
    #expect(dots(.iOS26, in: 12...15, step: 1).count == 4)
    #expect(dots(.iOS26, in: 12...15, step: 2).count == 2)
    #expect(dots(.iOS26, in: 12...15, step: nil).isEmpty)
    #expect(dots(.iOS, in: 12...15, step: 1).isEmpty)
    #expect(dots(.iOS26, in: 0...1_000_000, step: 1).isEmpty)
  }
}
