import SwiftUI

/// A portrait made of shapes and gradients: the picture that the profile examples show.
struct Portrait: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(red: 0.99, green: 0.84, blue: 0.66), Color(red: 0.93, green: 0.53, blue: 0.5)],
        startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Color.white.opacity(0.35))
        .frame(width: 290, height: 290)
        .offset(y: -95)
      hair
      shoulders
      head
    }
    .frame(width: 300, height: 400)
    .clipped()
  }

  private var skin: LinearGradient {
    LinearGradient(
      colors: [Color(red: 0.8, green: 0.56, blue: 0.42), Color(red: 0.69, green: 0.44, blue: 0.32)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var dark: Color { Color(red: 0.2, green: 0.12, blue: 0.14) }

  private var hair: some View {
    Ellipse()
      .fill(dark)
      .frame(width: 196, height: 250)
      .offset(y: -92)
  }

  private var shoulders: some View {
    ZStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 86)
        .fill(
          LinearGradient(
            colors: [Color(red: 0.16, green: 0.36, blue: 0.5), Color(red: 0.1, green: 0.24, blue: 0.38)],
            startPoint: .top, endPoint: .bottom))
      Capsule()
        .fill(skin)
        .frame(width: 66, height: 120)
        .offset(y: -56)
    }
    .frame(width: 264, height: 190)
    .offset(y: 72)
  }

  private var head: some View {
    ZStack {
      Ellipse()
        .fill(skin)
        .frame(width: 140, height: 176)
      fringe
      HStack(spacing: 30) {
        eye
        eye
      }
      .offset(y: 4)
      Capsule()
        .fill(Color(red: 0.55, green: 0.33, blue: 0.24))
        .frame(width: 8, height: 26)
        .offset(y: 26)
      smile
    }
    .frame(width: 138, height: 176)
    .offset(y: -142)
  }

  private var fringe: some View {
    Ellipse()
      .fill(dark)
      .frame(width: 210, height: 150)
      .rotationEffect(.degrees(-14))
      .offset(x: -14, y: -96)
      .mask(Ellipse().frame(width: 144, height: 180))
  }

  private var eye: some View {
    VStack(spacing: 7) {
      Capsule()
        .fill(dark)
        .frame(width: 28, height: 5)
      Circle()
        .fill(dark)
        .frame(width: 13, height: 13)
        .overlay(
          Circle()
            .fill(Color.white)
            .frame(width: 4, height: 4)
            .offset(x: 2, y: -2))
    }
  }

  private var smile: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 46, y: 0), control: CGPoint(x: 23, y: 26))
      path.closeSubpath()
    }
    .fill(Color.white)
    .frame(width: 46, height: 20)
    .offset(y: 58)
  }
}

#Preview {
  Portrait()
}
