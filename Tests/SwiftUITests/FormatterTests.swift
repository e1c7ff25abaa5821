import SwiftUI
import Testing

@Suite("Formatters that Foundation does not have here")
struct FormatterTests {
  private let locale = Locale(identifier: "en_US")

  private func formatter(_ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    (formatter.calendar, formatter.allowedUnits, formatter.unitsStyle) = (calendar, units, style)
    return formatter
  }

  @Test("an address is written without what only machines read, and any part can be left out or added")
  func addresses() throws {
    let url = try #require(URL(string: "https://me:pw@example.com:8080/a/b.html?q=1#end"))
    #expect(url.formatted() == "https://example.com/a/b.html")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "example.com")
    #expect(
      url.formatted(.url.port(.always).query().fragment()) == "https://example.com:8080/a/b.html?q=1#end")
    #expect(url.formatted(.url.user().password()) == "https://me:pw@example.com/a/b.html")
    #expect(URL(string: "ftp://example.com:21/a")?.formatted() == "ftp://example.com:21/a")
    #expect(URL(string: "mailto:a@b.c")?.formatted() == "mailto:a@b.c")
  }

  @Test(
    "lengths of time are written with colons; zeros before the first unit are left out unless they are wanted",
    arguments: [
      (65.0, "1:05", "01:05"), (5, "5", "00:05"), (3700, "61:40", "61:40"), (-65, "-1:05", "-01:05"),
    ])
  func positional(_ seconds: Double, _ plain: String, _ padded: String) {
    let formatter = formatter([.minute, .second])
    #expect(formatter.string(from: seconds) == plain)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == padded)
  }

  @Test(
    "lengths of time are written in words of several lengths",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.full, "1 day, 1 hour, 1 minute", "0 minutes"),
      (.short, "1 day, 1 hr, 1 min", "0 min"), (.abbreviated, "1d 1h 1m", "0m"),
    ])
  func words(_ style: DateComponentsFormatter.UnitsStyle, _ long: String, _ nothing: String) {
    let formatter = formatter([.day, .hour, .minute], style)
    #expect(formatter.string(from: 90_061) == long)
    #expect(formatter.string(from: 0) == nothing)
    formatter.maximumUnitCount = 1
    let separator: Character = style == .abbreviated ? " " : ","
    #expect(formatter.string(from: 90_061) == String(long.prefix { $0 != separator }))
  }

  @Test("months and years are counted in the calendar")
  func years() {
    let formatter = formatter([.year, .month], .full)
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start + 400 * 86_400) == "1 year, 1 month")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("relative dates count from the date that is given")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    let date = Date(timeIntervalSince1970: 1e9)
    #expect(formatter.localizedString(for: date + 7200, relativeTo: date) == "in 2 hours")
    #expect(formatter.localizedString(for: date - 86_400, relativeTo: date) == "1 day ago")
    #expect(formatter.localizedString(fromTimeInterval: -300) == "5 minutes ago")
  }

  @Test("what begins a sentence begins with a capital letter")
  func contexts() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    let date = Date(timeIntervalSince1970: 1e9)
    func words(_ context: Formatter.Context) -> String {
      formatter.formattingContext = context
      return formatter.localizedString(for: date + 7200, relativeTo: date)
    }
    #expect(words(.beginningOfSentence) == "In 2 hours")
    #expect(words(.middleOfSentence) == "in 2 hours")
    #expect(words(.unknown) == "in 2 hours")
  }

  @Test("names of days count from the date that is given, too")
  func named() {
    let formatter = RelativeDateTimeFormatter()
    (formatter.locale, formatter.dateTimeStyle) = (locale, .named)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    // Noon of a day in 2001.
    let date = Date(timeIntervalSince1970: 1e9).addingTimeInterval(36_800)
    let names = [-1, 0, 1, 2].map {
      formatter.localizedString(for: date.addingTimeInterval($0 * 86_400), relativeTo: date)
    }
    #expect(names == ["yesterday", "now", "tomorrow", "in 2 days"])
  }

  @Test("a formatter without a calendar or a language takes the system's")
  func unset() {
    let yesterday = [(nil, nil), (Calendar.current, Locale.current)].map { calendar, locale in
      let formatter = RelativeDateTimeFormatter()
      (formatter.calendar, formatter.locale) = (calendar, locale)
      return formatter.localizedString(from: DateComponents(day: -1))
    }
    #expect(yesterday[0] == yesterday[1])
    #expect(yesterday[0].contains("1"))
  }

  @Test("lists have their commas and their last word")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = locale
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
  }
}
