import PlumbGuide
import SwiftUI

struct WideButton: View {
  @Setting("Frame before the background") var frameFirst = true

  var body: some View {
    if frameFirst {
      Text("Continue")
        .padding()
        .frame(maxWidth: .infinity)
        .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 12))
    } else {
      Text("Continue")
        .padding()
        .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 12))
        .frame(maxWidth: .infinity)
    }
  }
}
