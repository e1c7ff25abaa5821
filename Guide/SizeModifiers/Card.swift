import PlumbGuide
import SwiftUI

struct Card: View {
  @Setting("Sides", [.all, .horizontal, .leading], omitted: .all) var sides = Edge.Set.all
  @Setting("Padding", -10...60, step: 1) var room: CGFloat = 24

  var body: some View {
    Text("Two tickets for the early show")
      .border(.teal)
      .padding(sides, room)
      .background(.yellow.opacity(0.3), in: .rect(cornerRadius: 12))
  }
}
