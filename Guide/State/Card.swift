import PlumbGuide
import SwiftUI

struct Card: View {
  @Setting("Saved") var isSaved = false
  @Setting("Open") var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Apricot jam")
          .bold()
        Image(systemName: isSaved ? "star.fill" : "star")
      }
      if isOpen {
        Text("Stone the fruit, add sugar, and wait for an hour before you boil it.")
      }
    }
    .padding()
    .background(.yellow.opacity(0.25), in: .rect(cornerRadius: 12))
  }
}
