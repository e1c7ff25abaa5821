import PlumbGuide
import SwiftUI

struct Timetable: View {
  @Setting("Alignment", [.leading, .center, .trailing], omitted: .center) var side = Alignment.leading
  @Setting("Room between columns", 0...40, step: 2) var gap: CGFloat = 16

  var body: some View {
    Grid(alignment: side, horizontalSpacing: gap) {
      GridRow {
        Text("Ferry")
        Text("9:05")
        Text("Pier 2")
      }
      GridRow {
        Text("Night train")
        Text("22:40")
        Text("Track 11")
      }
    }
    .border(.teal)
  }
}
