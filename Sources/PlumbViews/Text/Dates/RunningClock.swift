import Foundation

/// The fields of a clock, for formats that count.
nonisolated struct RunningClock: Hashable, Codable, Sendable {
  let showsHours: Bool
  let fields: Int
  let precision: Duration

  /// The resolution, in seconds.
  var seconds: Double { min(max(0.01, precision / .seconds(1)), 3600) }

  /// Returns the time until a running time has passed another step; one that is counted down is less than zero.
  func step(after time: Double) -> Double {
    let past = time.magnitude.truncatingRemainder(dividingBy: seconds)
    return time < 0 ? past : seconds - past
  }

  func text(_ time: Double, _ locale: Locale) -> String {
    let hasHours = showsHours && time >= 3600
    let digits = fields < (hasHours ? 4 : 3) || seconds >= 1 ? 0 : seconds < 0.1 ? 2 : 1
    // Foundation would round to the nearest of what is shown; a clock shows what has passed.
    let step = digits == 0 ? max(1, seconds) : digits == 1 ? max(0.1, seconds) : seconds
    let shown = Duration.seconds((time / step + 1e-6).rounded(.down) * step)
    let pattern: Duration.TimeFormatStyle.Pattern =
      hasHours
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(shown)
  }
}

nonisolated extension Elapsed {
  typealias Field = Date.ComponentsFormatStyle.Field

  /// Returns the length of a unit; a month has 30 days.
  static func seconds(_ field: Field) -> Double {
    let known: [Field: Double] = [.second: 1, .minute: 60, .hour: 3600, .week: 604_800]
    return known[field] ?? (field == .month ? 2_592_000 : field == .year ? 31_536_000 : 86_400)
  }

  static func relativeField(_ field: Field) -> Date.RelativeFormatStyle.Field {
    let known: [Field: Date.RelativeFormatStyle.Field] = [
      .second: .second, .minute: .minute, .hour: .hour, .week: .week, .month: .month, .year: .year,
    ]
    return known[field] ?? .day
  }

  /// A length of time in some of the allowed units.
  static func words(_ seconds: Double, of fields: Set<Field>, count: Int, _ locale: Locale) -> String {
    let known: [Field: Duration.UnitsFormatStyle.Unit] = [
      .second: .seconds, .minute: .minutes, .hour: .hours, .day: .days,
    ]
    let units = Set(fields.map { known[$0] ?? .weeks })
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units.isEmpty ? [.seconds] : units, width: .wide, maximumUnitCount: max(1, count),
      fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(duration(seconds))
  }

  /// The time at which text in some units changes.
  static func step(_ fields: Set<Field>, from anchor: Date, after now: Date) -> Date {
    let away = anchor.timeIntervalSince(now)
    let smallest = fields.map(seconds).min() ?? 1
    return nextStep(of: away, every: away.magnitude > 86_400 ? max(60, smallest) : smallest, after: now)
  }
}
