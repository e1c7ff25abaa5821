import PlumbLayout
import PlumbViews

/// A value between two ends, shown as the filled part of a bar.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View, CalledView
{
  package let callSite = _CallSite()
  /// From 0 to 1.
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  @MainActor public var body: some View {
    let share = share
    return _ControlElement(
      "Gauge", configure: { $0.accessibility.value = "\(Int((share * 100).rounded()))%" }
    ) {
      _Styled(configuration)
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private var configuration: GaugeStyleConfiguration {
    func part<Part: View>(_ view: Part) -> AnyView? {
      Part.self == EmptyView.self ? nil : GaugeStyleConfiguration.part(view)
    }
    return GaugeStyleConfiguration(
      value: share, label: .init(view: GaugeStyleConfiguration.part(label)),
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) },
      minimumValueLabel: part(minimumValueLabel).map { .init(view: $0) },
      maximumValueLabel: part(maximumValueLabel).map { .init(view: $0) })
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    let lower = Double(bounds.lowerBound)
    let value = usableNumber(CGFloat(value), "Gauge's value of", or: CGFloat(lower))
    share = SliderValue(lower: lower, upper: Double(bounds.upperBound)).share(of: Double(value))
    (self.label, currentValueLabel) = (label, current)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its value. A value beyond the bounds counts as the nearest end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a gauge with only its own label. A value beyond the bounds counts as the nearest end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  /// Creates a gauge with labels for its value and for both ends. A value beyond the bounds counts as the nearest end.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

nonisolated extension Gauge {
  /// Creates a gauge with labels for its value and for marked values. Plumb drops the latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where BoundsLabel == EmptyView {
    reportUnsupported("Gauge(markedValueLabels:)", fileID, line)
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a gauge with labels for its value, for both ends, and for marked values. Plumb drops the latter.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reportUnsupported("Gauge(markedValueLabels:)", fileID, line)
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}
