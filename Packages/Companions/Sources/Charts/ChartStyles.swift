import SwiftUI

@MainActor extension ChartLayout {
  /// The usual colours, in order.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The dashes of names without their own, in order (assumed).
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]

  func color(of mark: _ChartMark, _ settings: ChartSettings) -> AnyShapeStyle {
    if let style = mark.style { return style }
    if let key = mark.colorKey { return color(of: key, settings) }
    if let value = mark.colorValue { return color(of: value, settings) }
    return AnyShapeStyle(Self.colors[0])
  }

  func color(of key: String, _ settings: ChartSettings) -> AnyShapeStyle {
    if settings.colors.named.isEmpty, let style = settings.computedColor?(.word(key)) { return style }
    return settings.colors.style(of: key, in: colorKeys) { index in
      // Names share a gradient from its first colour to its last.
      if let gradient = settings.gradient {
        return AnyShapeStyle(gradient.color(at: Double(index) / Double(max(1, colorKeys.count - 1))))
      }
      return AnyShapeStyle(Self.colors[index % Self.colors.count])
    }
  }

  /// A number's colour is between those of the gradient; from light to dark blue by default (assumed).
  private func color(of value: Double, _ settings: ChartSettings) -> AnyShapeStyle {
    if let style = settings.computedColor?(.number(value)) { return style }
    guard let range = colorRange, range.upperBound > range.lowerBound else {
      return AnyShapeStyle(Self.colors[0])
    }
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return AnyShapeStyle(numberGradient(settings).color(at: share))
  }

  func numberGradient(_ settings: ChartSettings) -> Gradient {
    settings.gradient ?? Gradient(colors: [.blue.opacity(0.15), .blue])
  }

  func symbol(of mark: _ChartMark, _ settings: ChartSettings) -> ChartSymbol? {
    if let key = mark.symbolKey {
      return settings.symbols.style(of: key, in: symbolKeys) {
        ChartSymbol.usual($0, ofLine: mark.kind == .line || mark.kind == .area)
      }
    }
    return mark.symbol ?? (mark.kind == .point ? ChartSymbol(.circle) : nil)
  }

  func symbolSize(of mark: _ChartMark, _ settings: ChartSettings) -> CGSize {
    if let value = mark.sizeValue?.number, largestSize > 0 {
      let share = max(0, min(1, value / largestSize))
      let areas = settings.symbolAreas ?? 0...120
      return ChartSymbolSize.area(areas.lowerBound + share * (areas.upperBound - areas.lowerBound)).size
    }
    return (mark.symbolSize ?? .area(50)).size
  }

  /// Two points, round where lines meet (assumed).
  func line(of mark: _ChartMark, _ settings: ChartSettings) -> StrokeStyle {
    let own =
      mark.stroke ?? StrokeStyle(lineWidth: mark.kind == .rule ? 1 : 2, lineCap: .round, lineJoin: .round)
    guard let key = mark.lineKey else { return own }
    return settings.lines.style(of: key, in: lineKeys) { index in
      var line = own
      line.dash = Self.dashes[index % Self.dashes.count]
      return line
    }
  }
}

extension Gradient {
  /// The colour at a share of the way.
  fileprivate func color(at share: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if share <= first.location { return first.color }
    for (one, next) in zip(stops, stops.dropFirst()) where share <= next.location {
      let length = next.location - one.location
      return one.color.mix(with: next.color, by: length > 0 ? (share - one.location) / length : 1)
    }
    return last.color
  }
}
