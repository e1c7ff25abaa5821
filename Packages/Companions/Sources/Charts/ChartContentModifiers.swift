import SwiftUI

extension ChartContent {
  /// Draws the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = AnyShapeStyle(style) }
  }
  /// Draws the marks with a colour for each value, which the legend names. Numbers have a colour between others.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.setColor(by: value.value) }
  }
  /// Places bars beside each other, one position for each value. They are always moved across their length.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { ($0.positionKey, $0.positionAxis, $0.positionSpan) = (value.value.text, axis, span) }
  }
  /// Lets the colours of what is behind through.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// Rounds the corners of bars, rectangles and sectors. The radius is in points.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { ($0.cornerRadius, $0.cornerStyle) = (max(0, radius), style) }
  }
  /// Sets the style of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.stroke = style } }
  /// Draws lines with dashes for each value, which the legend names.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.lineKey = value.value.text }
  }
  /// Sets the interpolation of lines between values.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }
  /// Adds a symbol at each value.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = ChartSymbol(symbol) }
  }
  /// Adds a view at each value.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = .view(view) }
  }
  /// Adds a symbol at each value, a different one for each value of another property.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolKey = value.value.text }
  }
  /// Sets the size of symbols: their area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolSize = .area(area) } }
  /// Sets the size of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent { changed { $0.symbolSize = .size(size) } }
  /// Sets the area of each symbol by a value: the largest has 120 square points, others their share (assumed).
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.sizeValue = value.value }
  }
}
