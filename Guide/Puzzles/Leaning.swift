import PlumbGuide
import SwiftUI

struct Leaning: View {
  @Setting("Takes the width") var isWide = false

  var body: some View {
    if isWide {
      Text("To the left")
        .frame(maxWidth: .infinity, alignment: .leading)
        .border(.teal)
    } else {
      Text("To the left")
        .frame(alignment: .leading)
        .border(.teal)
    }
  }
}
