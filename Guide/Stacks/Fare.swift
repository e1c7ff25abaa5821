import PlumbGuide
import SwiftUI

struct Fare: View {
  @Setting("Spacing", 0...40, step: 1) var gap: CGFloat = 8

  var body: some View {
    HStack(spacing: gap) {
      Text("10:42")
        .foregroundStyle(.teal)
      Text("Lisbon to Porto, second class")
      Text("24.30 €")
        .foregroundStyle(.indigo)
    }
  }
}
