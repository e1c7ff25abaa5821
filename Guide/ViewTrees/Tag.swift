import PlumbGuide
import SwiftUI

struct Tag: View {
  @Setting("Padding first") var paddingFirst = true

  var body: some View {
    if paddingFirst {
      Text("Fresh bread")
        .padding(12)
        .background(.orange.opacity(0.3), in: .capsule)
    } else {
      Text("Fresh bread")
        .background(.orange.opacity(0.3), in: .capsule)
        .padding(12)
    }
  }
}
