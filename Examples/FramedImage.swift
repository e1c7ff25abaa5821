import SwiftUI

/// An image keeps its own size, whatever its frame is.
struct FramedImage: View {
  var body: some View {
    Image("welcome-background")
      .background(Color.red)
      .frame(width: 100, height: 50, alignment: .center)
      .background(Color.yellow)
  }
}

#Preview {
  FramedImage()
}
