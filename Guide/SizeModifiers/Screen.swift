import PlumbGuide
import SwiftUI

struct Screen: View {
  @Setting("Ratio", 0.5...2.5, step: 0.1) var ratio = 1.6
  @Setting("Mode", [.fit, .fill]) var mode = ContentMode.fit

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.indigo.opacity(0.4))
      .aspectRatio(ratio, contentMode: mode)
      .frame(width: 160, height: 120)
      .border(.teal)
  }
}
