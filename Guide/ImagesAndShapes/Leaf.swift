import PlumbGuide
import SwiftUI

struct Leaf: View {
  @Setting("Resizable") var isResizable = false
  @Setting("Keeps its shape") var keepsShape = false

  var body: some View {
    if isResizable {
      if keepsShape {
        Image(systemName: "leaf.fill")
          .resizable()
          .scaledToFit()
          .foregroundStyle(.green)
          .border(.teal)
      } else {
        Image(systemName: "leaf.fill")
          .resizable()
          .foregroundStyle(.green)
          .border(.teal)
      }
    } else {
      Image(systemName: "leaf.fill")
        .foregroundStyle(.green)
        .border(.teal)
    }
  }
}
