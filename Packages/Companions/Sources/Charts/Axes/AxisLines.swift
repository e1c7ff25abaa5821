import SwiftUI

/// The drawing of one axis: its lines, its ticks and its labels.
@MainActor struct AxisLines {
  /// The mark at one value.
  struct Line {
    /// The parts. Some are in the middle of what a word or a unit has for itself, the others before it.
    var parts: [(part: _AxisPart, isMiddle: Bool)] = []
    let value: _ChartValue
    let text: String
  }
  let lines: [Line]
  let isOpposite: Bool
  let preset: AxisMarkPreset
  let isX: Bool
  private let scale: ChartScale
  private let range: _ChartScaleRange

  init(
    _ axis: _ChartAxis, _ scale: ChartScale, _ words: AxisWords, isX: Bool,
    range: _ChartScaleRange
  ) {
    (isOpposite, preset, self.isX) = (axis.isOpposite, axis.preset, isX)
    (self.scale, self.range) = (scale, range)
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
    let digits = values.compactMap { value -> Int? in
      if case .number(let number) = value { AxisWords.digits(of: number) } else { nil }
    }.max()
    lines = values.enumerated().compactMap { index, value in
      // What lies a whole plot away comes into sight with no padding.
      guard let edge = scale.position(value, isMiddle: false), (-1...2).contains(edge),
        value != .none
      else { return nil }
      var line = Line(value: value, text: words.text(value, scale, digits: digits))
      var value = AxisValue(value: value, index: index, count: values.count)
      value.hasTick = isX && !scale.isWords
      for part in axis.parts?(value) ?? _ChartAxis.usual(value, axis.stroke, AxisValueLabel()) {
        // Labels of words are in their middle, lines and ticks before them.
        let isLabel = if case .label = part.kind { true } else { false }
        line.parts.append((part, part.isCentered ?? (isLabel && scale.isWords)))
      }
      return line
    }
  }

  /// Returns the position of a part on a side of the plot that is so many points long, from 0 to 1; `nil` beyond its
  /// ends.
  func place(of value: _ChartValue, isMiddle: Bool, along side: CGFloat) -> Double? {
    let scale = scale.padded(by: range, along: side)
    guard let edge = scale.position(value, isMiddle: false), (-0.001...1.001).contains(edge),
      let middle = scale.position(value)
    else { return nil }
    return isMiddle ? min(middle, 1) : edge
  }

  /// Returns the position of a label. The time that begins where a horizontal axis ends has no middle.
  func labelPlace(of value: _ChartValue, isMiddle: Bool, along side: CGFloat) -> Double? {
    if isX, isMiddle, value.isDate, place(of: value, isMiddle: false, along: side) ?? 0 > 0.999 { return nil }
    return place(of: value, isMiddle: isMiddle, along: side)
  }

  /// Draws the lines and the ticks around a plot. Ticks are outside of it.
  func draw(isFromAbove: Bool, in plot: CGRect, _ context: inout GraphicsContext) {
    let side = isX ? plot.width : plot.height
    let usual = StrokeStyle(lineWidth: 0.5, dash: isX ? [2, 2] : [])
    for line in lines {
      for (part, isMiddle) in line.parts {
        guard let place = place(of: line.value, isMiddle: isMiddle, along: side) else { continue }
        draw(part, at: place, usual, isFromAbove: isFromAbove, in: plot, &context)
      }
    }
  }

  private func draw(
    _ part: _AxisPart, at place: Double, _ usual: StrokeStyle, isFromAbove: Bool, in plot: CGRect,
    _ context: inout GraphicsContext
  ) {
    let (stroke, ends): (StrokeStyle, (CGFloat, CGFloat))
    switch part.kind {
    case .line(let line):
      (stroke, ends) = (line ?? usual, isX ? (plot.minY, plot.maxY) : (plot.minX, plot.maxX))
    case .tick(let line, let length):
      let start = isX ? (isOpposite ? plot.minY : plot.maxY) : isOpposite ? plot.minX : plot.maxX
      let length = length.length(isUpright: isX)
      // The dashes of the line go on.
      var usual = usual
      usual.dashPhase = isOpposite ? 0 : plot.height
      (stroke, ends) = (line ?? usual, (start, start + (isOpposite ? -length : length)))
    case .label: return
    }
    var path = Path()
    if isX {
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
      with: part.style.map { .style($0) } ?? .color(.gray.opacity(0.58)), style: stroke)
  }
}

/// The default format of the values of axes.
struct AxisWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  /// Returns the number of digits behind a number's point, six at most.
  static func digits(of number: Double) -> Int {
    (0..<6).first { digits in
      let shifted = number * pow(10, Double(digits))
      return abs(shifted - shifted.rounded()) < 1e-6
    } ?? 6
  }

  /// Returns the text of a value. All numbers of an axis have the same digits, but for zero, which has none behind its point
  /// (Recorded/Screens.md#Y120).
  func text(_ value: _ChartValue, _ scale: ChartScale, digits: Int?) -> String {
    switch value {
    case .word(let word): return word
    case .number(let number):
      let digits = number == 0 ? 0 : digits ?? 0
      return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    case .date(let date):
      guard case .dates(let low, let high) = scale.domain else { return "" }
      let seen = abs(high.timeIntervalSince(low)) * scale.window.length
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      switch ChartScale.dateStep(low, low.addingTimeInterval(seen), count: ChartTicks.usualCount).component {
      case .year: style = style.year()
      case .month:
        let last = high.addingTimeInterval(-1)
        let isOneYear = calendar.component(.year, from: low) == calendar.component(.year, from: last)
        style = isOneYear ? style.month(.abbreviated) : style.month(.abbreviated).year()
      case .day: style = style.month(.abbreviated).day()
      case .hour: style = style.hour()
      case .second: style = style.minute().second()
      default: style = style.hour().minute()
      }
      return date.formatted(style)
    }
  }
}
