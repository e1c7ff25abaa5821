import PlumbGuide
import SwiftUI

struct Toolbar: View {
  @Setting("Space before") var hasBefore = true
  @Setting("Space after") var hasAfter = true

  var body: some View {
    HStack {
      if hasBefore {
        Spacer()
      }
      Image(systemName: "play.fill")
      Text("Morning walk")
      if hasAfter {
        Spacer()
      }
    }
    .padding()
    .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 12))
  }
}
