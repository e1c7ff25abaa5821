import Foundation
import PlumbLayout
import PlumbViews

/// Drums for the parts of a date, side by side behind one bar, in the order of the locale: month, day and year, or else the day
/// in words, and the time. Without its days, a date is a month of a year.
struct _DateWheels: View, AddedBody {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  var showsDays = true
  @State private var window = WheelWindow()
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.minuteStep) private var minuteStep
  @Environment(\.self) private var environment

  // The widths of columns are assumed, and that their text, which is in rows of 32 points, stops growing at `xxxLarge`.
  @MainActor var body: some View {
    HStack(spacing: 0) {
      if components.contains(.hourAndMinute) {
        if components.contains(.date) { days }
        wheel("Hour", .hour, names: hours, first: 0, most: 64)
        minutes
        if hasHalves { halves }
      } else {
        ForEach(dateParts, id: \.self) { part in
          switch part {
          case .day: wheel("Day", .day, names: (1...31).map { "\($0)" }, first: 1, most: 64)
          case .year: wheel("Year", .year, names: nil, first: 0, most: 96)
          default: wheel("Month", .month, names: calendar.standaloneMonthSymbols, first: 1, most: .infinity)
          }
        }
      }
    }
    .modifier(_EnvironmentModifier { $0.drumsShareBar = true })
    .background { _WheelBar() }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  // MARK: Columns

  /// The width of the months, or of the days in words, where nobody offers one: with the other columns it is 320 points (UIKit's
  /// own, assumed).
  private var words: CGFloat { components.contains(.hourAndMinute) ? 120 : 160 }

  /// As the locale writes a date.
  private var dateParts: [Calendar.Component] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let parts: [(Calendar.Component, Character)] = [(.month, "M"), (.day, "d"), (.year, "y")]
    return parts.sorted {
      (pattern.firstIndex(of: $0.1) ?? pattern.endIndex) < (pattern.firstIndex(of: $1.1) ?? pattern.endIndex)
    }.map(\.0).filter { showsDays || $0 != .day }
  }

  /// Whether hours are counted twice a day.
  private var hasHalves: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  /// The names of the hours of a day: twice from 12 to 11, or two digits each.
  private var hours: [String] {
    (0..<24).map { hour in
      if hasHalves { return "\((hour + 11) % 12 + 1)" }
      return hour < 10 ? "0\(hour)" : "\(hour)"
    }
  }

  @MainActor private func wheel(
    _ title: LocalizedStringKey, _ part: Calendar.Component, names: [String]?, first: Int, most: CGFloat
  ) -> some View {
    let current = calendar.component(part, from: selection.wrappedValue)
    let values = names.map { Array(first..<(first + $0.count)) } ?? window.years(around: current)
    // Years and days in words go on by themselves; the others are known by their names.
    return drum(title, most: most, value: current, values, isEndless: names != nil) { value in
      names.map { $0[value - first] } ?? "\(value)"
    } choose: {
      change(part, from: current, to: $0)
    }
  }

  /// The minutes of an hour; a time between two of them is at the one before.
  @MainActor private var minutes: some View {
    let current = calendar.component(.minute, from: selection.wrappedValue)
    let values = Array(stride(from: 0, to: 60, by: minuteStep))
    return drum("Minute", most: 64, value: current - current % minuteStep, values, isEndless: true) {
      $0 < 10 ? "0\($0)" : "\($0)"
    } choose: {
      change(.minute, from: current, to: $0)
    }
  }

  /// Before noon or after it.
  @MainActor private var halves: some View {
    let hour = calendar.component(.hour, from: selection.wrappedValue)
    return drum("Half of the day", most: 72, value: hour / 12, [0, 1]) {
      $0 == 0 ? calendar.amSymbol : calendar.pmSymbol
    } choose: {
      change(.hour, from: hour, to: hour % 12 + 12 * $0)
    }
  }

  /// Days by their weekdays and dates.
  @MainActor private var days: some View {
    let calendar = calendar
    let start = window.firstDay(calendar.startOfDay(for: selection.wrappedValue))
    let current = calendar.dateComponents([.day], from: start, to: selection.wrappedValue).day ?? 0
    let today = environment.date { calendar.dateInterval(of: .day, for: $0)?.end }
    return drum("Day", most: .infinity, value: current, WheelWindow.days) { offset in
      name(of: calendar.date(byAdding: .day, value: offset, to: start) ?? start, today)
    } choose: {
      change(.day, from: current, to: $0)
    }
  }

  private func name(of day: Date, _ today: Date) -> String {
    if locale.language.languageCode == .english, calendar.isDate(day, inSameDayAs: today) { return "Today" }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return day.formatted(style.weekday(.abbreviated).month(.abbreviated).day())
      .replacing(", ", with: " ")
  }

  @MainActor private func drum(
    _ title: LocalizedStringKey, most: CGFloat, value: Int, _ values: [Int], isEndless: Bool = false,
    name: @escaping @MainActor (Int) -> String, choose: @escaping @MainActor (Int) -> Void
  ) -> some View {
    Picker(
      selection: Binding(get: { value }, set: { choose($0) }),
      content: {
        ForEach(values, id: \.self) { value in Text(verbatim: name(value)).tag(value) }
      }, label: { Text(title) }
    )
    .pickerStyle(.wheel)
    .modifier(_EnvironmentModifier { $0.drumsAreEndless = isEndless })
    .frame(idealWidth: most.isFinite ? most : words, maxWidth: most)
  }

  /// A day that the month does not have is its last one.
  @MainActor private func change(_ part: Calendar.Component, from old: Int, to wanted: Int) {
    let isOfMonth = part == .day && !components.contains(.hourAndMinute)
    let days = isOfMonth ? calendar.range(of: .day, in: .month, for: selection.wrappedValue) : nil
    let new = days.map { min(wanted, $0.upperBound - 1) } ?? wanted
    let date = calendar.date(byAdding: part, value: new - old, to: selection.wrappedValue)
    selection.wrappedValue = range.clamped(date ?? selection.wrappedValue)
  }
}

/// The range that an endless drum shows. It stays while the drum turns: rows that moved along would never come to an
/// end.
@MainActor private final class WheelWindow {
  /// About a year before and after the day that was chosen first.
  static let days = Array(-366...366)
  private static let reach = 150
  private var shownYears: ClosedRange<Int>?
  private var start: Date?

  nonisolated init() {}

  func years(around year: Int) -> [Int] {
    let years =
      shownYears.flatMap { $0.contains(year) ? $0 : nil } ?? (year - Self.reach)...(year + Self.reach)
    shownYears = years
    return Array(years)
  }

  /// The day that offsets are counted from: another one where the chosen day lies far away.
  func firstDay(_ day: Date) -> Date {
    if let start, abs(day.timeIntervalSince(start)) < 360 * 86_400 { return start }
    start = day
    return day
  }
}
