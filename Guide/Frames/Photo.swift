import PlumbGuide
import SwiftUI

struct Photo: View {
  @Setting("Resizable") var isResizable = false

  var body: some View {
    if isResizable {
      Image(systemName: "camera")
        .resizable()
        .frame(width: 120, height: 90)
        .border(.teal)
    } else {
      Image(systemName: "camera")
        .frame(width: 120, height: 90)
        .border(.teal)
    }
  }
}
