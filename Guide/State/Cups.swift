import PlumbGuide
import SwiftUI

struct Cups: View {
  @Setting("Cups today", 0...12, step: 1) var cups = 9

  var body: some View {
    VStack {
      Text("\(cups) cups")
        .font(.title)
        .padding(8)
        .background(.orange.opacity(0.3), in: .capsule)
      Text("Coffee since this morning")
    }
  }
}
