import PlumbGuide
import SwiftUI

struct Rings: View {
  @Setting("Padding", 4...24, step: 1) var ring: CGFloat = 12

  var body: some View {
    Text("Quiet please")
      .padding(ring)
      .background(.teal.opacity(0.3))
      .padding(ring)
      .background(.indigo.opacity(0.35))
      .padding(ring)
      .background(.orange.opacity(0.3))
  }
}
