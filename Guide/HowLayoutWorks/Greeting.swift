import PlumbGuide
import SwiftUI

struct Greeting: View {
  @Setting("Padding", 0...40, step: 1) var inset: CGFloat = 16

  var body: some View {
    Text("Good morning, Robin")
      .padding(inset)
      .background(.teal.opacity(0.25), in: .capsule)
  }
}
