import PlumbGuide
import SwiftUI

struct Arrangement: View {
  @Setting("Side by side") var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Circle()
        .fill(.orange)
        .frame(width: 48, height: 48)
      Text("Sunday market")
      Text("8 to 14")
        .foregroundStyle(.secondary)
    }
  }
}
