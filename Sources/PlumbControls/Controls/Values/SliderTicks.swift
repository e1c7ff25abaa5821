import PlumbViews

/// The marks of a slider besides its two ends.
struct SliderMarks {
  /// The values with a dot.
  var ticks: [Double] = []
  /// The value from which the track is filled; the lower end where there is none.
  var neutral: Double?
  /// The values that can be chosen; all by default.
  var enabled: ClosedRange<Double>?

  func possible(_ value: Double) -> Double {
    enabled.map { min($0.upperBound, max($0.lowerBound, value)) } ?? value
  }
}

/// A type that provides the ticks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  var _ticks: [Value] { get }
}

/// A dot at a value of a slider. How it looks is assumed; its label is not shown.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  /// The value of the dot.
  public let id: Value
  public var _ticks: [Value] { [id] }
  /// Creates a dot.
  public init(_ value: Value) { id = value }
  /// Creates a dot with a label, which Plumb does not show yet.
  public init<Label: View>(
    _ value: Value, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    reportUnsupported("SliderTick(label:)", fileID, line)
    id = value
  }
  /// Creates a dot with a title, which Plumb does not show yet.
  public init(
    _ titleKey: LocalizedStringKey, _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(value, label: { Text(titleKey) }, fileID: fileID, line: line) }
}

/// Dots for the members of a collection.
public struct SliderTickContentForEach<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [Value]
  /// Creates dots for values that are distinguished by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) where Content.Value == Value { _ticks = data.flatMap { content($0)._ticks } }
  /// Creates dots for members that identify themselves.
  public init<Data: RandomAccessCollection, Content: SliderTickContent>(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Content.Value == Value { _ticks = data.flatMap { content($0)._ticks } }
}

/// Makes the dots of a slider.
@resultBuilder public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Returns the values of one dot or several.
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> [Value]
  where Content.Value == Value { content._ticks }
  /// Joins dots, in order.
  public static func buildBlock(_ ticks: [Value]...) -> [Value] { ticks.flatMap { $0 } }
  /// Returns the dots of an `if` without `else`.
  public static func buildOptional(_ ticks: [Value]?) -> [Value] { ticks ?? [] }
  /// Returns the dots of the first branch.
  public static func buildEither(first ticks: [Value]) -> [Value] { ticks }
  /// Returns the dots of the other branch.
  public static func buildEither(second ticks: [Value]) -> [Value] { ticks }
}

nonisolated extension Slider {
  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ neutral: V?,
    _ enabled: ClosedRange<V>?, _ ticks: [V], label: Label, minimum: ValueLabel?, maximum: ValueLabel?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label, minimum: minimum, maximum: maximum, onEditingChanged)
    marks = SliderMarks(
      ticks: ticks.map { Double($0) }, neutral: neutral.map { Double($0) },
      enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) })
  }

  /// Creates a slider with dots at values, and views at both ends. The label of its value is not shown.
  /// - Parameters:
  ///   - neutralValue: the value from which the track is filled.
  ///   - enabledBounds: the values that can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> [V],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, fileID: StaticString = #fileID, line: UInt = #line
  ) where V.Stride: BinaryFloatingPoint {
    reportUnsupported("Slider(currentValueLabel:)", fileID, line)
    self.init(
      value, bounds, step, neutralValue, enabledBounds, ticks(), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with dots at values.
  /// - Parameters:
  ///   - neutralValue: the value from which the track is filled.
  ///   - enabledBounds: the values that can be chosen.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [V], onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, neutralValue, enabledBounds, ticks(), label: label(), minimum: nil, maximum: nil,
      onEditingChanged)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider whose track is filled from a value, without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, neutralValue, enabledBounds, [], label: EmptyView(), minimum: nil, maximum: nil,
      onEditingChanged)
  }
}
