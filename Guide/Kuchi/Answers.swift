import PlumbGuide
import SwiftUI

struct Answers: View {
  @Setting("Wide rows") var isWide = true
  @Setting("Spacing", 0...40, step: 1) var gap: CGFloat = 25

  var body: some View {
    VStack(spacing: gap) {
      if isWide {
        Text("Good night")
          .frame(maxWidth: .infinity)
          .background(.blue.opacity(0.3))
      } else {
        Text("Good night")
          .background(.blue.opacity(0.3))
      }
      Divider()
      Text("See you tomorrow")
    }
  }
}
