import PlumbGuide
import SwiftUI

struct Arrow: View {
  @Setting("To the right", -40...40, step: 2) var x: CGFloat = 20
  @Setting("Down", -40...40, step: 2) var y: CGFloat = 14

  var body: some View {
    HStack {
      Text("Left")
      Text("Moved")
        .background(.orange.opacity(0.4))
        .offset(x: x, y: y)
        .border(.teal)
      Text("Right")
    }
  }
}
