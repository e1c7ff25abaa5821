import PlumbGuide
import SwiftUI

struct Ribbon: View {
  @Setting("Place", [.topLeading, .top, .topTrailing, .center], omitted: .center)
  var place = Alignment.topTrailing
  @Setting("Width of the ribbon", 20...240, step: 10) var length: CGFloat = 60

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.indigo.opacity(0.35))
      .frame(width: 160, height: 80)
      .overlay(alignment: place) {
        Capsule()
          .fill(.orange)
          .frame(width: length, height: 16)
      }
  }
}
