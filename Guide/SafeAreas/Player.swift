import PlumbGuide
import SwiftUI

struct Player: View {
  @Setting("Height of the bar", 30...100, step: 5) var bar: CGFloat = 50

  var body: some View {
    VStack {
      Text("Waves")
        .font(.title2)
      Text("Slow music for the evening")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.teal.opacity(0.3))
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("Play")
        .frame(maxWidth: .infinity)
        .frame(height: bar)
        .background(.indigo.opacity(0.35))
    }
  }
}
