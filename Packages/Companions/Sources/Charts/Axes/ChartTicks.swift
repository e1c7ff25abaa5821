import SwiftUI

/// The settings of an axis for its values.
struct ChartTicks {
  /// About how many there are.
  var count = usualCount
  static let usualCount = 4
  /// The least distance of numbers.
  var minimumStep = 0.0
  /// The numbers are the multiples of this one.
  var step: Double?
  /// The times are each so many of a component.
  var stride: (component: Calendar.Component, count: Int)?
  /// The numbers of an axis that the app lists: without others, the scale reaches to these and no farther.
  var numbers: [Double] = []
  /// Whether the scale reaches to the next value beyond the marks. Numbers do by default, times do not.
  var rounding: AxisMarkValues.Rounding = (nil, nil)

  /// As many for the whole as there are for the part of it that is seen.
  func shown(_ part: Double) -> ChartTicks {
    var ticks = self
    ticks.count = Int(min(1000, Double(count) / part))
    return ticks
  }

  /// Returns the distance of a scale's values around two numbers: one, two, five or, above ten, two and a half of a
  /// power of ten, so that the scale has nearly as many values as it is to have, and the larger of two equally near numbers
  /// (Recorded/Screens.md#Y120).
  func step(from low: Double, to high: Double, isFixed: Bool) -> Double {
    if let step, step > 0, step.isFinite { return step }
    let range = high - low
    guard range.isFinite, range > 0 else { return max(1, minimumStep) }
    let power = floor(log10(range / Double(max(count, 1))))
    var best: (step: Double, distance: Double, count: Double)?
    for exponent in [power - 1, power, power + 1, power + 2] {
      for digit in [1.0, 2, 2.5, 5] {
        let step = digit * pow(10, exponent)
        guard step >= minimumStep, step > 0, step.isFinite, digit != 2.5 || exponent > 0 else { continue }
        let values = values(every: step, from: low, to: high, isFixed: isFixed)
        let distance = abs(values - Double(count))
        if let best, distance > best.distance || distance == best.distance && values <= best.count {
          continue
        }
        best = (step, distance, values)
      }
    }
    return best?.step ?? ChartScale.step(for: max(range, minimumStep), count: 1)
  }

  /// Returns the number of multiples of a step in a scale that reaches to those beyond two numbers, or ends with these.
  private func values(every step: Double, from low: Double, to high: Double, isFixed: Bool) -> Double {
    // Rounding leaves a little of nothing.
    let (first, last) = (low / step, high / step)
    let start =
      isFixed || rounding.lower == false ? (first - 1e-9).rounded(.up) : (first + 1e-9).rounded(.down)
    let end = isFixed || rounding.upper == false ? (last + 1e-9).rounded(.down) : (last - 1e-9).rounded(.up)
    return end - start + 1
  }

  /// The first and the last time of a scale.
  func ends(of dates: [Date], unit: Calendar.Component?, calendar: Calendar) -> (Date, Date) {
    var low = dates.min() ?? .distantPast
    var high = dates.max() ?? low
    let step = stride?.component ?? ChartScale.dateStep(low, high, count: count).component
    if rounding.lower == true { low = calendar.dateInterval(of: step, for: low)?.start ?? low }
    if let unit { high = calendar.dateInterval(of: unit, for: high)?.end ?? high }
    if rounding.upper == true, let last = calendar.dateInterval(of: step, for: high), last.start < high {
      high = last.end
    }
    return (low, max(high, low.addingTimeInterval(1)))
  }
}

extension ChartScale {
  /// The values of lines and labels.
  func ticks(_ wanted: ChartTicks) -> [_ChartValue] {
    switch domain {
    case .words(let words): return words.map { .word($0) }
    case .numbers(let low, let high) where curve == .log:
      return Self.powers(min(low, high), max(low, high), wanted.count)
    case .numbers(let low, let high):
      let (low, high) = (min(low, high), max(low, high))
      return Self.numbers(low, high, step: wanted.step(from: low, to: high, isFixed: true))
    case .dates(let low, let high):
      return Self.dates(min(low, high), max(low, high), count: wanted.count, unit: unit, calendar: calendar)
        .map { .date($0) }
    }
  }

  /// The multiples of a step, a thousand at most.
  static func numbers(_ low: Double, _ high: Double, step: Double) -> [_ChartValue] {
    guard step > 0, (high - low).isFinite else { return [] }
    let (first, most) = ((low / step).rounded(.up), high + step * 1e-9)
    var ticks: [_ChartValue] = []
    for index in 0..<1000 {
      let number: Double = (first + Double(index)) * step
      if number > most { break }
      // Rounding leaves a little of nothing.
      ticks.append(.number(abs(number) < step * 1e-9 ? 0 : number))
    }
    return ticks
  }

  /// Powers of ten; each second or third one where there are many.
  private static func powers(_ low: Double, _ high: Double, _ count: Int) -> [_ChartValue] {
    guard low > 0, high.isFinite else { return [] }
    let (first, last) = (Int(log10(low).rounded(.up)), Int(log10(high).rounded(.down)))
    guard first <= last else { return [.number(low), .number(high)] }
    let step = max(1, (last - first) / max(count, 1))
    return Swift.stride(from: first, through: last, by: step).map { .number(pow(10, Double($0))) }
  }

  /// One, two or five of a power of ten.
  static func step(for range: Double, count: Int) -> Double {
    guard range.isFinite, range > 0 else { return 1 }
    let raw = range / Double(max(count, 1))
    let power = pow(10, floor(log10(raw)))
    guard power > 0, power.isFinite else { return range }
    let rest = raw / power
    return (rest <= 1.0001 ? 1 : rest <= 2.0001 ? 2 : rest <= 5.0001 ? 5 : 10) * power
  }

  /// The steps of a calendar.
  private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
    (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 2, 5_259_600),
    (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
    (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 100, 3_155_760_000),
  ]

  /// The step with which nearly so many times are from one to another, and the larger of two equally near numbers
  /// (Recorded/Screens.md#Y126).
  static func dateStep(_ low: Date, _ high: Date, count: Int) -> (
    component: Calendar.Component, count: Int
  ) {
    let range = high.timeIntervalSince(low)
    func distance(_ seconds: Double) -> Double {
      abs((range / seconds + 1e-6).rounded(.down) + 1 - Double(max(count, 1)))
    }
    var best = steps[0]
    for step in steps where distance(step.seconds) < distance(best.seconds) { best = step }
    return (best.component, best.count)
  }

  static func dates(
    _ low: Date, _ high: Date, count: Int, unit: Calendar.Component?, calendar: Calendar,
    by stride: (component: Calendar.Component, count: Int)? = nil
  ) -> [Date] {
    let step = stride ?? dateStep(low, high, count: count)
    var date = calendar.dateInterval(of: step.component, for: low)?.start ?? low
    var dates: [Date] = []
    // More lines than that no chart shows.
    for _ in 0..<400 where date <= high {
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: step.component, value: max(1, step.count), to: date)
      else { break }
      date = next
    }
    return dates
  }
}
