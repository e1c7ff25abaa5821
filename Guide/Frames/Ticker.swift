import PlumbGuide
import SwiftUI

struct Ticker: View {
  @Setting("Least width", [nil, 0], omitted: nil) var least: CGFloat? = nil

  var body: some View {
    HStack {
      Text("Line 4 runs every ten minutes until midnight")
        .fixedSize()
        .frame(minWidth: least, maxWidth: .infinity, alignment: .leading)
        .background(.teal.opacity(0.25))
      Text("Now")
    }
  }
}
