import SwiftUI

/// The background is only behind the text, and the padding is around both.
struct BackgroundThenPadding: View {
  var body: some View {
    Text("Hello, World!")
      .background(Color.accentColor)
      .padding()
  }
}

#Preview {
  BackgroundThenPadding()
}
