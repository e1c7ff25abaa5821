import SwiftUI

/// The background is behind the padding too.
struct PaddingThenBackground: View {
  var body: some View {
    Text("Hello, World!")
      .padding()
      .background(Color.accentColor)
  }
}

#Preview {
  PaddingThenBackground()
}
