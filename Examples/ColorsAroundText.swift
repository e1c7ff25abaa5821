import SwiftUI

/// A third of the width is not enough for the text, so it takes two lines.
struct ColorsAroundText: View {
  var body: some View {
    HStack {
      Color.purple
      Text("Hello, world")
      Color.pink
    }
  }
}

#Preview {
  ColorsAroundText()
    .frame(width: 200, height: 100)
}
