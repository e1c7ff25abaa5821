// What an example of a guide says of its settings.

import PlumbGuide
import SwiftUI

struct GuideSettings: View {
  @Setting("Spacing", 0...40, step: 1) var spacing: CGFloat = 8
  @Setting("Alignment", [.top, .center, .bottom], omitted: .center) var alignment = VerticalAlignment.center
  @Setting("Second text") var hasSecond = true
  @Setting("Priority", -1...1, step: 1, omitted: 0) var priority = 0.0
  @Setting("Count", 1...5, step: 1) var count = 3
  @Setting("Word", ["Hello", "Good evening"]) var word = "Hello"

  var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      Text(word).layoutPriority(priority)
      if hasSecond { Text("World \(count)") }
    }
  }
}
