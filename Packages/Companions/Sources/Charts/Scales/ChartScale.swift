import SwiftUI

/// The positions of values along one side of a chart, from 0 to 1.
struct ChartScale {
  enum Domain: Equatable {
    /// A place for each word, in the order in which they come.
    case words([String])
    /// From a number to another. The first one may be the larger one: then the axis goes back.
    case numbers(Double, Double)
    case dates(Date, Date)
  }
  let domain: Domain
  /// The values of lines and labels.
  var ticks: [_ChartValue] = []
  /// The length of time that one value represents.
  var unit: Calendar.Component?
  var calendar = Calendar.current
  var curve = ScaleType.Kind.linear
  /// The shares of the side that are left free before the first value and behind the last one.
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

  /// Returns the length of the side that one value has for itself.
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
  /// Whether an upright axis begins above, as words and times do (Recorded/Screens.md#Y126).
  var isFromAbove: Bool { if case .numbers = domain { false } else { true } }

  /// A scale around some values.
  ///
  /// - Parameters:
  ///   - settings: what the app says about the scale.
  ///   - wanted: what the axis says about its values.
  ///   - visible: how much is seen at once: a number, seconds or values; all of it by default.
  init(
    _ values: [_ChartValue], unit: Calendar.Component?, ticks wanted: ChartTicks, calendar: Calendar,
    settings: _ChartScaleSettings = .init(), visible: Double? = nil
  ) {
    (self.unit, self.calendar, curve) = (unit, calendar, settings.type?.kind ?? .linear)
    var wanted = wanted
    let step = wanted.step
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
      let (low, high) = wanted.ends(of: dates, unit: unit, calendar: calendar)
      domain = settings.isReversed ? .dates(high, low) : .dates(low, high)
    } else {
      domain = Self.numbers(values, &wanted, settings)
    }
    if let visible, visible > 0 {
      window.length = max(1e-6, min(1, visible / size))
      // The values are as near to each other as the part that is seen needs it.
      if window.length < 1 { wanted.step = step }
    }
    ticks = ticks(wanted.shown(window.length))
  }

  /// The scale with points left free at its ends, on a side that is so many points long.
  func padded(by range: _ChartScaleRange, along side: CGFloat) -> ChartScale {
    let length = side / window.length
    let padding = range.padding(along: length)
    var scale = self
    // Points that leave nothing for the values are not taken.
    let isPossible = length > 0 && padding.start + padding.end < length
    (scale.before, scale.after) = isPossible ? (padding.start / length, padding.end / length) : (0, 0)
    return scale
  }

  /// The total: a number, seconds or values.
  private var size: Double {
    switch domain {
    case .words(let words): Double(max(words.count, 1))
    case .numbers(let low, let high): max(abs(high - low), .leastNormalMagnitude)
    case .dates(let low, let high): max(abs(high.timeIntervalSince(low)), .leastNormalMagnitude)
    }
  }

  /// By default, numbers reach to zero, and to the next line. The lines keep the distance by which the ends are rounded.
  private static func numbers(
    _ values: [_ChartValue], _ wanted: inout ChartTicks, _ settings: _ChartScaleSettings
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
    let step = wanted.step(from: low, to: high, isFixed: false)
    if high > low { wanted.step = step }
    // An axis that lists its values ends at those beyond the marks (Recorded/Screens.md#Y120).
    let below =
      wanted.numbers.isEmpty
      ? (low / step).rounded(.down) * step : wanted.numbers.filter { $0 <= low }.max() ?? low
    let above =
      wanted.numbers.isEmpty
      ? (high / step).rounded(.up) * step : wanted.numbers.filter { $0 >= high }.min() ?? high
    let ends = (wanted.rounding.lower == false ? low : below, wanted.rounding.upper == false ? high : above)
    let domain = ends.1 > ends.0 ? ends : low == 0 ? (0, 1) : (low - 1, low + 1)
    return settings.isReversed ? .numbers(domain.1, domain.0) : .numbers(domain.0, domain.1)
  }
}
