import SwiftUI

/// The settings of an app for the scrolling of a chart.
struct ChartScrolling {
  var axes: Axis.Set = []
  /// The first value that is seen: where a program reads and writes it, or where it begins.
  var (x, y): (Position?, Position?) = (nil, nil)
  var behavior: (any ChartScrollTargetBehavior)?

  struct Position {
    let read: () -> _ChartValue
    var write: (_ChartValue) -> Void = { _ in }
  }
}

extension View {
  /// Lets people scroll along some axes. How much is seen at once is said by `chartXVisibleDomain`; otherwise all is seen.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }
  /// Sets the visible length of the horizontal axis: a number, seconds, or a number of values.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.chartValue.number }
  }
  /// Sets the visible length of the vertical axis: a number, seconds, or a number of values.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.chartValue.number }
  }
  /// Reads and writes the first value of the horizontal axis that is seen.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.scrolling.x = .init(x) }
  }
  /// Reads and writes the lowest value of the vertical axis that is seen.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.scrolling.y = .init(y) }
  }
  /// Sets the first visible value of the horizontal axis.
  public func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
    chart { $0.scrolling.x = .init(read: { value.chartValue }) }
  }
  /// Sets the lowest visible value of the vertical axis at first.
  public func chartScrollPosition<P: Plottable>(initialY value: P) -> some View {
    chart { $0.scrolling.y = .init(read: { value.chartValue }) }
  }
  /// Sets the positions at which scrolling ends.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
    chart { $0.scrolling.behavior = behavior }
  }
}

extension ChartScrolling.Position {
  init<P: Plottable>(_ value: Binding<P>) {
    read = { value.wrappedValue.chartValue }
    write = { if let new = $0.plotted(as: P.self) { value.wrappedValue = new } }
  }
}

extension ChartLayout {
  /// The layout with the values from some shares of the whole on.
  func scrolled(to start: CGPoint) -> ChartLayout {
    var layout = self
    layout.x.window.start = max(0, min(start.x, 1 - x.window.length))
    layout.y.window.start = max(0, min(start.y, 1 - y.window.length))
    return layout
  }

  /// The shares of the whole at which the first values that an app wants are.
  func start(_ scrolling: ChartScrolling) -> CGPoint {
    func share(_ position: ChartScrolling.Position?, _ scale: ChartScale) -> Double {
      max(0, min(position.flatMap { scale.whole($0.read(), isMiddle: false) } ?? 0, 1 - scale.window.length))
    }
    return CGPoint(x: share(scrolling.x, x), y: share(scrolling.y, y))
  }
}

/// An empty scroll view above the plot: people scroll it, and the chart shows the values that belong to its offset.
struct ChartScroller<Content: View>: View {
  let layout: ChartLayout
  let settings: ChartSettings
  let size: CGSize
  @Binding var start: CGPoint
  @ViewBuilder let content: Content
  @State private var position = ScrollPosition()

  private var whole: CGSize {
    let axes = settings.scrolling.axes
    return CGSize(
      width: axes.contains(.horizontal) ? size.width / layout.x.window.length : size.width,
      height: axes.contains(.vertical) ? size.height / layout.y.window.length : size.height)
  }

  var body: some View {
    let wanted = layout.start(settings.scrolling)
    ScrollView(settings.scrolling.axes, showsIndicators: false) {
      Color.clear.frame(width: whole.width, height: whole.height).contentShape(Rectangle())
    }
    .scrollPosition($position)
    .background { content }
    .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in scrolled(to: offset) }
    // A plot of another size shows the same values.
    .onChange(of: whole, initial: true) { move(to: start) }
    .onChange(of: wanted) { _, new in
      if abs(new.x - start.x) > 0.002 || abs(new.y - start.y) > 0.002 { move(to: new) }
    }
    .scrollTargetBehavior(ChartAlignment(layout: layout, whole: whole, behavior: settings.scrolling.behavior))
  }

  /// Words at the side are read from above, numbers from below.
  private func upward(_ y: CGFloat) -> CGFloat {
    layout.y.isFromAbove ? y : 1 - layout.y.window.length - y
  }

  private func move(to share: CGPoint) {
    guard whole.width > 0, whole.height > 0 else { return }
    start = share
    position.scrollTo(point: CGPoint(x: share.x * whole.width, y: upward(share.y) * whole.height))
  }

  private func scrolled(to offset: CGPoint) {
    guard whole.width > 0, whole.height > 0 else { return }
    let new = CGPoint(x: offset.x / whole.width, y: upward(offset.y / whole.height))
    guard abs(new.x - start.x) > 1e-6 || abs(new.y - start.y) > 1e-6 else { return }
    start = new
    let shown = layout.scrolled(to: new)
    if let value = shown.x.value(at: 0) { settings.scrolling.x?.write(value) }
    if let value = shown.y.value(at: 0) { settings.scrolling.y?.write(value) }
  }
}
