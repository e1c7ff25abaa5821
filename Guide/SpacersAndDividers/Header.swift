import PlumbGuide
import SwiftUI

struct Header: View {
  @Setting("Least length", 0...160, step: 4) var least: CGFloat = 8

  var body: some View {
    HStack {
      Text("Today")
        .bold()
      Spacer(minLength: least)
      Text("Four appointments")
    }
  }
}
