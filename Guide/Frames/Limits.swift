import PlumbGuide
import SwiftUI

struct Limits: View {
  @Setting("Least width", [nil, 0, 100], omitted: nil) var least: CGFloat? = nil
  @Setting("Greatest width", [nil, 140, .infinity], omitted: nil) var greatest: CGFloat? = .infinity

  var body: some View {
    Text("Take the ferry to the island")
      .frame(minWidth: least, maxWidth: greatest)
      .padding(.vertical, 8)
      .background(.teal.opacity(0.25))
  }
}
