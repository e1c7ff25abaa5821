import PlumbGuide
import SwiftUI

struct Stamp: View {
  @Setting("Scale", 0.5...2, step: 0.1) var scale = 1.4
  @Setting("Turned by", 0...90, step: 5) var angle = 20.0

  var body: some View {
    HStack {
      Text("Bill 118")
      Text("Paid")
        .bold()
        .padding(8)
        .border(.red)
        .scaleEffect(scale)
        .rotationEffect(.degrees(angle))
        .border(.teal)
      Text("March")
    }
  }
}
