import PlumbLayout

/// The platform's own: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ErasedStyle(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
  }
}

/// A bar that fills, between the labels of its ends. Lengths are assumed.
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

/// A bar of one colour with a mark at the value. Lengths are assumed.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.value
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.label }
      Capsule().fill(tint ?? .primary).frame(height: 6)
        .overlay {
          GeometryReader { bar in
            _GaugeMark(diameter: 6)
              .position(x: 3 + value * max(0, bar.size.width - 6), y: bar.size.height / 2)
          }
        }
      if let maximum = configuration.maximumValueLabel { maximum } else { configuration.currentValueLabel }
    }
    .font(.footnote)
  }
}

/// A bar that fills below its label, with the value's label below it. Lengths are assumed.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.footnote.weight(.semibold))
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        _Bar(fraction: configuration.value, tint: tint ?? .primary).frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
    .font(.footnote)
  }
}

/// Three quarters of a ring with a mark at the value, the value's label in the middle, and the ends' labels, or the
/// gauge's own, in the gap at the bottom. 62 points in diameter (assumed).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).rotation(.degrees(135))
        .stroke(tint ?? .primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      _GaugeMark(diameter: 6)
        .offset(x: 28)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      _RingLabel(label: configuration.currentValueLabel)
    }
    .padding(3)
    .frame(width: 62, height: 62)
    .overlay(alignment: .bottom) {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2)
      } else {
        configuration.label.font(.caption2)
      }
    }
  }
}

/// A ring that fills from the top, with the value's label in the middle. 62 points in diameter (assumed).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(Color(.fill), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(tint ?? .primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      if let current = configuration.currentValueLabel {
        _RingLabel(label: current)
      } else {
        _RingLabel(label: configuration.label)
      }
    }
    .padding(3)
    .frame(width: 62, height: 62)
  }
}

/// What stands in a ring: as large as fits.
nonisolated private struct _RingLabel<Content: View>: View {
  let label: Content

  @MainActor var body: some View {
    label.font(.title3).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 44)
  }
}

/// A point with a gap around it.
nonisolated private struct _GaugeMark: View {
  let diameter: CGFloat

  @MainActor var body: some View {
    Circle().fill(Color(.background)).frame(width: diameter + 6, height: diameter + 6)
      .overlay { Circle().fill(Color.primary).frame(width: diameter + 1, height: diameter + 1) }
  }
}
