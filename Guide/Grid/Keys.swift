import PlumbGuide
import SwiftUI

struct Keys: View {
  @Setting("Zero spans two") var isWide = true

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Key(name: "1")
        Key(name: "2")
        Key(name: "3")
      }
      GridRow {
        if isWide {
          Key(name: "0")
            .gridCellColumns(2)
        } else {
          Key(name: "0")
        }
        Key(name: "Done")
      }
    }
  }
}

private struct Key: View {
  let name: String

  var body: some View {
    Text(name)
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 10))
  }
}
