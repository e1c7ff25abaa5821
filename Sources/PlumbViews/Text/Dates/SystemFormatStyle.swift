import Foundation

/// Formats of dates that follow the time: clocks, and how far a date is away.
public enum SystemFormatStyle {}

extension SystemFormatStyle {
  /// The time since a date, in its largest units: "2 hours, 5 minutes".
  nonisolated public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field
    let anchor: Date
    let fields: Set<Field>
    let count: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var language = Locale.autoupdatingCurrent

    /// Creates a style for the time since a date.
    /// - Parameters:
    ///   - allowedFields: the units that may be written; units above weeks count as weeks.
    ///   - maxFieldCount: how many of them, beginning with the largest that is not zero.
    ///   - sign: whether a sign precedes it. The automatic one is a minus before the date.
    public init(
      to anchor: Date, allowedFields: Set<Field> = [.week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) { (self.anchor, fields, count, self.sign) = (anchor, allowedFields, maxFieldCount, sign) }

    /// Returns the text for a date, such as now.
    public func format(_ value: Date) -> AttributedString {
      let seconds = value.timeIntervalSince(anchor)
      let words = Elapsed.words(seconds, of: fields, count: count, language)
      if sign == .never { return AttributedString(words) }
      if seconds < 0 { return AttributedString("-" + words) }
      let isWritten = sign == .always() || sign == .always(includingZero: false) && seconds > 0
      return AttributedString(isWritten ? "+" + words : words)
    }
    public func locale(_ locale: Locale) -> DateOffset { changed(self) { $0.language = locale } }
    public func discreteInput(after input: Date) -> Date? { Elapsed.step(fields, from: anchor, after: input) }
    public func discreteInput(before input: Date) -> Date? { input - 1 }
  }

  /// A date relative to another one: "in 2 hours", or the day itself when it is far away.
  nonisolated public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field
    let date: Date
    let fields: Set<Field>
    let threshold: Field
    private var language = Locale.autoupdatingCurrent

    /// Creates a style for a date relative to another one.
    /// - Parameters:
    ///   - allowedFields: the units that may be written.
    ///   - maxFieldCount: how many units; Plumb writes one, the largest.
    ///   - thresholdField: the day itself is written when the date is farther away than one of this unit.
    public init(
      to date: Date, allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) { (self.date, fields, threshold) = (date, allowedFields, thresholdField) }

    /// Returns the text at a date, such as now.
    public func format(_ value: Date) -> AttributedString {
      if abs(date.timeIntervalSince(value)) > Elapsed.seconds(threshold) {
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: language)
        return AttributedString(style.format(date))
      }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: Set(fields.map(Elapsed.relativeField)), presentation: .numeric,
        locale: language)
      return AttributedString(style.format(value))
    }
    public func locale(_ locale: Locale) -> DateReference { changed(self) { $0.language = locale } }
    public func discreteInput(after input: Date) -> Date? {
      let far = Elapsed.seconds(threshold)
      let away = date.timeIntervalSince(input)
      if away > far { return date - far }
      return away < -far ? nil : Elapsed.step(fields, from: date, after: input)
    }
    public func discreteInput(before input: Date) -> Date? { input - 1 }
  }

  /// A clock that runs from a date on: "1:05.20".
  nonisolated public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let start: Date
    let clock: RunningClock
    private var language = Locale.autoupdatingCurrent

    /// Creates a style for a clock that runs from a date on.
    /// - Parameters:
    ///   - showsHours: whether hours precede the minutes once there are any.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fraction may be written.
    ///   - maxPrecision: the finest resolution.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = RunningClock(showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision)
    }

    /// Returns the clock at a date, such as now.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.text(max(0, value.timeIntervalSince(start)), language))
    }
    public func locale(_ locale: Locale) -> Stopwatch { changed(self) { $0.language = locale } }
    public func discreteInput(after input: Date) -> Date? {
      input < start ? start : input + clock.step(after: input.timeIntervalSince(start))
    }
    public func discreteInput(before input: Date) -> Date? { input - clock.seconds }
  }

  /// A clock that runs through a time, up or down: "4:59".
  nonisolated public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let clock: RunningClock
    private var language = Locale.autoupdatingCurrent

    /// Creates a style that counts down to the end of a time.
    /// - Parameters:
    ///   - showsHours: whether hours precede the minutes while there are any.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fraction may be written.
    ///   - maxPrecision: the finest resolution.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, true)
      clock = RunningClock(showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision)
    }

    /// Creates a style that counts up from the beginning of a time.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, false)
      clock = RunningClock(showsHours: showsHours, fields: maxFieldCount, precision: maxPrecision)
    }

    /// Returns the clock at a date, such as now.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.text(seconds(at: value), language))
    }
    public func locale(_ locale: Locale) -> Timer { changed(self) { $0.language = locale } }
    public func discreteInput(after input: Date) -> Date? {
      if input < interval.lowerBound { return interval.lowerBound }
      guard input < interval.upperBound else { return nil }
      return input + clock.step(after: countsDown ? -seconds(at: input) : seconds(at: input))
    }
    public func discreteInput(before input: Date) -> Date? { input - clock.seconds }

    private func seconds(at date: Date) -> Double {
      let now = min(max(date, interval.lowerBound), interval.upperBound)
      return countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    }
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns the style for the time since a date.
  public static func offset(
    to anchor: Date, allowedFields: Set<Self.Field> = [.week, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns the style for a date relative to another one: "in 2 hours", or the day itself when it is far away.
  public static func reference(
    to date: Date, allowedFields: Set<Self.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Self.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a clock that runs from a date on.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a clock that counts down to the end of a time.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  /// Returns a clock that counts up from the beginning of a time.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

nonisolated private func changed<Format>(_ format: Format, _ change: (inout Format) -> Void) -> Format {
  var copy = format
  change(&copy)
  return copy
}
