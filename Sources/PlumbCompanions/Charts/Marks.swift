import SwiftUI

/// A bar from nothing to a value.
public struct BarMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]

  /// Makes a bar at a value, as long as another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x, y: y)
    if case .automatic = width.kind { mark.width = height } else { mark.width = width }
    mark.isStacked = stacking.isStacked
    _marks = [mark]
  }
  /// Makes an upright bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: x, y: yEnd)
    (mark.yEnd, mark.width) = (yStart.value, width)
    _marks = [mark]
  }
  /// Makes a lying bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: xEnd, y: y)
    (mark.xEnd, mark.width) = (xStart.value, height)
    _marks = [mark]
  }
  /// Makes a part of one lying bar, as long as a value.
  public init<X: Plottable>(x: PlottableValue<X>, height: MarkDimension = .automatic) {
    var mark = _ChartMark(kind: .bar, x: x, y: PlottableValue<String>.value("", " "))
    (mark.width, mark.yLabel) = (height, nil)
    _marks = [mark]
  }
}

/// A part of a line, which goes through all values of its series.
public struct LineMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Makes a part of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(kind: .line, x: x, y: y)]
  }
  /// Makes a part of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _ChartMark(kind: .line, x: x, y: y)
    mark.series = series.value.text
    _marks = [mark]
  }
}

/// A part of an area, which lies below all values of its series.
public struct AreaMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Makes a part of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: y)
    mark.isStacked = stacking.isStacked
    _marks = [mark]
  }
  /// Makes a part of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: y)
    (mark.series, mark.isStacked) = (series.value.text, stacking.isStacked)
    _marks = [mark]
  }
  /// Makes a part of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: yEnd)
    mark.yEnd = yStart.value
    _marks = [mark]
  }
}

/// A dot at two values.
public struct PointMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Makes a dot.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(kind: .point, x: x, y: y)]
  }
}

/// A line across the chart at a value.
public struct RuleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Makes an upright line.
  public init<X: Plottable>(x: PlottableValue<X>) {
    var mark = _ChartMark(kind: .rule)
    (mark.x, mark.unit) = (x.value, x.unit)
    _marks = [mark]
  }
  /// Makes a lying line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    var mark = _ChartMark(kind: .rule)
    mark.y = y.value
    _marks = [mark]
  }
  /// Makes an upright line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .rule)
    (mark.x, mark.y, mark.yEnd) = (x.value, yEnd.value, yStart.value)
    _marks = [mark]
  }
}

/// A rectangle between values.
public struct RectangleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Makes a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .rectangle, x: x, y: y)
    mark.width = width
    _marks = [mark]
  }
  /// Makes a rectangle between four values.
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
  /// Makes a part of a circle, or of a ring.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .ratio(0),
    outerRadius: MarkDimension = .ratio(1),
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(kind: .sector)
    (mark.y, mark.innerRadius, mark.outerRadius) = (angle.value, innerRadius, outerRadius)
    mark.inset = angularInset ?? 0
    _marks = [mark]
  }
}

extension _ChartMark {
  fileprivate init<X: Plottable, Y: Plottable>(
    kind: Kind, x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(kind: kind)
    (self.x, self.y, xLabel, yLabel) = (x.value, y.value, x.label, y.label)
    unit = x.unit ?? y.unit
  }
}
