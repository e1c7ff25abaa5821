import SwiftUI

/// Where values are along one side of a chart, from 0 to 1.
struct ChartScale {
  enum Domain: Equatable {
    /// A place for each word, in the order in which they come.
    case words([String])
    /// From a number to another. The first one may be the larger one: then the axis goes back.
    case numbers(Double, Double)
    case dates(Date, Date)
  }
  let domain: Domain
  /// The values at which a line and a label stand.
  var ticks: [_ChartValue] = []
  /// How long a time is that one value stands for.
  var unit: Calendar.Component?
  var calendar = Calendar.current
  var curve = ScaleType.Kind.linear
  /// What is left free before the first value and behind the last one, as a share of the side.
  var (before, after) = (0.0, 0.0)
  /// Which part of the whole is seen, where people scroll.
  var window = (start: 0.0, length: 1.0)

  /// The place of a value; the middle of a word's, or of a unit's.
  func position(_ value: _ChartValue, isMiddle: Bool = true) -> Double? {
    whole(value, isMiddle: isMiddle).map { ($0 - window.start) / window.length }
  }

  /// The place of a value in all that can be scrolled to.
  func whole(_ value: _ChartValue, isMiddle: Bool = true) -> Double? {
    inner(value, isMiddle: isMiddle).map { before + $0 * (1 - before - after) }
  }

  private func inner(_ value: _ChartValue, isMiddle: Bool) -> Double? {
    switch domain {
    case .words(let words):
      guard let index = words.firstIndex(of: value.text) else { return nil }
      return (Double(index) + (isMiddle ? 0.5 : 0)) / Double(max(words.count, 1))
    case .numbers(let low, let high):
      guard let number = value.number, high != low else { return nil }
      let (first, last, place) = (curve.straight(low), curve.straight(high), curve.straight(number))
      guard place.isFinite, last != first else { return nil }
      return (place - first) / (last - first)
    case .dates(let low, let high):
      guard let number = value.number, high != low else { return nil }
      let half = isMiddle ? innerLength(of: value) / 2 : 0
      return (number - low.timeIntervalSinceReferenceDate) / high.timeIntervalSince(low) + half
    }
  }

  /// The value at a place, which is between the others where there is none.
  func value(at position: Double) -> _ChartValue? {
    guard position.isFinite, before + after < 1 else { return nil }
    let place = (window.start + position * window.length - before) / (1 - before - after)
    switch domain {
    case .words(let words):
      // A place beyond both ends is no word's.
      let index = (place * Double(words.count)).rounded(.down)
      return index >= 0 && index < Double(words.count) ? .word(words[Int(index)]) : nil
    case .numbers(let low, let high):
      let (first, last) = (curve.straight(low), curve.straight(high))
      return .number(curve.bent(first + place * (last - first)))
    case .dates(let low, let high): return .date(low.addingTimeInterval(place * high.timeIntervalSince(low)))
    }
  }

  /// How much of the side one value has for itself.
  func length(of value: _ChartValue) -> Double {
    innerLength(of: value) * (1 - before - after) / window.length
  }

  private func innerLength(of value: _ChartValue) -> Double {
    switch domain {
    case .words(let words): return 1 / Double(max(words.count, 1))
    case .numbers: return 0
    case .dates(let low, let high):
      guard let unit, case .date(let date) = value, high != low,
        let interval = calendar.dateInterval(of: unit, for: date)
      else { return 0 }
      return interval.duration / high.timeIntervalSince(low)
    }
  }

  var isWords: Bool { if case .words = domain { true } else { false } }

  /// A scale around some values.
  ///
  /// - Parameters:
  ///   - settings: what the app says about the scale.
  ///   - count: about how many lines there are.
  ///   - visible: how much is seen at once: a number, seconds or values; all of it where nothing is said.
  init(
    _ values: [_ChartValue], unit: Calendar.Component?, count: Int, calendar: Calendar,
    settings: _ChartScaleSettings = .init(), visible: Double? = nil
  ) {
    (self.unit, self.calendar, curve) = (unit, calendar, settings.type?.kind ?? .linear)
    if let fixed = settings.domain {
      domain = fixed
    } else if settings.type?.kind == .category
      || values.contains(where: { if case .word = $0 { true } else { false } })
    {
      var words: [String] = []
      for value in values where !words.contains(value.text) { words.append(value.text) }
      domain = .words(settings.isReversed ? words.reversed() : words)
    } else if values.contains(where: { if case .date = $0 { true } else { false } }) {
      let dates = values.compactMap { value -> Date? in
        if case .date(let date) = value { date } else { nil }
      }
      let low = dates.min() ?? .distantPast
      var high = dates.max() ?? low
      if let unit { high = calendar.dateInterval(of: unit, for: high)?.end ?? high }
      if high <= low { high = low.addingTimeInterval(1) }
      domain = settings.isReversed ? .dates(high, low) : .dates(low, high)
    } else {
      domain = Self.numbers(values, count: count, settings)
    }
    if let visible, visible > 0 { window.length = max(1e-6, min(1, visible / size)) }
    ticks = ticks(count: Int(min(1000, Double(count) / window.length)))
  }

  /// How much there is: a number, seconds or values.
  private var size: Double {
    switch domain {
    case .words(let words): Double(max(words.count, 1))
    case .numbers(let low, let high): max(abs(high - low), .leastNormalMagnitude)
    case .dates(let low, let high): max(abs(high.timeIntervalSince(low)), .leastNormalMagnitude)
    }
  }

  /// Numbers reach to nothing, where nobody says otherwise, and to the next line.
  private static func numbers(
    _ values: [_ChartValue], count: Int, _ settings: _ChartScaleSettings
  ) -> Domain {
    let isLogarithmic = settings.type?.kind == .log
    var numbers = values.compactMap(\.number).filter { !isLogarithmic || $0 > 0 }
    if settings.includesZero ?? !isLogarithmic || numbers.isEmpty { numbers.append(isLogarithmic ? 1 : 0) }
    let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
    if isLogarithmic {
      let ends = (pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
      let domain = (ends.0, ends.1 > ends.0 ? ends.1 : ends.0 * 10)
      return settings.isReversed ? .numbers(domain.1, domain.0) : .numbers(domain.0, domain.1)
    }
    let step = step(for: max(high - low, .leastNormalMagnitude), count: count)
    let ends = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    let domain = ends.1 > ends.0 ? ends : low == 0 ? (0, 1) : (low - 1, low + 1)
    return settings.isReversed ? .numbers(domain.1, domain.0) : .numbers(domain.0, domain.1)
  }

  private func ticks(count: Int) -> [_ChartValue] {
    switch domain {
    case .words(let words): return words.map { .word($0) }
    case .numbers(let low, let high) where curve == .log:
      return Self.powers(min(low, high), max(low, high), count)
    case .numbers(let low, let high):
      return Self.numbers(min(low, high), max(low, high), step: Self.step(for: abs(high - low), count: count))
    case .dates(let low, let high):
      return Self.dates(min(low, high), max(low, high), count: count, unit: unit, calendar: calendar)
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
