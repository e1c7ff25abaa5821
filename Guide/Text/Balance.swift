import PlumbGuide
import SwiftUI

struct Balance: View {
  @Setting("Smallest scale", 0.3...1, step: 0.1, omitted: 1) var scale = 0.5

  var body: some View {
    Text("12,480.50 €")
      .font(.largeTitle)
      .lineLimit(1)
      .minimumScaleFactor(scale)
      .border(.teal)
  }
}
