import PlumbGuide
import SwiftUI

struct Ranges: View {
  @Setting("Least width of orange", 0...200, step: 5) var least: CGFloat = 120
  @Setting("Greatest width of teal", 20...200, step: 5) var greatest: CGFloat = 60

  var body: some View {
    HStack(spacing: 0) {
      Color.indigo
      Color.orange
        .frame(minWidth: least)
      Color.teal
        .frame(minWidth: 20, maxWidth: greatest)
    }
  }
}
