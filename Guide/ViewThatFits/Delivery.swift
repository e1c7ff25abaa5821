import SwiftUI

struct Delivery: View {
  var body: some View {
    ViewThatFits {
      Text("Your parcel arrives on Thursday")
      Text("Arrives Thursday")
      Image(systemName: "shippingbox")
    }
    .padding(8)
    .background(.orange.opacity(0.25), in: .capsule)
  }
}
