import SwiftUI

struct Sun: View {
  var body: some View {
    Circle()
      .fill(.orange)
      .border(.teal)
  }
}
