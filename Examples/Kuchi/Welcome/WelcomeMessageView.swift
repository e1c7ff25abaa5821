import SwiftUI

struct WelcomeMessageView: View {
  var body: some View {
    Label {
      VStack(alignment: .leading) {
        Text("Welcome to")
          .font(.headline)
          .bold()
        Text("Kuchi")
          .font(.largeTitle)
          .bold()
      }
      .foregroundColor(.red)
      .lineLimit(1)
    } icon: {
      LogoImage()
    }
    .labelStyle(HorizontallyAlignedLabelStyle())
  }
}

/// The icon and the title on one middle line, whatever their heights.
struct HorizontallyAlignedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

struct WelcomeMessageView_Previews: PreviewProvider {
  static var previews: some View {
    WelcomeMessageView()
  }
}
