import PlumbGuide
import SwiftUI

struct Summary: View {
  @Setting("Only up and down") var onlyHeight = false

  var body: some View {
    if onlyHeight {
      ViewThatFits(in: .vertical) {
        Text("The walk begins at the old mill, follows the river, and ends at the station.")
        Text("From the mill to the station")
      }
      .border(.teal)
    } else {
      ViewThatFits {
        Text("The walk begins at the old mill, follows the river, and ends at the station.")
        Text("From the mill to the station")
      }
      .border(.teal)
    }
  }
}
