import PlumbGuide
import SwiftUI

struct Shopping: View {
  @Setting("Third item") var hasThird = true

  var body: some View {
    HStack {
      Group {
        Text("Pears")
        Text("Rice")
        if hasThird {
          Item(name: "Soap")
        }
      }
      .padding(8)
      .background(.teal.opacity(0.25), in: .capsule)
    }
  }
}

struct Item: View {
  let name: String

  var body: some View {
    Text(name)
  }
}
