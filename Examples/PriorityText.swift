import SwiftUI

/// The text with the higher priority gets its share first; the others get what it leaves.
struct PriorityText: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
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
  PriorityText()
}
