import PlumbGuide
import SwiftUI

struct Badge: View {
  @Setting("Width", 40...240, step: 10) var side: CGFloat = 140

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.indigo)
      .frame(width: side, height: 56)
      .border(.teal)
  }
}
