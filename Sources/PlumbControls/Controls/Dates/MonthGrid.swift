import Foundation
import PlumbLayout
import PlumbViews

/// A month's days under the names of the weekdays, and above them its name and buttons to the months beside it.
struct _MonthGrid<DayView: View>: View {
  /// A day in the month that is shown while `page` is 0.
  let anchor: Date
  /// How many months away from that one the page is.
  let page: Binding<Int>
  let calendar: Calendar
  let day: (Date) -> DayView

  init(anchor: Date, page: Binding<Int>, calendar: Calendar, @ViewBuilder day: @escaping (Date) -> DayView) {
    (self.anchor, self.page, self.calendar, self.day) = (anchor, page, calendar, day)
  }

  @MainActor var body: some View {
    let month = month
    VStack(spacing: 10) {
      title(month)
      Grid(horizontalSpacing: 0, verticalSpacing: 4) {
        GridRow {
          ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
            Text(verbatim: name).font(.footnote.weight(.semibold)).lineLimit(1)
              .foregroundStyle(Color(.tertiary))
              .frame(maxWidth: .infinity)
          }
        }
        ForEach(0..<month.weeks, id: \.self) { week in
          GridRow {
            ForEach(0..<7, id: \.self) { weekday in cell(month, week * 7 + weekday - month.offset) }
          }
        }
      }
    }
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
    return HStack(spacing: 20) {
      Text(verbatim: month.start.formatted(style.year().month(.wide))).font(.headline)
      Spacer(minLength: 0)
      _Pressable(action: { page.wrappedValue -= 1 }) { arrow("chevron.backward") }
        .accessibilityLabel("Previous month")
      _Pressable(action: { page.wrappedValue += 1 }) { arrow("chevron.forward") }
        .accessibilityLabel("Next month")
    }
    .padding(.horizontal, 8)
  }

  @MainActor private func arrow(_ name: String) -> some View {
    Image(systemName: name).font(.title3.weight(.medium)).foregroundStyle(Color.accentColor)
  }

  @MainActor @ViewBuilder private func cell(_ month: Month, _ index: Int) -> some View {
    if index < 0 || index >= month.days {
      Color.clear.frame(height: 40)
    } else {
      day(calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start)
    }
  }
}

/// A day of a month as a number, on a ground of its own when it is chosen.
struct _DayCell: View {
  let number: Int
  let isChosen: Bool
  let name: String
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    _Pressable(action: action) {
      Text(verbatim: "\(number)")
        .font(.title3)
        .fontWeight(isChosen ? .semibold : .regular)
        .foregroundStyle(isChosen ? Color.accentColor : Color.primary)
        .frame(width: 40, height: 40)
        .background(isChosen ? Color.accentColor.opacity(0.15) : Color.clear, in: Circle())
        .frame(maxWidth: .infinity)
    }
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
