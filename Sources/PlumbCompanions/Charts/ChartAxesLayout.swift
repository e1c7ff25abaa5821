import SwiftUI

/// Where a label of an axis stands: at which side of the plot, and at which place of that side.
struct AxisLabelPlace {
  let isX: Bool
  let isOpposite: Bool
  /// From the left, or from above, from 0 to 1.
  let place: Double
  let anchor: UnitPoint?
  let (horizontalSpacing, verticalSpacing): (CGFloat, CGFloat)
  let isGreedy: Bool
}

private struct AxisLabelKey: LayoutValueKey { static var defaultValue: AxisLabelPlace? { nil } }

extension View {
  /// Says that a view is the label of an axis; all others are the plot.
  func axisLabel(_ place: AxisLabelPlace) -> some View { layoutValue(key: AxisLabelKey.self, value: place) }
}

/// A plot with the labels of its axes around it. The plot gets what the labels leave.
struct ChartAxesLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let labels = subviews.compactMap { view in
      view[AxisLabelKey.self].map { (view, $0, view.sizeThatFits(.unspecified)) }
    }
    func room(_ isX: Bool, _ isOpposite: Bool) -> CGFloat {
      labels.filter { $0.1.isX == isX && $0.1.isOpposite == isOpposite }
        .map { isX ? $0.2.height + $0.1.verticalSpacing : $0.2.width + $0.1.horizontalSpacing }.max() ?? 0
    }
    // Half of the uppermost label at a side reaches above the plot.
    let half =
      labels.contains { !$0.1.isX } ? (labels.filter { !$0.1.isX }.map(\.2.height).max() ?? 0) / 2 : 0
    let (left, right) = (room(false, true), room(false, false))
    let (top, bottom) = (max(half, room(true, true)), room(true, false))
    let plot = CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - top - bottom))
    for view in subviews where view[AxisLabelKey.self] == nil {
      view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
    }
    var taken: [CGRect] = []
    for (view, label, size) in labels {
      let rect = Self.rect(of: label, size, around: plot, in: bounds)
      // What touches a label before it is not shown: it stands where nobody sees it.
      let isHidden = label.isGreedy && taken.contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(rect) }
      if isHidden {
        view.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(size))
      } else {
        taken.append(rect)
        view.place(at: rect.origin, proposal: ProposedViewSize(size))
      }
    }
  }

  private static func rect(
    of label: AxisLabelPlace, _ size: CGSize, around plot: CGRect, in bounds: CGRect
  ) -> CGRect {
    var point: CGPoint
    if label.isX {
      let x = plot.minX + label.place * plot.width
      point = CGPoint(
        x: x - size.width * (label.anchor?.x ?? 0.5) + (label.anchor == nil ? 0 : label.horizontalSpacing),
        y: label.isOpposite
          ? plot.minY - label.verticalSpacing - size.height : plot.maxY + label.verticalSpacing)
      // A label at the end stays in the chart.
      point.x = max(bounds.minX, min(point.x, bounds.maxX - size.width))
    } else {
      let y = plot.minY + label.place * plot.height
      point = CGPoint(
        x: label.isOpposite
          ? plot.minX - label.horizontalSpacing - size.width : plot.maxX + label.horizontalSpacing,
        y: y - size.height * (label.anchor?.y ?? 0.5))
    }
    return CGRect(origin: point, size: size)
  }
}
