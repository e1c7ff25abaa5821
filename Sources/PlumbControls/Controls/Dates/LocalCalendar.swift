import Foundation
import PlumbViews

extension EnvironmentValues {
  /// The calendar with the locale and the time zone of the place: one that somebody has set may have others.
  var localCalendar: Calendar {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }
}
