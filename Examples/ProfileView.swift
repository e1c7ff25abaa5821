import SwiftUI

/// A name on a picture: the stack's size comes from all its views.
struct ProfileView: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Image("ProfilePicture")
        .resizable()
        .aspectRatio(contentMode: .fit)
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
}

#Preview {
  ProfileView()
}
