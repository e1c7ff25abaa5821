import PlumbGuide
import SwiftUI

struct Poster: View {
  @Setting("Width", [nil, 80, 200], omitted: nil) var across: CGFloat? = 80
  @Setting("Height", [nil, 60, 120], omitted: nil) var down: CGFloat? = nil

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.orange.gradient)
      .frame(width: across, height: down)
  }
}
