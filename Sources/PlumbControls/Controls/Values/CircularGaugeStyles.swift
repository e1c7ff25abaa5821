import Foundation
import PlumbLayout
import PlumbViews

/// A ring that is open below, with a mark at the value and the ends' labels in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  /// Creates the style that `.accessoryCircular` names.
  nonisolated public init() {}

  /// Draws the ring, 58 points wide. The gauge's own label is in the gap only where the ends have no labels.
  public func makeBody(configuration: Configuration) -> some View {
    let turn = (135 + 270 * configuration.value) * .pi / 180
    return ZStack {
      ring(from: 0, to: 1).stroke(style, style: _RingMeasures.line)
      // The mark keeps clear of the ring, and has its colour there.
      Circle().fill(.background).frame(width: 10, height: 10)
        .offset(x: _RingMeasures.radius * cos(turn), y: _RingMeasures.radius * sin(turn))
      ring(from: configuration.value, to: configuration.value + 0.0001)
        .stroke(style, style: StrokeStyle(lineWidth: 5.8, lineCap: .round))
      configuration.currentValueLabel.font(.title3.weight(.medium))
    }
    .frame(width: _RingMeasures.side, height: _RingMeasures.side)
    .overlay(alignment: .bottom) {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.label.font(.caption2)
      } else {
        HStack(spacing: 6) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.caption2)
      }
    }
  }
}

extension AccessoryCircularGaugeStyle {
  /// A part of the ring, by shares of it.
  private func ring(from start: Double, to end: Double) -> some Shape {
    Circle().inset(by: _RingMeasures.inset).trim(from: start * 0.75, to: end * 0.75).rotation(.degrees(135))
  }

  private var style: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(tint ?? .accentColor) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
  }
}

/// A closed ring, filled from the top as far as the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  /// Creates the style that `.accessoryCircularCapacity` names.
  nonisolated public init() {}

  /// Draws the ring, 58 points wide, around the value's label and the gauge's own. Labels of the ends are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: _RingMeasures.inset).stroke(
        (tint ?? .accentColor).opacity(0.3), style: _RingMeasures.line)
      Circle().inset(by: _RingMeasures.inset).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(tint ?? .accentColor, style: _RingMeasures.line)
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.title3)
        configuration.label.font(.caption2)
      }
    }
    .frame(width: _RingMeasures.side, height: _RingMeasures.side)
  }
}

/// In points (Recorded/Screens.md#Y133). That a closed ring has the same is assumed.
private enum _RingMeasures {
  static var side: CGFloat { 58 }
  static var inset: CGFloat { 5.5 / 2 }
  static var radius: CGFloat { side / 2 - inset }
  static var line: StrokeStyle { StrokeStyle(lineWidth: 5.5, lineCap: .round) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring, filled clockwise from the top as far as the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
