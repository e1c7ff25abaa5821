import PlumbGuide
import SwiftUI

struct Bill: View {
  @Setting("Prices to the right") var pricesRight = true
  @Setting("Divider decides no width") var isUnsized = false

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Soup of the day")
        Text("6.50")
          .gridColumnAlignment(pricesRight ? .trailing : .leading)
      }
      GridRow {
        Text("Tea")
        Text("12.00")
      }
      if isUnsized {
        Divider()
          .gridCellUnsizedAxes(.horizontal)
      } else {
        Divider()
      }
      GridRow {
        Text("Together")
          .bold()
          .gridCellColumns(2)
      }
    }
    .border(.teal)
  }
}
