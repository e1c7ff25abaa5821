import PlumbDrawing
import SwiftUI

/// The position of an axis label: at which side of the plot, and at which place of that side.
struct AxisLabelPlace {
  let isX: Bool
  let isOpposite: Bool
  let preset: AxisMarkPreset
  /// Whether its middle is at its place. Otherwise a label of a horizontal axis begins behind it.
  let isMiddle: Bool
  /// Its position on a side that is so many points long: from the left, or from above, from 0 to 1. A place beyond the
  /// ends is `nil`.
  let place: (CGFloat) -> Double?
  let anchor: UnitPoint?
  /// The points that the app sets; four beside an upright axis, and behind the lines of a horizontal one.
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat
  let collision: AxisValueLabelCollisionResolution

  var besideSpacing: CGFloat { horizontalSpacing ?? 4 }
  /// Whether it begins behind its line (Recorded/Screens.md#Y121).
  var isBehind: Bool { isX && !isMiddle && anchor == nil && preset != .aligned }
}

private struct AxisLabelKey: LayoutValueKey { static var defaultValue: AxisLabelPlace? { nil } }

extension View {
  /// Marks a view as the label of an axis; all others are the plot.
  func axisLabel(_ place: AxisLabelPlace) -> some View { layoutValue(key: AxisLabelKey.self, value: place) }
}

/// A plot with the labels of its axes around it. The plot gets what the labels leave.
struct ChartAxesLayout: Layout {
  /// Whether the plot has a style of the app, which may give it another size. The labels are around that.
  var isStyled = false

  /// The labels do not decide how far a chart is from other views (Recorded/Screens.md#Y125).
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard isStyled else { return proposal.replacingUnspecifiedDimensions() }
    let rooms = Rooms(Self.labels(subviews))
    let plot = Self.plot(subviews)?.sizeThatFits(rooms.inside(proposal)) ?? .zero
    return CGSize(width: plot.width + rooms.width, height: plot.height + rooms.height)
  }

  private typealias Label = (view: LayoutSubview, place: AxisLabelPlace, size: CGSize)

  private static func labels(_ subviews: Subviews) -> [Label] {
    subviews.compactMap { view in view[AxisLabelKey.self].map { (view, $0, view.sizeThatFits(.unspecified)) }
    }
  }

  private static func plot(_ subviews: Subviews) -> LayoutSubview? {
    subviews.first { $0[AxisLabelKey.self] == nil }
  }

  /// The points that the labels take at each side of the plot.
  private struct Rooms {
    let left, right, top, bottom: CGFloat

    /// Half of the uppermost label at a side hangs over the edge of the chart (Recorded/Screens.md#Y100).
    init(_ labels: [Label]) {
      func room(_ isX: Bool, _ isOpposite: Bool) -> CGFloat {
        labels.filter {
          $0.place.isX == isX && $0.place.isOpposite == isOpposite && $0.place.preset != .inset
        }
        .map {
          isX
            ? $0.size.height.rounded(.up) + $0.place.verticalSpacing
            : $0.size.width.rounded(.up) + $0.place.besideSpacing
        }
        .max() ?? 0
      }
      (left, right) = (room(false, true), room(false, false))
      (top, bottom) = (room(true, true), room(true, false))
    }

    var width: CGFloat { left + right }
    var height: CGFloat { top + bottom }

    func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) })
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let labels = Self.labels(subviews)
    let rooms = Rooms(labels)
    let offered = rooms.inside(ProposedViewSize(bounds.size))
    let view = Self.plot(subviews)
    let plot = CGRect(
      origin: CGPoint(x: bounds.minX + rooms.left, y: bounds.minY + rooms.top),
      size: (isStyled ? view?.sizeThatFits(offered) : nil) ?? offered.replacingUnspecifiedDimensions())
    view?.place(at: plot.origin, proposal: offered)
    var taken: [CGRect] = []
    for (view, label, size) in labels {
      let near = 0.5 - label.collision.spacing
      if let rect = Self.rect(of: label, size, around: plot, in: bounds),
        !label.collision.isGreedy
          || !taken.contains(where: { $0.insetBy(dx: near, dy: near).meets(rect) })
      {
        taken.append(rect)
        view.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      } else {
        // A label that touches an earlier one is placed out of sight.
        view.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(size))
      }
    }
  }

  /// The rectangle of a label; `nil` where its value is not in the plot.
  private static func rect(
    of label: AxisLabelPlace, _ size: CGSize, around plot: CGRect, in bounds: CGRect
  ) -> CGRect? {
    guard let place = label.place(label.isX ? plot.width : plot.height) else { return nil }
    /// Beside the plot or, with an inset axis, in it.
    func across(_ ends: (low: CGFloat, high: CGFloat), _ length: CGFloat, _ spacing: CGFloat) -> CGFloat {
      switch (label.isOpposite, label.preset == .inset) {
      case (true, false): ends.low - spacing - length
      case (true, true): ends.low + spacing
      case (false, false): ends.high + spacing
      case (false, true): ends.high - spacing - length
      }
    }
    var (point, size) = (CGPoint.zero, size)
    if label.isBehind {
      // It ends with the plot, and begins in it (Recorded/Screens.md#Y121).
      guard place < 0.999 else { return nil }
      point.x = plot.minX + place * plot.width + label.besideSpacing
      point.y = across((plot.minY, plot.maxY), size.height, label.verticalSpacing)
      size.width = max(0, min(size.width, plot.maxX - point.x))
    } else if label.isX {
      let part = label.anchor?.x ?? middle(of: label, at: place)
      let shift = label.anchor == nil ? 0 : label.horizontalSpacing ?? 0
      point = CGPoint(
        x: plot.minX + place * plot.width - size.width * part + shift,
        y: across((plot.minY, plot.maxY), size.height, label.verticalSpacing))
      // A label at the end stays in the chart.
      point.x = max(bounds.minX, min(point.x, bounds.maxX - size.width))
    } else {
      // A label in the plot is on its line.
      let part = label.anchor?.y ?? (label.preset == .inset ? 1 : middle(of: label, at: place))
      point = CGPoint(
        x: across((plot.minX, plot.maxX), size.width, label.besideSpacing),
        y: plot.minY + place * plot.height - size.height * part)
    }
    return CGRect(origin: point, size: size)
  }

  /// Which part of a label is at its value: the middle, or with an aligned axis the end that is at the plot's end.
  private static func middle(of label: AxisLabelPlace, at place: Double) -> CGFloat {
    guard label.preset == .aligned else { return 0.5 }
    return place < 0.001 ? 0 : place > 0.999 ? 1 : 0.5
  }
}
