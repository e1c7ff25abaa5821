import PlumbGuide
import SwiftUI

struct Reader: View {
  @Setting("Text size", [.xSmall, .large, .xxxLarge, .accessibility3], omitted: .large)
  var size = DynamicTypeSize.large

  var body: some View {
    VStack(alignment: .leading) {
      Text("Chapter one")
        .font(.headline)
      Text("It rained all night.")
      Text("12 minutes left")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .dynamicTypeSize(size)
  }
}
