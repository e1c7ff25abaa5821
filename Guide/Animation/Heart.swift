import PlumbGuide
import SwiftUI

struct Heart: View {
  @Setting("Large") var isLarge = true
  @Setting("Grows by its frame") var byFrame = true

  var body: some View {
    HStack {
      Text("Liked")
      if byFrame {
        Circle()
          .fill(.red)
          .frame(width: isLarge ? 60 : 30, height: isLarge ? 60 : 30)
      } else {
        Circle()
          .fill(.red)
          .frame(width: 30, height: 30)
          .scaleEffect(isLarge ? 2 : 1)
      }
      Text("by 12 people")
    }
  }
}
