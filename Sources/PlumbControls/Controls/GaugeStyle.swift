import PlumbLayout
import PlumbViews

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge's parts.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// A label at a value between the ends; no gauge here has one.
  public struct MarkedValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
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
  nonisolated public init() {}

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
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ErasedStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
  }
}

/// A bar whose filled part is the value, between the ends' labels.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  nonisolated public init() {}

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
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.currentValueLabel
      }
      configuration.minimumValueLabel
      Capsule().fill(style)
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
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension View {
  /// Sets how gauges look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
