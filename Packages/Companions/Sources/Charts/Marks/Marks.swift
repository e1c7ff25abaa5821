import SwiftUI

/// A bar from nothing to a value.
public struct BarMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]

  /// Creates a bar at a value, as long as another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x, y: y)
    mark.width = width.isAutomatic ? height : width
    mark.measure(stacking)
    mark.coverRanges(x, y)
    _marks = [mark]
  }
  /// Creates an upright bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: x, y: yEnd)
    (mark.yEnd, mark.width) = (yStart.value, width)
    _marks = [mark]
  }
  /// Creates a lying bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = _ChartMark(kind: .bar, x: xEnd, y: y)
    (mark.xEnd, mark.width) = (xStart.value, height)
    _marks = [mark]
  }
  /// Creates a part of one lying bar, as long as a value.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x, y: PlottableValue<String>.value("", " "))
    (mark.width, mark.yLabel) = (height, nil)
    mark.measure(stacking)
    _marks = [mark]
  }
  /// Creates a part of one upright bar, as long as a value.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: PlottableValue<String>.value("", " "), y: y)
    (mark.width, mark.xLabel) = (width, nil)
    mark.measure(stacking)
    _marks = [mark]
  }
  /// Creates a part of one lying bar, from one value to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: PlottableValue<String>.value("", " "), height: height)
  }
}

/// A part of a line, which goes through all values of its series.
public struct LineMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates a part of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(kind: .line, x: x, y: y)]
  }
  /// Creates a part of the line of a series.
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
  /// Creates a part of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: y)
    mark.stacking = stacking
    _marks = [mark]
  }
  /// Creates a part of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: y)
    (mark.series, mark.stacking) = (series.value.text, stacking)
    _marks = [mark]
  }
  /// Creates a part of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: yEnd)
    mark.yEnd = yStart.value
    _marks = [mark]
  }
  /// Creates a part of the area of a series, between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd, ofSeries: series.value.text)
  }
  private init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, ofSeries series: String
  ) {
    var mark = _ChartMark(kind: .area, x: x, y: yEnd)
    (mark.yEnd, mark.series) = (yStart.value, series)
    _marks = [mark]
  }
  /// Creates a part of an area that is upright, between two values to the sides.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _ChartMark(kind: .area, x: xEnd, y: y)
    mark.xEnd = xStart.value
    _marks = [mark]
  }
}

/// A dot at two values.
public struct PointMark: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates a dot at a value, in the middle of the other side.
  public init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [_ChartMark(kind: .point, x: x, y: PlottableValue<String>.value("", " "))]
  }
  /// Creates a dot at a value, in the middle of the other side.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [_ChartMark(kind: .point, x: PlottableValue<String>.value("", " "), y: y)]
  }
  /// Creates a dot.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_ChartMark(kind: .point, x: x, y: y)]
  }
}

extension _ChartMark {
  /// Makes a bar as long as its value, on others at its place.
  fileprivate mutating func measure(_ stacking: MarkStackingMethod) {
    (self.stacking, isMeasured, freeEnds) = (stacking, true, (false, true))
  }

  /// A bar of a range covers it, without the gaps that are between other bars but for one point (assumed).
  fileprivate mutating func coverRanges<X: Plottable, Y: Plottable>(
    _ x: PlottableValue<X>, _ y: PlottableValue<Y>
  ) {
    guard x.end != nil || y.end != nil else { return }
    var cover = _ChartMark(kind: .rectangle, x: x, y: y)
    (cover.xEnd, cover.yEnd) = (x.end ?? .number(0), y.end ?? .number(0))
    if x.end != nil {
      cover.effects.xEnds = .init(start: 0.5, end: -0.5)
    } else {
      cover.effects.yEnds = .init(start: -0.5, end: 0.5)
    }
    self = cover
  }

  init<X: Plottable, Y: Plottable>(
    kind: Kind, x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(kind: kind)
    (self.x, self.y, xLabel, yLabel) = (x.value, y.value, x.label, y.label)
    (xUnit, yUnit) = (x.unit, y.unit)
    (xIsWhole, yIsWhole) = (x.isWhole, y.isWhole)
  }
}
