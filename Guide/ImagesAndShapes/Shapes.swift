import SwiftUI

struct Shapes: View {
  var body: some View {
    HStack {
      Rectangle()
        .fill(.teal)
      Circle()
        .fill(.orange)
      Capsule()
        .fill(.indigo)
      Ellipse()
        .fill(.green)
    }
  }
}
