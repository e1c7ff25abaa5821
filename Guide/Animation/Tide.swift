import PlumbGuide
import SwiftUI

struct Tide: View {
  @Setting("Part of the way", 0...1, step: 0.05) var part = 0.4

  var body: some View {
    Water(level: part)
      .frame(width: 200, height: 80)
      .border(.teal)
  }
}

private struct Water: View, Animatable {
  var level: Double

  var animatableData: Double {
    get { level }
    set { level = newValue }
  }

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Color.teal
        .frame(height: 80 * level)
    }
  }
}
