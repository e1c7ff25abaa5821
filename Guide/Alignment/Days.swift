import PlumbGuide
import SwiftUI

struct Days: View {
  @Setting("Alignment", [.leading, .center, .trailing], omitted: .center)
  var side = HorizontalAlignment.leading
  @Setting("Moved by", -60...60, step: 5) var shift: CGFloat = 20

  var body: some View {
    VStack(alignment: side) {
      Text("Monday")
      Text("Wednesday")
        .alignmentGuide(.leading) { _ in shift }
        .background(.orange.opacity(0.3))
      Text("Friday")
    }
    .border(.teal)
  }
}
