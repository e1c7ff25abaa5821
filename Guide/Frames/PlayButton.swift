import PlumbGuide
import SwiftUI

struct PlayButton: View {
  @Setting("Width", 20...240, step: 5) var side: CGFloat = 160
  @Setting("Alignment", [.leading, .center, .trailing, .bottomTrailing], omitted: .center)
  var place = Alignment.center

  var body: some View {
    Text("Play all")
      .frame(width: side, height: 60, alignment: place)
      .background(.indigo.opacity(0.35))
  }
}
