import SwiftUI

struct Badge: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Capsule().fill(Color.blue))
  }
}
