import SwiftUI

/// The frame is too small for the text, which ends in an ellipsis.
struct SmallFramedText: View {
  var body: some View {
    Text("A great and warm welcome to Kuchi")
      .background(Color.red)
      // fixed frame size
      .frame(width: 100, height: 50, alignment: .center)
      .background(Color.yellow)
  }
}

#Preview {
  SmallFramedText()
}
