import PlumbGuide
import SwiftUI

struct Panel: View {
  @Setting("Width", [140, 300]) var width: CGFloat = 140

  var body: some View {
    VStack {
      Text("Six museums in one ticket")
        .frame(width: width)
        .background(.indigo.opacity(0.35))
      Text("Valid for three days")
    }
  }
}
