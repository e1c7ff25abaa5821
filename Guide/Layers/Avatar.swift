import PlumbGuide
import SwiftUI

struct Avatar: View {
  @Setting("Badge at", [.topLeading, .center, .bottomTrailing], omitted: .center)
  var place = Alignment.bottomTrailing

  var body: some View {
    ZStack(alignment: place) {
      Circle()
        .fill(.teal.gradient)
        .frame(width: 96, height: 96)
      Text("3 new")
        .foregroundStyle(.white)
        .padding(6)
        .background(.indigo, in: .capsule)
    }
  }
}
