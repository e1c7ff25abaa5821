import SwiftUI

/// A line across the chart at a value.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates an upright line.
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = _ChartMark(kind: .rule)
    (mark.x, mark.xUnit, mark.xLabel) = (x.value, x.unit, x.label)
    _marks = [mark]
  }
  /// Creates a lying line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = _ChartMark(kind: .rule)
    (mark.y, mark.yUnit, mark.yLabel) = (y.value, y.unit, y.label)
    _marks = [mark]
  }
  /// Creates a lying line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule, x: xEnd, y: y)
    mark.xEnd = xStart.value
    _marks = [mark]
  }

  /// Creates an upright line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule, x: x, y: yEnd)
    mark.yEnd = yStart.value
    _marks = [mark]
  }
}

/// A rectangle between values.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: x, y: y)
    (mark.width, mark.height) = (width, height)
    _marks = [mark]
  }
  /// Creates a rectangle between two values, at a third.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: xEnd, y: y)
    (mark.xEnd, mark.height) = (xStart.value, height)
    _marks = [mark]
  }
  /// Creates a rectangle at a value, between two others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: x, y: yEnd)
    (mark.yEnd, mark.width) = (yStart.value, width)
    _marks = [mark]
  }
  /// Creates a rectangle between two values, as high as the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    var mark = _ChartMark(kind: .rectangle)
    (mark.x, mark.xEnd, mark.xUnit, mark.xLabel) = (xEnd.value, xStart.value, xEnd.unit, xEnd.label)
    _marks = [mark]
  }
  /// Creates a rectangle between two values, as wide as the plot.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    var mark = _ChartMark(kind: .rectangle)
    (mark.y, mark.yEnd, mark.yUnit, mark.yLabel) = (yEnd.value, yStart.value, yEnd.unit, yEnd.label)
    _marks = [mark]
  }
  /// Creates a rectangle at a value, as high as the plot.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    var mark = _ChartMark(kind: .rectangle)
    (mark.x, mark.xUnit, mark.xLabel, mark.width) = (x.value, x.unit, x.label, width)
    _marks = [mark]
  }
  /// Creates a rectangle at a value, as wide as the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    var mark = _ChartMark(kind: .rectangle)
    (mark.y, mark.yUnit, mark.yLabel, mark.height) = (y.value, y.unit, y.label, height)
    _marks = [mark]
  }
  /// Creates a rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rectangle, x: xEnd, y: yEnd)
    (mark.xEnd, mark.yEnd) = (xStart.value, yStart.value)
    _marks = [mark]
  }
}

/// A part of a circle, as large as a value beside the others.
public struct SectorMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates a part of a circle, or of a ring.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .ratio(0),
    outerRadius: MarkDimension = .ratio(1),
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(kind: .sector)
    (mark.y, mark.yLabel, mark.innerRadius, mark.outerRadius) = (
      angle.value, angle.label, innerRadius, outerRadius
    )
    mark.inset = angularInset ?? 0
    _marks = [mark]
  }
}
