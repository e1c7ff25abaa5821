import PlumbGuide
import SwiftUI

struct Recipe: View {
  @Setting("Alignment", [.leading, .center, .trailing], omitted: .center)
  var side = HorizontalAlignment.center
  @Setting("Spacing", [nil, 0, 8, 24], omitted: nil) var gap: CGFloat? = nil

  var body: some View {
    VStack(alignment: side, spacing: gap) {
      Text("Lemon cake")
        .font(.title2)
      Text("Forty minutes, eight pieces")
      RoundedRectangle(cornerRadius: 12)
        .fill(.yellow.gradient)
        .frame(width: 200, height: 60)
    }
  }
}
