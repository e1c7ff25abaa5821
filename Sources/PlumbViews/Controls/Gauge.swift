import PlumbLayout

/// A value between two ends.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  /// From 0 to 1.
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  /// The gauge that a style shows again: the element is there already.
  var isPart = false

  @MainActor public var body: some View {
    let styled = _Styled(
      GaugeStyleConfiguration(
        value: share, label: .init(view: GaugeStyleConfiguration.part(label)),
        currentValueLabel: part(currentValueLabel).map { .init(view: $0) },
        minimumValueLabel: part(minimumValueLabel).map { .init(view: $0) },
        maximumValueLabel: part(maximumValueLabel).map { .init(view: $0) }))
    let share = share
    if isPart {
      styled
    } else {
      _ControlElement(
        "Gauge", configure: { $0.accessibility.value = "\(Int((share * 100).rounded()))%" }
      ) { styled }
    }
  }
  public static var _memberCount: Int? { 1 }

  /// A label that was written; none where the gauge was made without it.
  private func part<Content: View>(_ view: Content) -> AnyView? {
    Content.self == EmptyView.self ? nil : GaugeStyleConfiguration.part(view)
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    share = SliderValue(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound)).share(
      of: Double(value))
    (self.label, currentValueLabel) = (label, current)
    (minimumValueLabel, maximumValueLabel) = (minimum, maximum)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

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
