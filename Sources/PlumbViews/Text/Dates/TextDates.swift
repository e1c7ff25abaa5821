import Foundation

nonisolated extension Text {
  /// The style of a date in a text.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The day: "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The style that shows the time to or from the host's date: "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The largest part of that time, with its direction: "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The style that shows the time as on a clock: "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date in a style; a style that counts follows the host's date as time goes by.
  public init(_ date: Date, style: DateStyle) { self.init(.value(StyledDate(date: date, kind: style.kind))) }

  /// Creates a text of the time from one date to another.
  @_disfavoredOverload public init(_ dates: ClosedRange<Date>) { self.init(.value(DateSpan(dates: dates))) }

  /// Creates a text of the time from one date to another.
  @_disfavoredOverload public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a clock that runs through a time, as it is at the host's date.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .value(
        TimerValue(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

nonisolated private struct StyledDate: TextValue, Equatable {
  let date: Date
  let kind: Text.DateStyle.Kind

  func attributed(in environment: EnvironmentValues) -> AttributedString {
    let seconds = date.timeIntervalSince(environment.date { kind.nextChange(of: date, after: $0) })
    let text =
      switch kind {
      case .time: environment.dateFormat(date: .omitted, time: .shortened).format(date)
      case .date: environment.dateFormat(date: .long, time: .omitted).format(date)
      case .relative: Elapsed.words(seconds, count: 2, width: .abbreviated, environment.locale)
      case .offset:
        (seconds < 0 ? "-" : "+") + Elapsed.words(seconds, count: 1, width: .wide, environment.locale)
      case .timer: Elapsed.clock(seconds, showsHours: seconds.magnitude >= 3600, environment.locale)
      }
    return AttributedString(text)
  }
}

nonisolated private struct DateSpan: TextValue, Equatable {
  let dates: ClosedRange<Date>

  func attributed(in environment: EnvironmentValues) -> AttributedString {
    let calendar = environment.calendar
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let format = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: calendar, timeZone: environment.timeZone)
    return AttributedString(format.format(dates.lowerBound..<max(dates.lowerBound, dates.upperBound)))
  }
}

nonisolated private struct TimerValue: TextValue, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func attributed(in environment: EnvironmentValues) -> AttributedString {
    let date = pauseTime ?? environment.date { nextChange(after: $0) }
    let now = min(max(date, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    let hasHours = showsHours && interval.upperBound.timeIntervalSince(interval.lowerBound) >= 3600
    return AttributedString(Elapsed.clock(seconds, showsHours: hasHours, environment.locale))
  }

  /// `nil` when the time is over.
  private func nextChange(after now: Date) -> Date? {
    if now < interval.lowerBound { return interval.lowerBound }
    guard now < interval.upperBound else { return nil }
    let origin = countsDown ? interval.upperBound : interval.lowerBound
    return Elapsed.nextStep(of: origin.timeIntervalSince(now), every: 1, after: now)
  }
}

nonisolated extension Text.DateStyle.Kind {
  /// The time of the next change of a date's text; `nil` for text with the date itself.
  fileprivate func nextChange(of date: Date, after now: Date) -> Date? {
    let seconds = date.timeIntervalSince(now)
    let step: Double? =
      switch self {
      case .time, .date: nil
      case .timer: 1
      // Two units are shown, or one: above an hour, or a minute, seconds are not.
      case .relative: abs(seconds) <= 3600 ? 1 : 60
      case .offset: abs(seconds) <= 60 ? 1 : 60
      }
    return step.map { Elapsed.nextStep(of: seconds, every: $0, after: now) }
  }
}

/// Lengths of time in words and on a clock.
nonisolated enum Elapsed {
  /// Three thousand years: the words of longer times have no use, and their numbers no room.
  private static let most: Double = 1e11

  static func duration(_ seconds: Double) -> Duration {
    .seconds(seconds.isFinite ? min(seconds.magnitude, most).rounded(.down) : 0)
  }

  static func words(
    _ seconds: Double, count: Int, width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(duration(seconds))
  }

  /// When a length of time, rounded towards zero, is another number of steps.
  static func nextStep(of seconds: Double, every step: Double, after now: Date) -> Date {
    let past = seconds.magnitude.truncatingRemainder(dividingBy: step)
    // A thousandth later than the edge, so that it is behind for sure.
    return now + (seconds > 0 ? past : step - past) + 0.001
  }

  static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern = showsHours ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration(seconds))
  }
}

nonisolated extension EnvironmentValues {
  fileprivate func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

extension Text {
  // On Apple's systems dates are bridged, and the general form takes them.
  /// Creates a text of a date as a formatter writes it; empty where the formatter writes nothing.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "")
  }
}
