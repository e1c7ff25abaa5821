import SwiftUI

/// A text that may shrink to half its size rather than lose its end.
struct ScaledText: View {
  var body: some View {
    Text("A great and warm welcome to Kuchi")
      .background(Color.red)
      .frame(width: 100, height: 50, alignment: .center)
      // Add this scale factor
      .minimumScaleFactor(0.5)
      .background(Color.yellow)
  }
}

#Preview {
  ScaledText()
}
