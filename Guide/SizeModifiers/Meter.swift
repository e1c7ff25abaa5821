import PlumbGuide
import SwiftUI

struct Meter: View {
  @Setting("Fixed size") var isFixed = false

  var body: some View {
    if isFixed {
      VStack {
        Text("Rain this week")
        Capsule()
          .fill(.teal)
          .frame(height: 8)
      }
      .fixedSize()
    } else {
      VStack {
        Text("Rain this week")
        Capsule()
          .fill(.teal)
          .frame(height: 8)
      }
    }
  }
}
