import SwiftUI

/// The frame is wide enough for two lines, and larger than they are.
struct FramedText: View {
  var body: some View {
    Text("A great and warm welcome to Kuchi")
      .background(Color.red)
      // fixed frame size
      .frame(width: 150, height: 50, alignment: .center)
      .background(Color.yellow)
  }
}

#Preview {
  FramedText()
}
