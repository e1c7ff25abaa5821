import SwiftUI
import PlumbViews

/// Values as bars, lines, points, areas and sectors, with axes and the names of the colours.
public struct Chart<Content: ChartContent>: View, CalledView {
  package let callSite = _CallSite()
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// Creates a chart of the marks of each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }
  /// Creates a chart of the marks of each element, distinguished by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View { ChartView(marks: content._marks) }
}

/// The chart of some marks.
struct ChartView: View {
  let marks: [_ChartMark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  /// The shares of the whole at which the first values that are seen are, where people scroll.
  @State private var start: CGPoint?

  private var ownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    let whole = ChartLayout(marks, settings, ownCalendar)
    let first = whole.start(settings.scrolling)
    let layout = whole.scrolled(to: start ?? first)
    let start = Binding(get: { self.start ?? first }, set: { self.start = $0 })
    ChartBounds {
      ChartFrame(layout: layout, settings: settings) {
        ChartPlot(layout: layout, settings: settings, start: start)
      }
    }
    .coordinateSpace(ChartBounds.space)
    .backgroundPreferenceValue(ChartFrameKey.self) { layers(isBehind: true, layout, $0) }
    .overlayPreferenceValue(ChartFrameKey.self) { layers(isBehind: false, layout, $0) }
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private func layers(isBehind: Bool, _ layout: ChartLayout, _ frame: Anchor<CGRect>?)
    -> some View
  {
    let layers = settings.layers.filter { $0.isBehind == isBehind }
    if let frame, !layers.isEmpty {
      ChartLayers(layers: layers, layout: layout, settings: settings, frame: frame)
    }
  }
}

/// A chart with the names of its axes and its colours around it.
struct ChartFrame<Plot: View>: View {
  let layout: ChartLayout
  let settings: ChartSettings
  @ViewBuilder let plot: Plot
  /// The gap between the labels of the horizontal axis and the legend (Recorded/Screens.md#Y125).
  private static var legendSpacing: CGFloat { 20 / 3 }

  var body: some View {
    let legend = hasLegend && !settings.isLegendHidden ? settings.legend : nil
    let side = legend?.position.x ?? 0
    HStack(spacing: legend?.spacing ?? 12) {
      if let legend, side < 0 { view(legend).frame(maxHeight: .infinity, alignment: vertical(legend)) }
      VStack(spacing: legend?.spacing ?? Self.legendSpacing) {
        if let legend, side == 0, legend.position == .top { row(legend) }
        named.overlay(alignment: legend?.alignment ?? .topTrailing) {
          if let legend, legend.position == .overlay { view(legend) }
        }
        if let legend, side == 0, legend.position != .top, legend.position != .overlay { row(legend) }
      }
      if let legend, side > 0 { view(legend).frame(maxHeight: .infinity, alignment: vertical(legend)) }
    }
  }

  private var hasLegend: Bool {
    settings.legend.content != nil || !layout.colorKeys.isEmpty || !layout.symbolKeys.isEmpty
      || !layout.lineKeys.isEmpty || layout.colorRange != nil
  }

  private func row(_ legend: ChartSettings.Legend) -> some View {
    view(legend).frame(maxWidth: .infinity, alignment: legend.alignment ?? .leading)
  }

  private func vertical(_ legend: ChartSettings.Legend) -> Alignment {
    legend.alignment ?? (legend.position.y < 0 ? .top : legend.position.y > 0 ? .bottom : .center)
  }

  @ViewBuilder private func view(_ legend: ChartSettings.Legend) -> some View {
    if let content = legend.content {
      content
    } else {
      ChartLegend(layout: layout, settings: settings, isColumn: legend.position.x != 0)
    }
  }

  /// The chart with the names of its axes.
  private var named: some View {
    HStack(spacing: 6) {
      if let label = settings.y.label, label.position.x < 0 { upright(label, .degrees(-90)) }
      VStack(spacing: 4) {
        // The vertical axis' name is above it, at the side where the axis is.
        if let label = settings.y.label, label.position.x == 0, label.position.y <= 0 {
          wide(label, .trailing)
        }
        if let label = settings.x.label, label.position == .top, settings.x.isOpposite {
          wide(label, .center)
        }
        plot
        if let label = settings.x.label,
          label.position != .top || !settings.x.isOpposite
        {
          wide(label, .center)
        }
        if let label = settings.y.label, label.position.x == 0, label.position.y > 0 {
          wide(label, .trailing)
        }
      }
      if let label = settings.y.label, label.position.x > 0 { upright(label, .degrees(90)) }
    }
  }

  private func wide(_ label: ChartSettings.Label, _ usual: Alignment) -> some View {
    small(label.view).frame(maxWidth: .infinity, alignment: label.alignment ?? usual)
      .padding(.vertical, label.spacing ?? 0)
  }

  private func upright(_ label: ChartSettings.Label, _ angle: Angle) -> some View {
    TurnedLayout { small(label.view).fixedSize().rotationEffect(angle) }
      .frame(maxHeight: .infinity, alignment: label.alignment ?? .center).padding(
        .horizontal, label.spacing ?? 0)
  }

  private func small(_ label: AnyView) -> some View { label.font(.caption).foregroundStyle(.secondary) }
}

/// The bounds of a chart, which are as far from other views as those of a colour, whatever is at their edges
/// (Recorded/Screens.md#Y125).
struct ChartBounds: Layout {
  static var space: NamedCoordinateSpace { .named("Plumb.Chart") }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// A view that is turned by a quarter: it takes as much width as it is high.
struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
