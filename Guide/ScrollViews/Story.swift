import PlumbGuide
import SwiftUI

struct Story: View {
  @Setting("Colour fills the height") var fills = false

  var body: some View {
    ScrollView {
      if fills {
        Color.teal
          .frame(minHeight: 300)
      } else {
        Color.teal
      }
      Text("The mountain hut has twelve beds.")
    }
  }
}
