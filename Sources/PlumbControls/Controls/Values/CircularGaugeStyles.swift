import Foundation
import PlumbLayout
import PlumbViews

/// A ring that is open below, with a mark at the value and the ends' labels in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  /// Creates the style that `.accessoryCircular` names.
  nonisolated public init() {}

  /// Draws the ring, 62 points wide. The gauge's own label stands in the gap only where the ends have no labels.
  public func makeBody(configuration: Configuration) -> some View {
    let turn = (135 + 270 * configuration.value) * .pi / 180
    return ZStack {
      Circle().inset(by: 3).trim(from: 0, to: 0.75).rotation(.degrees(135))
        .stroke(style, style: _RingMeasures.line)
      // The mark keeps clear of the ring's colour.
      Circle().fill(.background).frame(width: 10, height: 10)
        .overlay(Circle().fill(.primary).frame(width: 6, height: 6))
        .offset(x: _RingMeasures.radius * cos(turn), y: _RingMeasures.radius * sin(turn))
      configuration.currentValueLabel.font(.title3)
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

  /// Draws the ring, 62 points wide, around the value's label and the gauge's own. Labels of the ends are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke((tint ?? .accentColor).opacity(0.3), style: _RingMeasures.line)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(tint ?? .accentColor, style: _RingMeasures.line)
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.title3)
        configuration.label.font(.caption2)
      }
    }
    .frame(width: _RingMeasures.side, height: _RingMeasures.side)
  }
}

/// In points; assumed.
private enum _RingMeasures {
  static var side: CGFloat { 62 }
  static var radius: CGFloat { side / 2 - 3 }
  static var line: StrokeStyle { StrokeStyle(lineWidth: 6, lineCap: .round) }
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
