import PlumbLayout

/// A value between two ends, shown as the filled part of a bar.
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
  @Environment(\.gaugeForm) private var form
  @Environment(\.tint) private var tint

  @MainActor public var body: some View {
    _ControlElement(
      "Gauge", configure: { $0.accessibility.value = "\(Int((share * 100).rounded()))%" }
    ) {
      if form == .circular { ring } else { bar }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private var bar: some View {
    VStack(spacing: 4) {
      label
      HStack(spacing: 8) {
        minimumValueLabel
        _Bar(fraction: share, tint: tint ?? .accentColor).frame(height: 6)
        maximumValueLabel
      }
      currentValueLabel
    }
  }

  /// Three quarters of a circle, 62 points in diameter (assumed).
  @MainActor private var ring: some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).rotation(.degrees(135))
        .stroke(Color(.fill), style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Circle().trim(from: 0, to: 0.75 * share).rotation(.degrees(135))
        .stroke(tint ?? .accentColor, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      currentValueLabel.font(.title3)
    }
    .padding(3)
    .frame(width: 62, height: 62)
    .overlay(alignment: .bottom) { label.font(.caption2) }
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

/// The forms that gauges have.
enum GaugeForm: Sendable { case linear, circular }

/// How gauges look. Styles are the platform's.
public protocol GaugeStyle: Sendable {
  var _isCircular: Bool { get }
}
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public var _isCircular: Bool { false }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public var _isCircular: Bool { false }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public var _isCircular: Bool { true }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public var _isCircular: Bool { true }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

private struct GaugeFormKey: EnvironmentKey { static var defaultValue: GaugeForm { .linear } }

extension EnvironmentValues {
  var gaugeForm: GaugeForm {
    get { self[GaugeFormKey.self] }
    set { self[GaugeFormKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how gauges look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeForm, style._isCircular ? .circular : .linear)
  }
}
