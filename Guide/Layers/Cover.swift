import PlumbGuide
import SwiftUI

struct Cover: View {
  @Setting("Colour as background") var isBackground = false

  var body: some View {
    if isBackground {
      Text("Summer songs")
        .padding()
        .background {
          Color.orange.opacity(0.4)
        }
    } else {
      ZStack {
        Color.orange.opacity(0.4)
        Text("Summer songs")
          .padding()
      }
    }
  }
}
