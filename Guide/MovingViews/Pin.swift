import PlumbGuide
import SwiftUI

struct Pin: View {
  @Setting("x", 0...200, step: 10) var x: CGFloat = 60
  @Setting("y", 0...120, step: 10) var y: CGFloat = 40

  var body: some View {
    Image(systemName: "mappin.circle.fill")
      .font(.title)
      .foregroundStyle(.red)
      .position(x: x, y: y)
      .frame(width: 200, height: 120)
      .background(.green.opacity(0.3), in: .rect(cornerRadius: 16))
  }
}
