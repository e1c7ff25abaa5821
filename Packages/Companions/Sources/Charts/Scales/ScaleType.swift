import SwiftUI

/// The kind of scale that converts values into positions.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable { case linear, log, squareRoot, symmetricLog(slopeAtZero: Double), category, date }
  let kind: Kind
  /// Equal differences are equally long.
  public static let linear = ScaleType(kind: .linear)
  /// Equal ratios are equally long. Only numbers above nothing have a place.
  public static let log = ScaleType(kind: .log)
  /// By the square root.
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// Logarithmic to both sides of nothing.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// Logarithmic to both sides of nothing, with a slope there.
  public static func symmetricLog(slopeAtZero slope: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero: slope > 0 ? slope : 1))
  }
  /// A place for each value.
  public static let category = ScaleType(kind: .category)
  /// Times.
  public static let date = ScaleType(kind: .date)
}

extension ScaleType.Kind {
  /// A number on a scale of which equal parts are equally long.
  func straight(_ number: Double) -> Double {
    switch self {
    case .linear, .category, .date: number
    case .log: number > 0 ? log10(number) : .nan
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .symmetricLog(let slope): number < 0 ? -log1p(-number * slope) : log1p(number * slope)
    }
  }

  /// The number that is at a place of the straight scale.
  func bent(_ place: Double) -> Double {
    switch self {
    case .linear, .category, .date: place
    case .log: pow(10, place)
    case .squareRoot: place < 0 ? -place * place : place * place
    case .symmetricLog(let slope): place < 0 ? -expm1(-place) / slope : expm1(place) / slope
    }
  }
}

/// The domain of a scale.
public protocol ScaleDomain {
  /// Applies the app's settings to a scale.
  func _change(_ settings: inout _ChartScaleSettings)
}

/// The settings of an app for the values of a scale.
public struct _ChartScaleSettings {
  var domain: ChartScale.Domain?
  var type: ScaleType?
  var includesZero: Bool?
  var isReversed = false
  var range = _ChartScaleRange.padding(start: 0, end: 0)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _change(_ settings: inout _ChartScaleSettings) {
    settings.domain = ChartScale.Domain([lowerBound.chartValue, upperBound.chartValue])
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public func _change(_ settings: inout _ChartScaleSettings) {
    settings.domain = ChartScale.Domain([lowerBound.chartValue, upperBound.chartValue])
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _change(_ settings: inout _ChartScaleSettings) {
    settings.domain = ChartScale.Domain(map(\.chartValue))
  }
}

/// The domain that a scale derives from its values.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  public func _change(_ settings: inout _ChartScaleSettings) {
    (settings.includesZero, settings.isReversed) = (includesZero, isReversed)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// By its values.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// By its values, with nothing or without it, in their direction or the other one.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

extension ChartScale.Domain {
  /// Words each have a place; numbers and times reach from the first to the last one, or to the farthest of more than two.
  init?(_ values: [_ChartValue]) {
    if values.contains(where: { if case .word = $0 { true } else { false } }) {
      self = .words(values.map(\.text))
      return
    }
    let numbers = values.compactMap(\.number)
    guard let first = numbers.first, let last = numbers.last, let low = numbers.min(),
      let high = numbers.max()
    else { return nil }
    let (start, end) = last < first ? (high, low) : (low, high)
    self =
      values.contains(where: \.isDate)
      ? .dates(Date(timeIntervalSinceReferenceDate: start), Date(timeIntervalSinceReferenceDate: end))
      : .numbers(start, end)
  }
}

/// The positions of a scale's first and last value on their side, in points.
public enum _ChartScaleRange: Equatable, Sendable {
  /// So far from the ends of the side.
  case padding(start: CGFloat, end: CGFloat)
  /// At these distances from the beginning of the side.
  case points(CGFloat, CGFloat)

  /// The free points before the first value and behind the last one, on a side that is so many points long.
  func padding(along side: CGFloat) -> (start: CGFloat, end: CGFloat) {
    switch self {
    case .padding(let start, let end): (start, end)
    case .points(let first, let last): (first, side - last)
    }
  }
}

/// A type that can be the visual range of a scale.
public protocol ScaleRange {
  associatedtype VisualValue
}

/// The range of a scale along its side.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The positions of the first and the last value.
  var _range: _ChartScaleRange { get }
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _range: _ChartScaleRange { .points(lowerBound, upperBound) }
}

/// The whole side, or without some points at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  public let _range: _ChartScaleRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole side.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// The side without some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns the side without some points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(_range: .padding(start: startPadding, end: endPadding))
  }
}
