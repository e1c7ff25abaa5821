import PlumbGuide
import SwiftUI

struct Departure: View {
  @Setting("Frame", 60...300, step: 5) var room: CGFloat = 140
  @Setting("Text keeps its length") var keepsLength = true

  var body: some View {
    if keepsLength {
      Text("Platform 9, departs 10:42")
        .fixedSize()
        .frame(width: room, height: 60)
        .background(.yellow.opacity(0.3))
    } else {
      Text("Platform 9, departs 10:42")
        .frame(width: room, height: 60)
        .background(.yellow.opacity(0.3))
    }
  }
}
