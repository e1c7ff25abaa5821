import Foundation

/// A value that changes as time goes by, for a text that writes it in a format and follows it.
///
///     Text(.currentDate, format: .dateTime.hour().minute().second())
nonisolated public struct TimeDataSource<Value>: Sendable {
  enum Kind: Equatable { case date, offset(Date), beginning(Date), ending(Date) }
  let kind: Kind
  let value: @Sendable (_ now: Date) -> Value
  /// When the source has a value.
  let date: @Sendable (Value) -> Date
}

nonisolated extension TimeDataSource where Value == Date {
  /// The host's date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .date, value: { $0 }, date: { $0 })
  }
}

nonisolated extension TimeDataSource where Value == Duration {
  /// Returns the source of the time since a date, at the host's date. The time is negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      date: { date + $0 / .seconds(1) })
  }
}

nonisolated extension TimeDataSource where Value == Range<Date> {
  /// Returns the time from a date to the host's date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .beginning(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }
  /// Returns the time from the host's date to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .ending(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

nonisolated extension Text {
  /// Creates a text of a value that changes as time goes by; the format says when its text changes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.value(TimedValue(source: source, format: format) { AttributedString($0) }))
  }

  /// Creates a text of a value that changes as time goes by, in a format with its own looks.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.value(TimedValue(source: source, format: format) { $0 }))
  }
}

nonisolated private struct TimedValue<F: DiscreteFormatStyle>: TextValue, @unchecked Sendable {
  let source: TimeDataSource<F.FormatInput>
  let format: F
  let words: (F.FormatOutput) -> AttributedString

  func attributed(in environment: EnvironmentValues) -> AttributedString {
    let format = format.locale(environment.locale)
    let now = environment.date { _ in nil }
    // No display shows more than sixty pictures a second.
    let next = format.discreteInput(after: source.value(now)).map {
      max(source.date($0), now + 1 / 60) + 0.001
    }
    let date = environment.date { _ in next }
    return words(format.format(source.value(date)))
  }

  func isEqual(to other: any TextValue) -> Bool {
    (other as? Self).map { $0.source.kind == source.kind && $0.format == format } ?? false
  }
}
