import PlumbGuide
import SwiftUI

struct Banner: View {
  @Setting("Clipped") var isClipped = false

  var body: some View {
    if isClipped {
      Circle()
        .fill(.orange.gradient)
        .aspectRatio(contentMode: .fill)
        .frame(width: 200, height: 80)
        .clipped()
        .border(.teal)
    } else {
      Circle()
        .fill(.orange.gradient)
        .aspectRatio(contentMode: .fill)
        .frame(width: 200, height: 80)
        .border(.teal)
    }
  }
}
