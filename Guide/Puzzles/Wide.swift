import PlumbGuide
import SwiftUI

struct Wide: View {
  @Setting("Smaller picture") var isSmaller = false

  var body: some View {
    VStack {
      Text("Today in the harbour")
      if isSmaller {
        RoundedRectangle(cornerRadius: 12)
          .fill(.orange.gradient)
          .frame(maxWidth: 400)
          .frame(height: 60)
      } else {
        RoundedRectangle(cornerRadius: 12)
          .fill(.orange.gradient)
          .frame(width: 400, height: 60)
      }
      Text("Two sailing ships from Norway stay until Sunday")
    }
  }
}
