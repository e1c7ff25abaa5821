import SwiftUI

struct KuchiTextStyle: TextFieldStyle {
  public func _body(configuration: TextField<Self._Label>) -> some View {
    return
      configuration
      .bordered()
  }
}

struct BorderedViewModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .background(Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1))
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .stroke(lineWidth: 2)
          .foregroundColor(.blue)
      )
      .shadow(color: Color.gray.opacity(0.4), radius: 3, x: 1, y: 2)
  }
}

extension View {
  func bordered() -> some View {
    ModifiedContent(content: self, modifier: BorderedViewModifier())
  }
}

struct LogoImage: View {
  var body: some View {
    Image(systemName: "table")
      .resizable()
      .frame(width: 30, height: 30)
      .overlay(Circle().stroke(Color.gray, lineWidth: 1))
      .background(Color(white: 0.9))
      .clipShape(Circle())
      .foregroundColor(.red)
  }
}

struct WelcomeMessageView: View {
  var body: some View {
    HStack {
      LogoImage()
      VStack(alignment: .leading) {
        Text("Welcome to")
          .font(.headline)
          .bold()
        Text("Kuchi")
          .font(.largeTitle)
          .bold()
      }
      .foregroundColor(.red)
      .lineLimit(2)
      .multilineTextAlignment(.leading)
      .padding(.horizontal)
    }
  }
}

struct WelcomeBackgroundImage: View {
  var body: some View {
    GeometryReader { geometry in
      Image("welcome-background")
        .resizable()
        .aspectRatio(1 / 1, contentMode: .fill)
        .frame(width: geometry.size.width, height: geometry.size.height, alignment: .center)
        .saturation(0.5)
        .blur(radius: 5)
        .opacity(0.08)
    }
    .edgesIgnoringSafeArea(.all)
  }
}
