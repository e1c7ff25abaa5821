import PlumbGuide
import SwiftUI

struct Prices: View {
  @Setting("Alignment", [.top, .center, .bottom, .firstTextBaseline], omitted: .center)
  var line = VerticalAlignment.center

  var body: some View {
    HStack(alignment: line) {
      Text("12.80")
        .font(.largeTitle)
      Text("euros, with tax")
      Image(systemName: "tag")
    }
    .border(.teal)
  }
}
