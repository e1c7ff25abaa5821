import SwiftUI

/// The text with the lowest priority gets its share last.
struct ThreePriorities: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .layoutPriority(-1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .layoutPriority(1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
    .background(Color.yellow)
  }
}

#Preview {
  ThreePriorities()
}
