import PlumbGuide
import SwiftUI

struct Progress: View {
  @Setting("Done", [0.25, 0.5, 0.8]) var part = 0.5

  var body: some View {
    GeometryReader { room in
      Capsule()
        .fill(.teal)
        .frame(width: room.size.width * part)
    }
    .frame(height: 12)
    .background(.teal.opacity(0.2), in: .capsule)
  }
}
