import PlumbGuide
import SwiftUI

struct TallCircle: View {
  @Setting("With a frame") var hasFrame = false

  var body: some View {
    HStack {
      if hasFrame {
        Circle()
          .fill(.teal.gradient)
          .frame(width: 40, height: 40)
      } else {
        Circle()
          .fill(.teal.gradient)
      }
      Text("Your seat is 14 by the window, in the quiet coach.")
    }
  }
}
