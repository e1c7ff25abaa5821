import PlumbLayout
import PlumbViews

/// A type that describes the look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view that shows a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge's parts.
public struct GaugeStyleConfiguration {
  /// The label that says what is measured.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label of the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label of the lower end.
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The label of the upper end.
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// A label at a value between the ends; no gauge here has one.
  public struct MarkedValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The value, from 0 to 1.
  public var value: Double
  /// The label that says what is measured, for the style to place.
  public var label: Label
  /// The label of the value; `nil` if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end; `nil` if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end; `nil` if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A bar whose filled part is the value, 6 points high (assumed).
public struct LinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  /// Creates the style that `.linearCapacity` names.
  nonisolated public init() {}

  /// Draws the bar between the ends' labels, the gauge's label above it and the value's below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        _Bar(fraction: configuration.value, tint: tint ?? .accentColor).frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// The platform's own look: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}

  /// Draws the gauge as `.linearCapacity` does, on each platform.
  public func makeBody(configuration: Configuration) -> some View {
    ErasedStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
  }
}

/// A bar whose filled part is the value, between the ends' labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  /// Creates the style that `.accessoryLinearCapacity` names.
  nonisolated public init() {}

  /// Draws the bar, 8 points high, with the gauge's label above it and the value's in small print below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        _Bar(fraction: configuration.value, tint: tint ?? .accentColor).frame(height: 8)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A bar in full colour with a mark at the value, between the ends' labels; without these, after the value's label.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  /// Creates the style that `.accessoryLinear` names.
  nonisolated public init() {}

  /// Draws the bar, 8 points high, in the tint or its gradient. The gauge's own label is not shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.currentValueLabel
      }
      configuration.minimumValueLabel
      Capsule(style: .circular).fill(style)
        .frame(idealWidth: 0)
        .frame(height: 8)
        .overlay { _LinearMark(fraction: configuration.value) }
      configuration.maximumValueLabel
    }
  }
}

extension AccessoryLinearGaugeStyle {
  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(tint ?? .accentColor) }
    return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

/// A white disc with a rim on a bar; measures are assumed.
nonisolated private struct _LinearMark: View {
  let fraction: Double

  @MainActor var body: some View {
    GeometryReader { proxy in
      Circle().fill(.background).padding(2).background(Circle().fill(.primary))
        .frame(width: 12, height: 12)
        .position(
          x: 4 + (proxy.size.width - 8) * fraction, y: proxy.size.height / 2)
    }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's own look: a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar whose filled part is the value, with labels above and below.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar whose filled part is the value, between the ends' labels.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar in full colour with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension View {
  /// Sets how gauges look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
