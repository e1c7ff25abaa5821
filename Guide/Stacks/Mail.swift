import PlumbGuide
import SwiftUI

struct Mail: View {
  @Setting("Priority of the sender", -1...1, step: 1, omitted: 0) var sender = 0.0
  @Setting("Priority of the time", -1...1, step: 1, omitted: 0) var time = 0.0

  var body: some View {
    HStack {
      Text("Anneliese Baumgartner")
        .layoutPriority(sender)
      Text("Photos from the lake")
        .foregroundStyle(.secondary)
      Text("9:41")
        .layoutPriority(time)
    }
    .lineLimit(1)
  }
}
