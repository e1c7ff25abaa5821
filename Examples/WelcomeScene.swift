import SwiftUI

/// Hills under a low sun: the picture that the image examples show.
struct WelcomeScene: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(red: 0.36, green: 0.6, blue: 0.88), Color(red: 0.99, green: 0.87, blue: 0.74)],
        startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Color(red: 1, green: 0.93, blue: 0.7))
        .frame(width: 60, height: 60)
        .offset(x: 60, y: -70)
      hill(Color(red: 0.44, green: 0.62, blue: 0.6), width: 300, height: 150)
        .offset(x: -90, y: 60)
      hill(Color(red: 0.3, green: 0.52, blue: 0.45), width: 340, height: 130)
        .offset(x: 100, y: 70)
      hill(Color(red: 0.2, green: 0.4, blue: 0.32), width: 420, height: 110)
        .offset(x: -30, y: 78)
    }
    .frame(width: 240, height: 160)
    .clipped()
  }

  private func hill(_ color: Color, width: CGFloat, height: CGFloat) -> some View {
    Ellipse()
      .fill(color)
      .frame(width: width, height: height)
  }
}

#Preview {
  WelcomeScene()
}
