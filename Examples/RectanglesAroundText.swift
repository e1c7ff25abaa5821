import SwiftUI

/// With a higher priority the text gets its share first, and the rectangles share what is left.
struct RectanglesAroundText: View {
  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.blue)
      Text("Hello, world")
        .layoutPriority(1)
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.green)
    }
  }
}

#Preview {
  RectanglesAroundText()
    .frame(width: 200, height: 100)
}
