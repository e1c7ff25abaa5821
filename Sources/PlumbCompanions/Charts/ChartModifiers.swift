import SwiftUI

/// What the views around a chart say about it.
struct ChartSettings {
  struct AxisSettings {
    var axes = [_ChartAxis()]
    var label: AnyView?
    var isHidden: Bool { axes.isEmpty }
    var count: Int? { if case .automatic(let count)? = axes.first?.values { count } else { nil } }
  }
  var xAxis = AxisSettings()
  var yAxis = AxisSettings()
  var xDomain: ChartScale.Domain?
  var yDomain: ChartScale.Domain?
  var styles: [(key: String, style: AnyShapeStyle)] = []
  var range: [AnyShapeStyle] = []
  var hasLegend = true
  var ground: ((AnyView) -> AnyView)?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    nonisolated(unsafe) let change = change
    return transformEnvironment(\.chartSettings) { change(&$0) }
  }

  /// Shows or hides the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { if visibility == .hidden { $0.xAxis.axes = [] } }
  }
  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { if visibility == .hidden { $0.yAxis.axes = [] } }
  }
  /// Says what the horizontal axis shows.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let axes = content()._axes
    return chart { $0.xAxis.axes = axes }
  }
  /// Says what the vertical axis shows.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let axes = content()._axes
    return chart { $0.yAxis.axes = axes }
  }
  /// Says from where to where the horizontal axis goes.
  public func chartXScale<P: Plottable & Comparable>(domain: ClosedRange<P>) -> some View {
    chart { $0.xDomain = ChartScale.Domain(domain) }
  }
  /// Says from where to where the vertical axis goes.
  public func chartYScale<P: Plottable & Comparable>(domain: ClosedRange<P>) -> some View {
    chart { $0.yDomain = ChartScale.Domain(domain) }
  }
  /// Says which values the horizontal axis has, in which order.
  public func chartXScale<P: Plottable>(domain: [P]) -> some View {
    chart { $0.xDomain = .words(domain.map(\.chartValue.text)) }
  }
  /// Says which values the vertical axis has, in which order.
  public func chartYScale<P: Plottable>(domain: [P]) -> some View {
    chart { $0.yDomain = .words(domain.map(\.chartValue.text)) }
  }
  /// Gives the horizontal axis a name.
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.xAxis.label = AnyView(Text(label)) }
  }
  /// Gives the vertical axis a name.
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.yAxis.label = AnyView(Text(label)) }
  }
  /// Shows or hides the names of the colours.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.hasLegend = visibility != .hidden }
  }
  /// Says where the names of the colours stand. They stand below.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.hasLegend = true } }
  /// Says which value has which colour.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  {
    let styles = mapping.map { ($0.key.chartValue.text, AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }
  /// Says which colours there are, in order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.range = range }
  }
  /// Says which values have which colours, in order.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S])
    -> some View
  {
    let styles = zip(domain, range).map { ($0.chartValue.text, AnyShapeStyle($1)) }
    return chart { $0.styles = styles }
  }
  /// Changes the rectangle in which the marks are.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.ground = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
  /// Lets people choose a value of the horizontal axis. They can not, here.
  public func chartXSelection<P: Plottable>(
    value: Binding<P?>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("chartXSelection", fileID, line) }
  /// Lets people choose a sector. They can not, here.
  public func chartAngleSelection<P: Plottable>(
    value: Binding<P?>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("chartAngleSelection", fileID, line) }
  /// Lets people scroll. They can not, here: all values are seen.
  public func chartScrollableAxes(
    _ axes: Axis.Set, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("chartScrollableAxes", fileID, line) }
  /// Says how much is seen of a chart that scrolls. All values are seen.
  public func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { reportingCompanion("chartXVisibleDomain", fileID, line) }
}

/// The rectangle in which a chart's marks are.
public struct ChartPlotContent: View {
  let view: AnyView
  public var body: some View { view }
}

extension ChartScale.Domain {
  init?<P: Plottable & Comparable>(_ range: ClosedRange<P>) {
    switch (range.lowerBound.chartValue, range.upperBound.chartValue) {
    case (.date(let low), .date(let high)): self = .dates(low, high)
    case (let low, let high):
      guard let low = low.number, let high = high.number else { return nil }
      self = .numbers(low, high)
    }
  }
}
