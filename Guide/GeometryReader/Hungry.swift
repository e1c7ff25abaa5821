import PlumbGuide
import SwiftUI

struct Hungry: View {
  @Setting("With a reader") var hasReader = true

  var body: some View {
    VStack {
      Text("Departures")
        .font(.headline)
      if hasReader {
        GeometryReader { _ in
          Text("10:42 Porto")
        }
        .background(.orange.opacity(0.25))
      } else {
        Text("10:42 Porto")
          .background(.orange.opacity(0.25))
      }
      Text("Updated now")
        .font(.caption)
    }
  }
}
