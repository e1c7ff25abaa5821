import PlumbGuide
import SwiftUI

struct Buttons: View {
  @Setting("Text size", [.large, .xxxLarge, .accessibility3], omitted: .large)
  var size = DynamicTypeSize.large

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Choice(title: "Save draft")
        Choice(title: "Send now")
      }
      VStack {
        Choice(title: "Save draft")
        Choice(title: "Send now")
      }
    }
    .dynamicTypeSize(size)
  }
}

private struct Choice: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(12)
      .background(.teal.opacity(0.25), in: .rect(cornerRadius: 10))
  }
}
