import Foundation

struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }

extension EnvironmentValues {
  /// American English, until a host says otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Greenwich Mean Time, until a host says otherwise: the same picture comes out everywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The Gregorian calendar with the locale and the time zone that are set here, where no other is.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}
