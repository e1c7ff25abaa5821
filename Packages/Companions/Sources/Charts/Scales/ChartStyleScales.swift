import SwiftUI

extension View {
  /// Sets the colour of each value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  {
    named(\.colors, mapping.map { ($0.key, AnyShapeStyle($0.value)) })
  }
  /// Sets the colours, in order.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let range = range.map { AnyShapeStyle($0) }
    return chart { $0.colors.range = range }
  }
  /// Sets the gradient of colours for numbers.
  public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportCompanion(
      "chartForegroundStyleScale(type:)", fileID, line, if: type.map { $0 != .linear } ?? false)
    return chart { $0.gradient = range }
  }
  /// Sets the values and their colours, in order.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
    named(\.colors, zip(domain, range).map { ($0, AnyShapeStyle($1)) })
  }
  /// Computes the colour of each value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S) -> some View
  {
    chart { $0.computedColor = { value in value.plotted(as: D.self).map { AnyShapeStyle(mapping($0)) } } }
  }
  /// Computes the colour of each of some values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View { named(\.colors, domain.map { ($0, AnyShapeStyle(mapping($0))) }) }

  /// Sets the symbol of each value.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View
  {
    named(\.symbols, mapping.map { ($0.key, ChartSymbol($0.value)) })
  }
  /// Sets the symbols, in order.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let range = range.map { ChartSymbol($0) }
    return chart { $0.symbols.range = range }
  }
  /// Sets the values and their symbols, in order.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
    named(\.symbols, zip(domain, range).map { ($0, ChartSymbol($1)) })
  }
  /// Computes a view for each value, which replaces a form.
  public func chartSymbolScale<D: Plottable, S: View>(
    domain: [D], @ViewBuilder mapping: @escaping (D) -> S
  ) -> some View { named(\.symbols, domain.map { ($0, .view(AnyView(mapping($0)))) }) }
  /// Sets the sizes of the symbols of the smallest and the largest value, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolAreas = range }
  }

  /// Sets the dashes of each value.
  public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    named(\.lines, mapping.map { ($0.key, $0.value) })
  }
  /// Sets the dashes, in order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chart { $0.lines.range = range } }
  /// Sets the values and their dashes, in order.
  public func chartLineStyleScale<D: Plottable>(domain: [D], range: [StrokeStyle]) -> some View {
    named(\.lines, zip(domain, range).map { ($0, $1) })
  }

  private func named<D: Plottable, Style>(
    _ scale: WritableKeyPath<ChartSettings, ChartSettings.StyleScale<Style>>, _ styles: [(D, Style)]
  ) -> some View {
    let styles = styles.map { ($0.0.chartValue.text, $0.1) }
    return chart { $0[keyPath: scale].named = styles }
  }
}
