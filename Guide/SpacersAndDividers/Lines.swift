import PlumbGuide
import SwiftUI

struct Lines: View {
  @Setting("Side by side") var isRow = false

  var body: some View {
    if isRow {
      HStack {
        Text("Tea")
        Divider()
        Text("Coffee")
      }
      .border(.teal)
    } else {
      VStack {
        Text("Tea")
        Divider()
        Text("Coffee")
      }
      .border(.teal)
    }
  }
}
