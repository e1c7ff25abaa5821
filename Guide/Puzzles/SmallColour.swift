import PlumbGuide
import SwiftUI

struct SmallColour: View {
  @Setting("Background last") var isLast = false

  var body: some View {
    if isLast {
      Text("Sign in")
        .frame(width: 200, height: 50)
        .background(.indigo.opacity(0.35))
    } else {
      Text("Sign in")
        .background(.indigo.opacity(0.35))
        .frame(width: 200, height: 50)
    }
  }
}
