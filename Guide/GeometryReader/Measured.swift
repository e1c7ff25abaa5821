import PlumbGuide
import SwiftUI

struct Measured: View {
  @Setting("Padding", [8, 24, 48]) var inset: CGFloat = 24

  var body: some View {
    Text("Sea view")
      .padding(inset)
      .background {
        GeometryReader { room in
          Text("\(Int(room.size.width)) wide")
            .font(.caption2)
        }
      }
      .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 12))
  }
}
