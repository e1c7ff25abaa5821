import PlumbGuide
import SwiftUI

struct Welcome: View {
  @Setting("Spacing", 0...40, step: 1) var spacing: CGFloat = 12
  @Setting("Padding", 0...40, step: 1) var padding: CGFloat = 16
  @Setting("Alignment", [.top, .center, .bottom], omitted: .center) var alignment = VerticalAlignment.top

  var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      Image(systemName: "leaf.fill")
        .font(.title)
        .foregroundStyle(.green)
      VStack(alignment: .leading) {
        Text("Herbs on the balcony")
          .bold()
        Text("Water them tonight, before the sun comes back.")
      }
    }
    .padding(padding)
    .background(.green.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}
