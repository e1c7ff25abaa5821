import SwiftUI

/// Three texts of the same priority share the width.
struct ThreeTexts: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
    .background(Color.yellow)
  }
}

#Preview {
  ThreeTexts()
}
