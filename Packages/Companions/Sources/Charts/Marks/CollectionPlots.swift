import SwiftUI

/// The bars of a collection of data.
public struct BarPlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])

  private init(_ marks: _VectorizedMarks<Element>) { (_elements, _marks) = marks.parts }
  /// Creates a bar for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    self.init(
      _VectorizedMarks(data) {
        BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking)
      })
  }
  /// Creates an upright bar from one value to another for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>, width: MarkDimension = .automatic
  ) where Data.Element == Element {
    self.init(
      _VectorizedMarks(data) {
        BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)
      })
  }
}

/// The dots of a collection of data.
public struct PointPlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])
  /// Creates a dot for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { PointMark(x: x.value($0), y: y.value($0)) }
    (_elements, _marks) = marks.parts
  }
}

/// The rectangles of a collection of data.
public struct RectanglePlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])
  /// Creates a rectangle around two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) {
      RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height)
    }
    (_elements, _marks) = marks.parts
  }
}

/// The lines across the plot of a collection of data.
public struct RulePlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])
  /// Creates an upright line for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { RuleMark(x: x.value($0)) }
    (_elements, _marks) = marks.parts
  }
  /// Creates a lying line for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { RuleMark(y: y.value($0)) }
    (_elements, _marks) = marks.parts
  }
}

/// The sectors of a collection of data.
public struct SectorPlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])
  /// Creates a part of a circle, or of a ring, for each element.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Element, A>, innerRadius: MarkDimension = .ratio(0),
    outerRadius: MarkDimension = .ratio(1), angularInset: CGFloat? = nil
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset
      )
    }
    (_elements, _marks) = marks.parts
  }
}
