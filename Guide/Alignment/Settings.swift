import PlumbGuide
import SwiftUI

struct Settings: View {
  @Setting("Length of the bar", 40...160, step: 5) var length: CGFloat = 120

  var body: some View {
    VStack(alignment: .middle) {
      HStack {
        Text("Name")
        Text("Robin")
          .bold()
          .alignmentGuide(.middle) { view in view[.leading] }
      }
      HStack {
        Text("Loudness")
        Capsule()
          .fill(.teal)
          .frame(width: length, height: 8)
          .alignmentGuide(.middle) { view in view[.leading] }
      }
    }
    .border(.teal)
  }
}

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat {
      view[.leading]
    }
  }

  fileprivate static let middle = HorizontalAlignment(Middle.self)
}
