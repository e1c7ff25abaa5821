import SwiftUI

/// What a site shows where it is linked to: 1200×630 pixels.
struct Card: View {
  static let size = CGSize(width: 1200, height: 630)
  let number: Int
  let avatar: UIImage

  var body: some View {
    HStack(spacing: 48) {
      Image(uiImage: avatar)
        .resizable()
        .scaledToFill()
        .frame(width: 256, height: 256)
        .clipShape(Circle())
        .shadow(color: .black.opacity(0.4), radius: 16, y: 8)
      VStack(alignment: .leading, spacing: 16) {
        Text("Article \(number): what we learned from a year of rendering").font(
          .system(size: 56, weight: .bold))
        Text("Marta Reyes, the \(number). of many").font(.system(size: 32))
      }
    }
    .foregroundStyle(.white)
    .padding(64)
    .frame(width: Self.size.width, height: Self.size.height, alignment: .leading)
    .background(
      LinearGradient(
        colors: [Color(red: 0.12, green: 0.16, blue: 0.45), Color(red: 0.55, green: 0.18, blue: 0.5)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
