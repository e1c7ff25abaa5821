import Foundation
import PlumbLayout
import PlumbViews

/// A month's days under the names of the weekdays, and above them its name and buttons to the months beside it.
///
/// The name is a button, too: it puts wheels of months and years in the place of the days, and takes them away again.
struct _MonthGrid<DayView: View>: View {
  /// A day in the month that is shown while `page` is 0.
  let anchor: Date
  /// The number of months from that one to the page.
  let page: Binding<Int>
  let calendar: Calendar
  let range: DateRange
  /// Shows the month of a date within the range, which the wheels have chosen.
  let choose: @MainActor (Date) -> Void
  /// Makes the view of a day, which is today or another one.
  let day: (Date, Bool) -> DayView
  /// The number of weeks that the wheels replace, so that they are as high also when another month is chosen; `nil`
  /// while the days are shown.
  @State private var weeksOfWheels: Int?
  @Environment(\.self) private var environment

  init(
    anchor: Date, page: Binding<Int>, calendar: Calendar, range: DateRange,
    choose: @escaping @MainActor (Date) -> Void, @ViewBuilder day: @escaping (Date, Bool) -> DayView
  ) {
    (self.anchor, self.page, self.calendar, self.range) = (anchor, page, calendar, range)
    (self.choose, self.day) = (choose, day)
  }

  @MainActor var body: some View {
    let month = month
    VStack(spacing: 10) {
      // In front of the grid, so that the arrows are hit where their buttons reach over the names of the weekdays.
      title(month).zIndex(1)
      if let weeksOfWheels {
        wheels(weeksOfWheels)
      } else {
        days(month)
      }
    }
    // The largest size at which a number has room in the place of a day (assumed).
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @MainActor private func days(_ month: Month) -> some View {
    let calendar = calendar
    let today = environment.date { calendar.dateInterval(of: .day, for: $0)?.end }
    return Grid(horizontalSpacing: 0, verticalSpacing: MonthMeasure.gap) {
      GridRow {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
          weekday(name).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<month.weeks, id: \.self) { week in
        GridRow {
          ForEach(0..<7, id: \.self) { weekday in cell(month, week * 7 + weekday - month.offset, today) }
        }
      }
    }
  }

  /// The wheels of months and years, as high as a grid of some weeks.
  @MainActor private func wheels(_ weeks: Int) -> some View {
    VStack(spacing: 0) {
      weekday(" ").hidden().accessibilityHidden(true)
      Color.clear.frame(height: CGFloat(weeks) * (MonthMeasure.day + MonthMeasure.gap))
    }
    .overlay {
      _DateWheels(selection: shown, range: range, components: .date, showsDays: false)
    }
    .clipped(withTouchesTo: Rectangle())
  }

  @MainActor private func weekday(_ name: String) -> some View {
    Text(verbatim: name).font(.footnote.weight(.semibold)).lineLimit(1).foregroundStyle(Color(.tertiary))
      // Three letters have room in the column of a day until then (assumed).
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }

  /// The date in the month that is shown; the wheels set another one.
  private var shown: Binding<Date> {
    let (anchor, page, calendar, choose) = (anchor, page, calendar, choose)
    return Binding(
      get: { calendar.date(byAdding: .month, value: page.wrappedValue, to: anchor) ?? anchor },
      set: { choose($0) })
  }

  /// The page's first day, the number of its days, and the column of the first one.
  private struct Month {
    var start: Date
    var days: Int
    var offset: Int
    var weeks: Int { (offset + days + 6) / 7 }
  }

  private var month: Month {
    let parts = calendar.dateComponents([.year, .month], from: anchor)
    let shown = calendar.date(from: parts) ?? anchor
    let start = calendar.date(byAdding: .month, value: page.wrappedValue, to: shown) ?? shown
    let days = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    return Month(start: start, days: days, offset: (weekday - calendar.firstWeekday + 7) % 7)
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: calendar.locale) }
  }

  @MainActor private func title(_ month: Month) -> some View {
    let style = Date.FormatStyle(
      locale: calendar.locale ?? Locale(identifier: "en_US"), calendar: calendar, timeZone: calendar.timeZone)
    let isOpen = weeksOfWheels != nil
    let name = month.start.formatted(style.year().month(.wide))
    return HStack(spacing: MonthMeasure.arrows) {
      _Pressable(action: { weeksOfWheels = isOpen ? nil : month.weeks }) {
        HStack(spacing: 4) {
          Text(verbatim: name).font(.headline)
          Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.bold)).foregroundStyle(Color.accentColor)
        }
      }
      .accessibilityLabel(isOpen ? "Hide year picker" : "Show year picker")
      .accessibilityValue(Text(verbatim: name))
      Spacer(minLength: 0)
      if isOpen {
        // The title stays where it is.
        _MonthArrow(name: "chevron.forward").hidden().accessibilityHidden(true)
      } else {
        turning(.leading, by: -1, "chevron.backward")
          .disabled(!range.reaches(before: month.start))
          .accessibilityLabel("Previous month")
        turning(.trailing, by: 1, "chevron.forward")
          .disabled(
            !range.reaches(from: calendar.date(byAdding: .month, value: 1, to: month.start) ?? month.start)
          )
          .accessibilityLabel("Next month")
      }
    }
    .padding(.horizontal, 8)
  }

  /// A button that is pressed in at least 40 by 40 points around its arrow, which reaches to the middle between the two arrows.
  @MainActor private func turning(_ outer: HorizontalEdge, by months: Int, _ name: String) -> some View {
    let inner = MonthMeasure.arrows / 2
    let reach = EdgeInsets(
      top: 12, leading: outer == .leading ? 24 : inner, bottom: 12, trailing: outer == .leading ? inner : 24)
    return _Pressable(action: { page.wrappedValue += months }) { _MonthArrow(name: name).padding(reach) }
      .padding(
        EdgeInsets(
          top: -reach.top, leading: -reach.leading, bottom: -reach.bottom, trailing: -reach.trailing))
  }

  @MainActor @ViewBuilder private func cell(_ month: Month, _ index: Int, _ today: Date) -> some View {
    if index < 0 || index >= month.days {
      Color.clear.frame(height: MonthMeasure.day)
    } else {
      let date = calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
      day(date, calendar.isDate(date, inSameDayAs: today))
    }
  }
}
