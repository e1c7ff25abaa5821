import PlumbGuide
import SwiftUI

struct Basket: View {
  @Setting("Eggs") var hasEggs = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("Flour, 900 grams")
        .preference(key: Weight.self, value: 900)
      Text("Butter, 250 grams")
        .preference(key: Weight.self, value: 250)
      if hasEggs {
        Text("Eggs, 350 grams")
          .preference(key: Weight.self, value: 350)
      }
    }
    .padding(24)
    .overlayPreferenceValue(Weight.self, alignment: .topTrailing) { total in
      Text("\(total) g")
        .font(.caption)
        .padding(4)
        .background(.orange.opacity(0.5), in: .capsule)
    }
    .border(.teal)
  }
}

private struct Weight: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}
