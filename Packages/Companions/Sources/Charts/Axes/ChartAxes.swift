import SwiftUI

/// The lines and labels of one side of a chart.
public struct _ChartAxis {
  enum Values {
    /// Round ones, about so many, not nearer to each other than a number.
    case automatic(count: Int?, minimumStep: Double)
    case some([_ChartValue])
    /// Each so many of a component, in a calendar or that of the chart.
    case stride(Calendar.Component, Int, Calendar?)
    case step(Double)
  }
  var values = Values.automatic(count: nil, minimumStep: 0)
  /// Whether the scale reaches to the next of the axis's values below the least and above the largest value of the marks.
  var rounding: AxisMarkValues.Rounding = (nil, nil)
  var position = AxisMarkPosition.automatic
  var preset = AxisMarkPreset.automatic
  /// The parts at a value; the usual ones by default.
  var parts: (@MainActor (AxisValue) -> [_AxisPart])?
  var stroke: StrokeStyle?

  /// Whether it is at the side opposite to that of axes of its kind.
  var isOpposite: Bool { position == .leading || position == .top }

  /// Returns a line, a tick below it, and a label.
  @MainActor static func usual(_ value: AxisValue, _ stroke: StrokeStyle?, _ label: AxisValueLabel)
    -> [_AxisPart]
  {
    [AxisGridLine(stroke: stroke)._part] + (value.hasTick ? [AxisTick(stroke: stroke)._part] : [])
      + [label._part]
  }
}

/// A line, a tick or a label at a value.
public struct _AxisPart {
  enum Kind {
    case line(StrokeStyle?)
    case tick(StrokeStyle?, AxisTick.Length)
    case label(AxisLabelOptions)
  }
  var kind: Kind
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A value at which an axis has lines and labels.
public struct AxisValue {
  let value: _ChartValue
  /// The index of the value.
  public let index: Int
  /// The number of values.
  public let count: Int
  /// Whether the usual parts have a tick: those of the horizontal axis do, but for words.
  var hasTick = false
  /// Returns the value as one of a type; `nil` where it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.plotted(as: type) }
}

/// On which side an axis is.
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
/// The arrangement of the labels at their values (assumed).
///
/// Aligned ones end where the plot ends, inset ones are in the plot. Extended ones are as the automatic ones.
public enum AxisMarkPreset: Sendable { case automatic, extended, aligned, inset }

/// At which values an axis has lines and labels.
public struct AxisMarkValues {
  /// Whether the scale reaches to the next value below and above the marks; `nil` leaves it to the chart.
  typealias Rounding = (lower: Bool?, upper: Bool?)
  let values: _ChartAxis.Values
  var rounding: Rounding = (nil, nil)
  /// At round ones.
  public static var automatic: AxisMarkValues { automatic() }
  /// At round ones, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(count: desiredCount, minimumStep: 0), rounding: (roundLowerBound, roundUpperBound))
  }
  /// At round ones, about so many, and not nearer to each other than a number.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .automatic(count: desiredCount, minimumStep: max(0, Double(minimumStride))),
      rounding: (roundLowerBound, roundUpperBound))
  }
  /// At each day, month and the like.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .stride(component, max(1, count), calendar), rounding: (roundLowerBound, roundUpperBound))
  }
  /// At the multiples of a number.
  public static func stride<P: Plottable & Numeric>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      values: .step(abs(step.chartValue.number ?? 1)), rounding: (roundLowerBound, roundUpperBound))
  }
}

/// The content of an axis.
@MainActor @preconcurrency public protocol AxisContent {
  /// The axes.
  var _axes: [_ChartAxis] { get }
}

/// Makes one content of an axis of the statements of a closure.
@MainActor @resultBuilder public struct AxisContentBuilder {
  /// Returns the axes of one content.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> [_ChartAxis] {
    content._axes
  }
  /// Puts several contents on one axis.
  public static func buildBlock(_ axes: [_ChartAxis]...) -> [_ChartAxis] { axes.flatMap { $0 } }
  /// Returns the axes of an `if` without `else`.
  public static func buildOptional(_ axes: [_ChartAxis]?) -> [_ChartAxis] { axes ?? [] }
  /// Returns the axes of the first branch.
  public static func buildEither(first axes: [_ChartAxis]) -> [_ChartAxis] { axes }
  /// Returns the axes of the other branch.
  public static func buildEither(second axes: [_ChartAxis]) -> [_ChartAxis] { axes }
  /// Returns the axes of an `if #available`.
  public static func buildLimitedAvailability(_ axes: [_ChartAxis]) -> [_ChartAxis] { axes }
  /// Makes one content of all.
  public static func buildFinalResult(_ axes: [_ChartAxis]) -> some AxisContent { _AxisGroup(_axes: axes) }
}

struct _AxisGroup: AxisContent {
  let _axes: [_ChartAxis]
}

/// Lines and labels at some values.
public struct AxisMarks: AxisContent {
  public let _axes: [_ChartAxis]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ stroke: StrokeStyle? = nil, _ parts: (@MainActor (AxisValue) -> [_AxisPart])? = nil
  ) {
    _axes = [
      _ChartAxis(
        values: values.values, rounding: values.rounding, position: position, preset: preset, parts: parts,
        stroke: stroke)
    ]
  }

  /// Creates the usual lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke) }
  /// Creates the usual lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .init(values: .some(values.map(\.chartValue))), stroke) }
  /// Creates the usual lines, and labels in a form.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, values, stroke) {
      _ChartAxis.usual($0, stroke, AxisValueLabel(format: format))
    }
  }
  /// Creates the usual lines at some values, and labels in a form.
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, .init(values: .some(values.map(\.chartValue))), stroke) {
      _ChartAxis.usual($0, stroke, AxisValueLabel(format: format))
    }
  }
  /// Creates lines and labels as a closure says.
  @preconcurrency public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { self.init(preset, position, values, nil, content) }
  /// Creates lines and labels at some values as a closure says.
  @preconcurrency public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { self.init(preset, position, .init(values: .some(values.map(\.chartValue))), nil, content) }

  /// Creates the same lines and labels at each value.
  @preconcurrency public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor () -> [_AxisPart]
  ) { self.init(preset, position, values) { _ in content() } }
  /// Creates the same lines and labels at each of some values.
  @preconcurrency public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping @MainActor () -> [_AxisPart]
  ) { self.init(preset, position, .init(values: .some(values.map(\.chartValue)))) { _ in content() } }
}
