import SwiftUI

/// Where values are along one side of a chart, from 0 to 1.
struct ChartScale {
  enum Domain: Equatable {
    /// A place for each word, in the order in which they come.
    case words([String])
    case numbers(Double, Double)
    case dates(Date, Date)
  }
  let domain: Domain
  /// The values at which a line and a label stand.
  var ticks: [_ChartValue] = []
  /// How long a time is that one value stands for.
  var unit: Calendar.Component?
  var calendar = Calendar.current

  /// The place of a value; the middle of a word's, or of a unit's.
  func position(_ value: _ChartValue, isMiddle: Bool = true) -> Double? {
    switch domain {
    case .words(let words):
      guard let index = words.firstIndex(of: value.text) else { return nil }
      return (Double(index) + (isMiddle ? 0.5 : 0)) / Double(max(words.count, 1))
    case .numbers(let low, let high):
      guard let number = value.number, high > low else { return nil }
      return (number - low) / (high - low)
    case .dates(let low, let high):
      guard let number = value.number, high > low else { return nil }
      let half = isMiddle ? length(of: value) / 2 : 0
      return (number - low.timeIntervalSinceReferenceDate) / high.timeIntervalSince(low) + half
    }
  }

  /// How much of the side one value has for itself.
  func length(of value: _ChartValue) -> Double {
    switch domain {
    case .words(let words): return 1 / Double(max(words.count, 1))
    case .numbers: return 0
    case .dates(let low, let high):
      guard let unit, case .date(let date) = value, high > low,
        let interval = calendar.dateInterval(of: unit, for: date)
      else { return 0 }
      return interval.duration / high.timeIntervalSince(low)
    }
  }

  var isWords: Bool { if case .words = domain { true } else { false } }

  /// A scale around some values.
  ///
  /// - Parameters:
  ///   - fixed: what the app says about both ends.
  ///   - count: about how many lines there are.
  init(
    _ values: [_ChartValue], unit: Calendar.Component?, fixed: Domain?, count: Int,
    calendar: Calendar
  ) {
    (self.unit, self.calendar) = (unit, calendar)
    if let fixed {
      domain = fixed
    } else if values.contains(where: { if case .word = $0 { true } else { false } }) {
      var words: [String] = []
      for value in values where !words.contains(value.text) { words.append(value.text) }
      domain = .words(words)
    } else if values.contains(where: { if case .date = $0 { true } else { false } }) {
      let dates = values.compactMap { value -> Date? in
        if case .date(let date) = value { date } else { nil }
      }
      let low = dates.min() ?? .distantPast
      var high = dates.max() ?? low
      if let unit { high = calendar.dateInterval(of: unit, for: high)?.end ?? high }
      domain = .dates(low, high > low ? high : low.addingTimeInterval(1))
    } else {
      // Numbers reach to nothing and to the next line.
      let numbers = values.compactMap(\.number) + [0]
      let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
      let step = Self.step(for: max(high - low, .leastNormalMagnitude), count: count)
      let ends = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
      domain = ends.1 > ends.0 ? .numbers(ends.0, ends.1) : .numbers(0, 1)
    }
    ticks = Self.ticks(domain, unit: unit, count: count, calendar: calendar)
  }

  private static func ticks(
    _ domain: Domain, unit: Calendar.Component?, count: Int, calendar: Calendar
  )
    -> [_ChartValue]
  {
    switch domain {
    case .words(let words): return words.map { .word($0) }
    case .numbers(let low, let high):
      let step = step(for: high - low, count: count)
      let (first, most) = ((low / step).rounded(.up), high + step * 1e-9)
      var ticks: [_ChartValue] = []
      for index in 0...(3 * max(count, 1) + 1) {
        let number: Double = (first + Double(index)) * step
        if number > most { break }
        // Rounding leaves a little of nothing.
        ticks.append(.number(abs(number) < step * 1e-9 ? 0 : number))
      }
      return ticks
    case .dates(let low, let high):
      return dates(low, high, count: count, unit: unit, calendar: calendar).map { .date($0) }
    }
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

  /// The steps of a calendar that are fine enough, and no finer.
  private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.day, 1, 86_400), (.day, 2, 172_800),
    (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000),
    (.year, 100, 3_155_760_000),
  ]

  static func dateStep(_ low: Date, _ high: Date, count: Int) -> (
    component: Calendar.Component, count: Int
  ) {
    let wanted = high.timeIntervalSince(low) / Double(max(count, 1))
    let step = steps.first { $0.seconds >= wanted * 0.7 } ?? steps[steps.count - 1]
    return (step.component, step.count)
  }

  static func dates(
    _ low: Date, _ high: Date, count: Int, unit: Calendar.Component?, calendar: Calendar,
    by stride: (component: Calendar.Component, count: Int)? = nil
  ) -> [Date] {
    let step = stride ?? dateStep(low, high, count: count)
    var date = calendar.dateInterval(of: step.component, for: low)?.start ?? low
    var dates: [Date] = []
    // More lines than that no chart shows.
    for _ in 0..<400 where date < high || date == low {
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: step.component, value: max(1, step.count), to: date)
      else { break }
      date = next
    }
    return dates
  }
}
