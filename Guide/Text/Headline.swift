import PlumbGuide
import SwiftUI

struct Headline: View {
  @Setting("Lines at most", 1...4, step: 1) var lines = 2
  @Setting("Cut", [.head, .middle, .tail], omitted: .tail) var cut = Text.TruncationMode.tail

  var body: some View {
    Text("The old lighthouse keeper remembers the winter when the sea froze from shore to shore.")
      .lineLimit(lines)
      .truncationMode(cut)
      .border(.teal)
  }
}
