import SwiftUI

/// What one axis draws: its lines, its ticks and its labels.
@MainActor struct AxisLines {
  /// What stands at one value.
  struct Line {
    /// The parts with their places, from 0 to 1.
    var parts: [(part: _AxisPart, place: Double)] = []
    let value: _ChartValue
    let text: String
  }
  let lines: [Line]
  let isOpposite: Bool

  init(_ axis: _ChartAxis, _ scale: ChartScale, _ words: AxisWords) {
    isOpposite = axis.isOpposite
    let values: [_ChartValue] =
      switch axis.values {
      case .automatic: scale.ticks
      case .some(let values): values
      case .step(let step):
        if case .numbers(let low, let high) = scale.domain {
          ChartScale.numbers(min(low, high), max(low, high), step: step)
        } else {
          scale.ticks
        }
      case .stride(let component, let count):
        if case .dates(let low, let high) = scale.domain {
          ChartScale.dates(
            min(low, high), max(low, high), count: 1, unit: nil, calendar: scale.calendar,
            by: (component, count)
          ).map { .date($0) }
        } else {
          scale.ticks
        }
      }
    lines = values.enumerated().compactMap { index, value in
      // Labels of words and of units stand in their middle, lines and ticks before them.
      guard let middle = scale.position(value), let edge = scale.position(value, isMiddle: false),
        (-0.001...1.001).contains(edge)
      else { return nil }
      var line = Line(value: value, text: words.text(value, scale))
      let value = AxisValue(value: value, index: index, count: values.count)
      for part in axis.parts?(value) ?? Self.usual(axis.stroke) {
        let isCentered: Bool
        if case .label = part.kind {
          isCentered = part.isCentered ?? true
        } else {
          isCentered = part.isCentered ?? false
        }
        line.parts.append((part, isCentered ? min(middle, 1) : edge))
      }
      return line
    }
  }

  private static func usual(_ stroke: StrokeStyle?) -> [_AxisPart] {
    [AxisGridLine(stroke: stroke)._part, AxisValueLabel()._part]
  }

  /// Draws the lines and the ticks around a plot. Ticks are outside of it.
  func draw(isUpright: Bool, isFromAbove: Bool, in plot: CGRect, _ context: inout GraphicsContext) {
    for (part, place) in lines.flatMap(\.parts) {
      let (stroke, ends): (StrokeStyle, (CGFloat, CGFloat))
      let (near, far) =
        isUpright ? (plot.maxY, plot.minY) : isOpposite ? (plot.minX, plot.maxX) : (plot.maxX, plot.minX)
      switch part.kind {
      case .line(let line): (stroke, ends) = (line, (near, far))
      case .tick(let line, let length):
        let start = isUpright && isOpposite ? far : near
        (stroke, ends) = (line, (start, start + (isOpposite ? -length.length : length.length)))
      case .label: continue
      }
      var path = Path()
      if isUpright {
        let x = plot.minX + place * plot.width
        path.move(to: CGPoint(x: x, y: ends.0))
        path.addLine(to: CGPoint(x: x, y: ends.1))
      } else {
        let y = isFromAbove ? plot.minY + place * plot.height : plot.maxY - place * plot.height
        path.move(to: CGPoint(x: ends.0, y: y))
        path.addLine(to: CGPoint(x: ends.1, y: y))
      }
      context.stroke(
        path.offsetBy(dx: part.offset.width, dy: part.offset.height),
        with: part.style.map { .style($0) } ?? .color(.gray.opacity(0.35)), style: stroke)
    }
  }
}

/// Writes values of axes where nobody says how.
struct AxisWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  func text(_ value: _ChartValue, _ scale: ChartScale) -> String {
    switch value {
    case .word(let word): return word
    case .number(let number):
      return number.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    case .date(let date):
      guard case .dates(let low, let high) = scale.domain else { return "" }
      let seen = abs(high.timeIntervalSince(low)) * scale.window.length
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      switch ChartScale.dateStep(low, low.addingTimeInterval(seen), count: 5).component {
      case .year: style = style.year()
      case .month: style = style.month(.abbreviated)
      case .day: style = style.month(.abbreviated).day()
      case .second: style = style.minute().second()
      default: style = style.hour().minute()
      }
      return date.formatted(style)
    }
  }
}
