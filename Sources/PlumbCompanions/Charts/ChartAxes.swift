import SwiftUI

/// The lines and labels of one side of a chart.
public struct _ChartAxis {
  enum Values: Sendable {
    case automatic(count: Int?)
    case some([_ChartValue])
    case stride(Calendar.Component, Int)
  }
  var values = Values.automatic(count: nil)
  var isLeading = false
  /// The parts at a value; the usual ones where nothing is said.
  var parts: (@MainActor (AxisValue) -> [_AxisPart])?
}

/// A line, a tick or a label at a value.
public enum _AxisPart {
  case line(StrokeStyle, AnyShapeStyle?)
  case tick
  case label(AnyView?)
}

/// A value at which an axis has lines and labels.
public struct AxisValue {
  let value: _ChartValue
  /// Which of the values it is.
  public let index: Int
  /// How many values there are.
  public let count: Int
  /// The value as one of a type; `nil` where it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    switch (value, type) {
    case (.number(let number), _ as Int.Type):
      number.isFinite && abs(number) < 9e18 ? Int(number) as? P : nil
    case (.number(let number), _ as Double.Type): number as? P
    case (.number(let number), _ as Float.Type): Float(number) as? P
    case (.number(let number), _ as Decimal.Type): Decimal(number) as? P
    case (.date(let date), _ as Date.Type): date as? P
    case (.word(let word), _):
      word as? P ?? (word as? P.PrimitivePlottable).flatMap { P(primitivePlottable: $0) }
    default: nil
    }
  }
}

/// On which side an axis is.
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
/// How the labels stand at the sides of their values. Plumb knows one way.
public enum AxisMarkPreset: Sendable { case automatic, extended, aligned, inset }

/// At which values an axis has lines and labels.
public struct AxisMarkValues: Sendable {
  let values: _ChartAxis.Values
  /// At round ones.
  public static let automatic = AxisMarkValues(values: .automatic(count: nil))
  /// At round ones, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  )
    -> AxisMarkValues
  { AxisMarkValues(values: .automatic(count: desiredCount)) }
  /// At each day, month and the like.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    AxisMarkValues(values: .stride(component, max(1, count)))
  }
}

/// What an axis shows.
@MainActor @preconcurrency public protocol AxisContent {
  /// The axes.
  var _axes: [_ChartAxis] { get }
}

/// Makes one content of an axis of the statements of a closure.
@MainActor @resultBuilder public struct AxisContentBuilder {
  /// Puts several contents on one axis.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content)
    -> some AxisContent
  {
    var axes: [_ChartAxis] = []
    for part in repeat each content { axes += part._axes }
    return _AxisGroup(_axes: axes)
  }
}

struct _AxisGroup: AxisContent {
  let _axes: [_ChartAxis]
}

/// Lines and labels at some values.
public struct AxisMarks: AxisContent {
  public let _axes: [_ChartAxis]

  private init(
    _ position: AxisMarkPosition, _ values: _ChartAxis.Values,
    _ parts: (@MainActor (AxisValue) -> [_AxisPart])? = nil
  ) { _axes = [_ChartAxis(values: values, isLeading: position == .leading, parts: parts)] }

  /// Makes the usual lines and labels.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(position, values.values) }
  /// Makes the usual lines and labels at some values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(position, .some(values.map(\.chartValue))) }
  /// Makes lines and labels as a closure says.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { self.init(position, values.values, content) }
  /// Makes lines and labels at some values as a closure says.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { self.init(position, .some(values.map(\.chartValue)), content) }
}

/// A part of an axis.
@MainActor @preconcurrency public protocol AxisMark {
  /// What is drawn.
  var _part: _AxisPart { get }
}

/// Takes the parts of an axis at a value.
@MainActor @resultBuilder public struct AxisMarkBuilder {
  /// Takes a part.
  public static func buildExpression(_ mark: any AxisMark) -> [_AxisPart] { [mark._part] }
  /// Takes several parts.
  public static func buildBlock(_ parts: [_AxisPart]...) -> [_AxisPart] { parts.flatMap { $0 } }
  /// Takes what an `if` without `else` gives.
  public static func buildOptional(_ parts: [_AxisPart]?) -> [_AxisPart] { parts ?? [] }
  /// Takes what the first branch gives.
  public static func buildEither(first parts: [_AxisPart]) -> [_AxisPart] { parts }
  /// Takes what the other branch gives.
  public static func buildEither(second parts: [_AxisPart]) -> [_AxisPart] { parts }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle
  private var style: AnyShapeStyle?
  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
  }
  public var _part: _AxisPart { .line(stroke, style) }
  /// Draws the line with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    var line = self
    line.style = AnyShapeStyle(style)
    return line
  }
}

/// A short line at the chart's edge.
public struct AxisTick: AxisMark {
  /// Makes a tick.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public var _part: _AxisPart { .tick }
}

/// A label at the chart's edge.
public struct AxisValueLabel: AxisMark {
  private let view: AnyView?
  /// Makes the usual label.
  public init(centered: Bool? = nil) { view = nil }
  /// Makes a label of a view.
  public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
    view = AnyView(content())
  }
  /// Makes a label of words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) { view = AnyView(Text(text)) }
  /// Makes a label of localised words.
  public init(_ textKey: LocalizedStringKey, centered: Bool? = nil) {
    view = AnyView(Text(textKey))
  }
  /// Makes the label of a time in a form.
  public init(format: Date.FormatStyle, centered: Bool? = nil) {
    view = AnyView(FormattedLabel(format: format))
  }
  public var _part: _AxisPart { .label(view) }
}

private struct AxisDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }
extension EnvironmentValues {
  /// The time of the label around.
  var axisDate: Date? {
    get { self[AxisDateKey.self] }
    set { self[AxisDateKey.self] = newValue }
  }
}

/// A label that learns its time from the chart.
struct FormattedLabel: View {
  let format: Date.FormatStyle
  @Environment(\.axisDate) private var date
  var body: some View { if let date { Text(date, format: format) } }
}
