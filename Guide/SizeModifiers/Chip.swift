import PlumbGuide
import SwiftUI

struct Chip: View {
  @Setting("Across") var across = true
  @Setting("Up and down") var down = true

  var body: some View {
    Text("Vegetables from the market")
      .fixedSize(horizontal: across, vertical: down)
      .frame(width: 120, height: 30)
      .background(.teal.opacity(0.25))
  }
}
