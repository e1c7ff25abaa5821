import PlumbGuide
import SwiftUI

struct EqualButtons: View {
  @Setting("Equal widths") var areEqual = true

  var body: some View {
    if areEqual {
      EqualRow {
        Answer(title: "OK")
        Answer(title: "Ask me later")
      }
    } else {
      HStack {
        Answer(title: "OK")
        Answer(title: "Ask me later")
      }
    }
  }

  private struct Answer: View {
    let title: String

    var body: some View {
      Text(title)
        .padding(10)
        .frame(maxWidth: .infinity)
        .background(.indigo.opacity(0.35), in: .rect(cornerRadius: 10))
    }
  }
}

private struct EqualRow: Layout {
  private let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cell = largest(of: subviews)
    let count = CGFloat(subviews.count)
    return CGSize(width: cell.width * count + gap * (count - 1), height: cell.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cell = largest(of: subviews)
    for (index, subview) in subviews.enumerated() {
      let left = bounds.minX + (cell.width + gap) * CGFloat(index)
      subview.place(at: CGPoint(x: left, y: bounds.minY), proposal: ProposedViewSize(cell))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
