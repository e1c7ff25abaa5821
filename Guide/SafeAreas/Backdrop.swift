import PlumbGuide
import SwiftUI

struct Backdrop: View {
  @Setting("In braces") var inBraces = false

  var body: some View {
    if inBraces {
      Text("Notes")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          Color.green.opacity(0.3)
        }
        .safeAreaPadding(24)
        .border(.teal)
    } else {
      Text("Notes")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.green.opacity(0.3))
        .safeAreaPadding(24)
        .border(.teal)
    }
  }
}
