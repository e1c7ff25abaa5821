import PlumbGuide
import SwiftUI

struct Chips: View {
  @Setting("A row inside") var hasRow = true

  var body: some View {
    ScrollView(.horizontal) {
      if hasRow {
        HStack {
          Text("Breakfast")
          Text("Soups and salads")
          Text("Cakes from our own oven")
        }
        .background(.orange.opacity(0.25))
      } else {
        Text("Breakfast")
          .background(.orange.opacity(0.25))
        Text("Soups and salads")
          .background(.orange.opacity(0.25))
        Text("Cakes from our own oven")
          .background(.orange.opacity(0.25))
      }
    }
    .border(.teal)
  }
}
