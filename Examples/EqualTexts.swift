import SwiftUI

/// Two texts that are equally flexible share the width.
struct EqualTexts: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
    .background(Color.yellow)
  }
}

#Preview {
  EqualTexts()
}
