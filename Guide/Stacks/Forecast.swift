import PlumbGuide
import SwiftUI

struct Forecast: View {
  @Setting("Priority of the text", 0...1, step: 1, omitted: 0) var priority = 0.0

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(.teal)
      Text("Light rain in the evening")
        .layoutPriority(priority)
      RoundedRectangle(cornerRadius: 12)
        .fill(.indigo)
    }
  }
}
