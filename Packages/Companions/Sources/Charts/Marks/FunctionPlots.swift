import SwiftUI

/// A function of x whose values a chart draws.
struct ChartFunction {
  /// Over which values of x; without it over those of the chart.
  let domain: ClosedRange<Double>?
  /// The lower and the upper value at an x; a line has only the upper one.
  let values: (Double) -> (start: Double?, end: Double)

  private static let steps = 240

  /// The marks with those of functions in the place of the functions.
  static func expanded(_ marks: [_ChartMark], _ fixed: ChartScale.Domain?) -> [_ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let shown = chartDomain(marks, fixed)
    return marks.enumerated().flatMap { index, mark in
      mark.function.map { $0.marks(like: mark, over: $0.domain ?? shown, number: index) } ?? [mark]
    }
  }

  /// Returns the range of the axis; 0 to 1 where no mark sets it (assumed).
  private static func chartDomain(_ marks: [_ChartMark], _ fixed: ChartScale.Domain?) -> ClosedRange<Double> {
    if case .numbers(let low, let high) = fixed, low < high { return low...high }
    let known = marks.flatMap { mark in
      [mark.x, mark.xEnd].compactMap { $0?.number }
        + (mark.function?.domain.map { [$0.lowerBound, $0.upperBound] } ?? [])
    }
    guard let low = known.min(), let high = known.max(), low < high else { return 0...1 }
    return low...high
  }

  /// Makes the marks. Where the function has no value, the line ends, and another one begins behind it.
  private func marks(
    like mark: _ChartMark, over domain: ClosedRange<Double>, number: Int
  ) -> [_ChartMark] {
    var (found, run) = ([_ChartMark](), 0)
    let length = domain.upperBound - domain.lowerBound
    for step in 0...Self.steps {
      let x = domain.lowerBound + length * Double(step) / Double(Self.steps)
      let (start, end) = values(x)
      guard end.isFinite, start?.isFinite ?? true else {
        run += 1
        continue
      }
      var part = mark
      part.function = nil
      (part.x, part.y, part.yEnd) = (.number(x), .number(end), start.map { .number($0) })
      part.series = "\(mark.series ?? "") \(number) \(run)"
      found.append(part)
    }
    return found
  }
}

/// The line of a function, or of a collection of data.
public struct LinePlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])

  /// Creates one line through the values of all elements, or one for each of the series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { LineMark(x: x.value($0), y: y.value($0)) }
    (_elements, _marks) = marks.parts
  }
  /// Creates a line for each of the series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { LineMark(x: x.value($0), y: y.value($0), series: series.value($0)) }
    (_elements, _marks) = marks.parts
  }
}

extension LinePlot where Element == Never {
  /// Creates the line of a function, over a range or over what the chart's axis shows. Where the value is not finite,
  /// the line has a gap.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    var mark = _ChartMark(kind: .line)
    mark.function = ChartFunction(domain: domain) { (nil, function($0)) }
    (_elements, _marks) = ([], [mark])
  }
}

/// The area below a function, between two, or of a collection of data.
public struct AreaPlot<Element>: VectorizedChartContent {
  public typealias Body = Never
  public let (_elements, _marks): ([Element], [_ChartMark])

  /// Creates one area below the values of all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) }
    (_elements, _marks) = marks.parts
  }
  /// Creates one area between two values of all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    let marks = _VectorizedMarks(data) {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
    (_elements, _marks) = marks.parts
  }
}

extension AreaPlot where Element == Never {
  /// Creates the area between a function and 0, over a range or over what the chart's axis shows.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init(domain) { (0, function($0)) }
  }
  /// Creates the area between two functions, over a range or over what the chart's axis shows.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(domain) { x in
      let (start, end) = function(x)
      return (start, end)
    }
  }

  private init(
    _ domain: ClosedRange<Double>?, _ values: @escaping @Sendable (Double) -> (start: Double?, end: Double)
  ) {
    var mark = _ChartMark(kind: .area)
    mark.function = ChartFunction(domain: domain, values: values)
    (_elements, _marks) = ([], [mark])
  }
}
