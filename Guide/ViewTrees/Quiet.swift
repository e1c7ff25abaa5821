import PlumbGuide
import SwiftUI

struct Quiet: View {
  @Setting("Opacity", 0.1...1, step: 0.1) var strength = 0.6
  @Setting("Turned by", 0...90, step: 5) var angle = 0.0

  var body: some View {
    Text("Do not disturb")
      .bold()
      .foregroundStyle(.orange)
      .opacity(strength)
      .rotationEffect(.degrees(angle))
      .padding(16)
      .border(.secondary)
  }
}
