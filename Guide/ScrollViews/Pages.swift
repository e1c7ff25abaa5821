import PlumbGuide
import SwiftUI

struct Pages: View {
  @Setting("Cards in sight", [1, 2, 3]) var count = 2
  @Setting("Margin", [0, 16, 32]) var margin: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<6) { card in
          RoundedRectangle(cornerRadius: 12)
            .fill(.indigo.opacity(card.isMultiple(of: 2) ? 0.6 : 0.35))
            .frame(height: 80)
            .containerRelativeFrame(.horizontal, count: count, spacing: 8)
        }
      }
    }
    .contentMargins(.horizontal, margin)
  }
}
