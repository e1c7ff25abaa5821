import SwiftUI

/// A resizable image takes what it is offered.
struct ResizableImage: View {
  var body: some View {
    Image("welcome-background")
      .resizable()
  }
}

#Preview {
  ResizableImage()
}
