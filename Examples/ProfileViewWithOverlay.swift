import SwiftUI

/// A name on a picture: the size is that of the picture alone.
struct ProfileViewWithOverlay: View {
  var body: some View {
    VStack {
      Image("ProfilePicture")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .overlay(ProfileDetail(), alignment: .bottom)
    }
  }
}

struct ProfileDetail: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Rachael Chiseck")
          .font(.headline)
        Text("Chief Executive Officer")
          .font(.subheadline)
      }
      Spacer()
    }
    .padding()
    .foregroundColor(.primary)
    .background(
      Color.primary
        .colorInvert()
        .opacity(0.75))
  }
}

#Preview {
  ProfileViewWithOverlay()
}
