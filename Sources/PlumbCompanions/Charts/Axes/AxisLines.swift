import SwiftUI

/// The drawing of one axis: its lines, its ticks and its labels.
@MainActor struct AxisLines {
  /// The mark at one value.
  struct Line {
    /// The parts. Some stand in the middle of what a word or a unit has for itself, the others before it.
    var parts: [(part: _AxisPart, isMiddle: Bool)] = []
    let value: _ChartValue
    let text: String
  }
  let lines: [Line]
  let isOpposite: Bool
  let preset: AxisMarkPreset
  private let scale: ChartScale
  private let padding: (start: CGFloat, end: CGFloat)

  init(
    _ axis: _ChartAxis, _ scale: ChartScale, _ words: AxisWords, padding: (start: CGFloat, end: CGFloat)
  ) {
    (isOpposite, preset) = (axis.isOpposite, axis.preset)
    (self.scale, self.padding) = (scale, padding)
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
      case .stride(let component, let count, let calendar):
        if case .dates(let low, let high) = scale.domain {
          ChartScale.dates(
            min(low, high), max(low, high), count: 1, unit: nil, calendar: calendar ?? scale.calendar,
            by: (component, count)
          ).map { .date($0) }
        } else {
          scale.ticks
        }
      }
    lines = values.enumerated().compactMap { index, value in
      // What lies a whole plot away comes into sight with no padding.
      guard let edge = scale.position(value, isMiddle: false), (-1...2).contains(edge) else { return nil }
      var line = Line(value: value, text: words.text(value, scale))
      let value = AxisValue(value: value, index: index, count: values.count)
      for part in axis.parts?(value) ?? Self.usual(axis.stroke) {
        // Labels of words and of units stand in their middle, lines and ticks before them.
        let isLabel = if case .label = part.kind { true } else { false }
        line.parts.append((part, part.isCentered ?? isLabel))
      }
      return line
    }
  }

  /// Returns the position of a part on a side of the plot that is so many points long, from 0 to 1; `nil` beyond its
  /// ends.
  func place(of value: _ChartValue, isMiddle: Bool, along side: CGFloat) -> Double? {
    let scale = scale.padded(by: padding, along: side)
    guard let edge = scale.position(value, isMiddle: false), (-0.001...1.001).contains(edge),
      let middle = scale.position(value)
    else { return nil }
    return isMiddle ? min(middle, 1) : edge
  }

  private static func usual(_ stroke: StrokeStyle?) -> [_AxisPart] {
    [AxisGridLine(stroke: stroke)._part, AxisValueLabel()._part]
  }

  /// Draws the lines and the ticks around a plot. Ticks are outside of it.
  func draw(isUpright: Bool, isFromAbove: Bool, in plot: CGRect, _ context: inout GraphicsContext) {
    let side = isUpright ? plot.width : plot.height
    for line in lines {
      for (part, isMiddle) in line.parts {
        guard let place = place(of: line.value, isMiddle: isMiddle, along: side) else { continue }
        draw(part, at: place, isUpright: isUpright, isFromAbove: isFromAbove, in: plot, &context)
      }
    }
  }

  private func draw(
    _ part: _AxisPart, at place: Double, isUpright: Bool, isFromAbove: Bool, in plot: CGRect,
    _ context: inout GraphicsContext
  ) {
    let (stroke, ends): (StrokeStyle, (CGFloat, CGFloat))
    let (near, far) =
      isUpright ? (plot.maxY, plot.minY) : isOpposite ? (plot.minX, plot.maxX) : (plot.maxX, plot.minX)
    switch part.kind {
    case .line(let line): (stroke, ends) = (line, (near, far))
    case .tick(let line, let length):
      let start = isUpright && isOpposite ? far : near
      (stroke, ends) = (line, (start, start + (isOpposite ? -length.length : length.length)))
    case .label: return
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

/// The default format of the values of axes.
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
