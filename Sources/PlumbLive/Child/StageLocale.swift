import Foundation
import PlumbViews
import SwiftUI
import Synchronization

/// The values of `Locale.current` and `Calendar.current` in a child, which follow the stage instead of the machine.
///
/// On Linux, Foundation's answer is `en_001`, and nothing changes it. A program's functions come before those of its
/// libraries, so Foundation and the user's code call those below, as they call the functions of CDeterminism; the names are
/// the linker's for Foundation's own.
enum StageLocale {
  private struct Known {
    var locale: Locale?
    var calendar: Calendar?
  }

  private static let known = Mutex(Known())
  /// The locale that Foundation returns by itself.
  private static let foundations = Locale(identifier: "en_001")

  /// From now on this locale is the current one, wherever no view's own language counts.
  static func use(_ identifier: String) {
    known.withLock { $0 = Known(locale: Locale(identifier: identifier)) }
  }

  static var current: Locale {
    // Nobody has asked for a stage: this is the command itself, or a test of it.
    guard let locale = known.withLock({ $0.locale }) else { return foundations }
    let own = Language.current.locale
    // A custom thread has no language of a view; there the stage's counts.
    return MainTurn.isNow || own.identifier != Stage.defaultLocale ? own : locale
  }

  /// The locale's own calendar.
  static var calendar: Calendar {
    let (locale, zone) = (current, TimeZone.current)
    return known.withLock { known in
      if let calendar = known.calendar, calendar.locale == locale, calendar.timeZone == zone {
        return calendar
      }
      var calendar = Calendar(identifier: locale.calendar.identifier)
      (calendar.locale, calendar.timeZone) = (locale, zone)
      known.calendar = calendar
      return calendar
    }
  }
}

// Static functions of the same types, because an optimised build compares a function with the one of its name that it
// calls.

extension Locale {
  /// `Locale.current`, as the stage says.
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  package static func stageCurrent() -> Locale { StageLocale.current }

  /// `Locale.autoupdatingCurrent`, which formatters take that were given none.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  package static func stageAutoupdatingCurrent() -> Locale { StageLocale.current }

  /// `Locale.preferredLanguages`, of which there is one.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func stageLanguages() -> [String] { [StageLocale.current.identifier(.bcp47)] }
}

extension Calendar {
  /// `Calendar.current`, with the stage's locale and time zone.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  package static func stageCurrent() -> Calendar { StageLocale.calendar }

  /// `Calendar.autoupdatingCurrent`, which formatters take that were given none.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  package static func stageAutoupdatingCurrent() -> Calendar { StageLocale.calendar }
}
