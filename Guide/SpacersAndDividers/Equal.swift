import PlumbGuide
import SwiftUI

struct Equal: View {
  @Setting("Frames") var hasFrames = false

  var body: some View {
    if hasFrames {
      HStack {
        Text("Yes")
          .frame(maxWidth: .infinity)
          .background(.teal.opacity(0.25))
        Text("Perhaps later")
          .frame(maxWidth: .infinity)
          .background(.orange.opacity(0.25))
      }
    } else {
      HStack {
        Text("Yes")
          .background(.teal.opacity(0.25))
        Spacer()
        Text("Perhaps later")
          .background(.orange.opacity(0.25))
      }
    }
  }
}
