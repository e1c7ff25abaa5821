import PlumbGuide
import SwiftUI

struct Tags: View {
  @Setting("Gap", [0, 6, 16]) var gap: CGFloat = 6
  @Setting("Width", [320, 220, 140]) var room: CGFloat = 320

  var body: some View {
    Flow(gap: gap) {
      ForEach(["Bread", "Olive oil", "Tomatoes", "Basil", "Garlic", "Sea salt"], id: \.self) { name in
        Text(name)
          .padding(6)
          .background(.green.opacity(0.25), in: .capsule)
      }
    }
    .frame(width: room)
  }
}

private struct Flow: Layout {
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(of: subviews, within: proposal.width ?? .infinity)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(of: subviews, within: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .unspecified)
    }
  }

  private func places(of subviews: Subviews, within width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0 && corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + gap)
        lineHeight = 0
      }
      let place = CGRect(origin: corner, size: size)
      corner.x += size.width + gap
      lineHeight = max(lineHeight, size.height)
      return place
    }
  }
}
