import SwiftUI

/// The frame has room for the whole line; the text takes no more than it needs.
struct LargeFramedText: View {
  var body: some View {
    Text("A great and warm welcome to Kuchi")
      .background(Color.red)
      // fixed frame size
      .frame(width: 300, height: 100, alignment: .center)
      .background(Color.yellow)
  }
}

#Preview {
  LargeFramedText()
}
