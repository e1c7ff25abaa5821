import PlumbGuide
import SwiftUI

struct Note: View {
  @Setting("Height", 20...120, step: 5) var room: CGFloat = 60
  @Setting("Keeps its height") var keepsHeight = false

  var body: some View {
    if keepsHeight {
      Text("Water the ferns twice a week. The orchid needs much less, and never any sun at noon.")
        .fixedSize(horizontal: false, vertical: true)
        .frame(height: room)
        .background(.teal.opacity(0.25))
    } else {
      Text("Water the ferns twice a week. The orchid needs much less, and never any sun at noon.")
        .frame(height: room)
        .background(.teal.opacity(0.25))
    }
  }
}
