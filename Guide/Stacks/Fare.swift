import PlumbGuide
import SwiftUI

struct Fare: View {
  @Setting("Spacing", 0...40, step: 1) var gap: CGFloat = 8

  var body: some View {
    HStack(spacing: gap) {
      Text("10:42")
        .background(.teal.opacity(0.25))
      Text("Lisbon to Porto, second class")
        .background(.orange.opacity(0.25))
      Text("24.30 €")
        .background(.indigo.opacity(0.25))
    }
  }
}
