import SwiftUI
import PlumbViews

extension View {
  /// Shows or hides the horizontal axis. Hidden, it stays so whatever content it is given (Recorded/Screens.md#Y100).
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }
  /// Shows or hides the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }
  /// Sets the content of the horizontal axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axes = content()._axes
    return chart { $0.x.axes = axes }
  }
  /// Sets the content of the vertical axis.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axes = content()._axes
    return chart { $0.y.axes = axes }
  }
  /// Sets the domain of the horizontal axis, and the scale of its values.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.x, domain, nil, type)
  }
  /// Sets the domain of the vertical axis, and the scale of its values.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.y, domain, nil, type)
  }
  /// Sets the domain of the horizontal axis, and its range in the plot.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.x, domain, range._range, type) }
  /// Sets the domain of the vertical axis, and its range in the plot.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.y, domain, range._range, type) }
  /// Sets the range of the horizontal axis in the plot.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.x, nil, range._range, type)
  }
  /// Sets the range of the vertical axis in the plot.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.y, nil, range._range, type)
  }
  /// Sets the scale of the values of the horizontal axis.
  public func chartXScale(type: ScaleType?) -> some View { scale(\.x, nil, nil, type) }
  /// Sets the scale of the values of the vertical axis.
  public func chartYScale(type: ScaleType?) -> some View { scale(\.y, nil, nil, type) }

  private func scale(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, _ domain: (any ScaleDomain)?,
    _ range: _ChartScaleRange?, _ type: ScaleType?
  ) -> some View {
    chart {
      domain?._change(&$0[keyPath: axis].scale)
      if let range { $0[keyPath: axis].scale.range = range }
      if let type { $0[keyPath: axis].scale.type = type }
    }
  }

  /// Sets the label of the horizontal axis. By default it is below the axis, in its middle (assumed).
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.x, position, alignment, spacing) { Text(label) } }
  /// Sets the label of the horizontal axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.x, position, alignment, spacing) { Text(labelKey) } }
  /// Sets a view as the label of the horizontal axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { axisLabel(\.x, position, alignment, spacing, content) }
  /// Sets the label of the vertical axis. By default it is above the axis (assumed).
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.y, position, alignment, spacing) { Text(label) } }
  /// Sets the label of the vertical axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisLabel(\.y, position, alignment, spacing) { Text(labelKey) } }
  /// Sets a view as the label of the vertical axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { axisLabel(\.y, position, alignment, spacing, content) }

  private func axisLabel<C: View>(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?, @ViewBuilder _ content: () -> C
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0[keyPath: axis].label = .init(view: view, position: position, alignment: alignment, spacing: spacing)
    }
  }

  /// Shows or hides the names of the colours. Hidden, they stay so wherever the app places them.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.isLegendHidden = visibility == .hidden }
  }
  /// Sets the position of the legend of colours, which is below by default. The spacing is in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.legend = .init(position: position, alignment: alignment, spacing: spacing) }
  }
  /// Replaces the legend of colours with views.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend = .init(position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }
  /// Changes the rectangle in which the marks are.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }
}

/// The rectangle in which a chart's marks are.
public struct ChartPlotContent: View, CalledView {
  package let callSite = _CallSite()
  let view: AnyView
  public var body: some View { view }
}
