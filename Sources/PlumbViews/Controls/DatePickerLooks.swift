import Foundation
import PlumbLayout

/// The day and the time as words on grey grounds; a press opens a month, or steps the time.
struct _CompactDate: View {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      HStack(spacing: 6) {
        if components.contains(.date) { chip(words(.abbreviated, .omitted)) { isOpen.toggle() } }
        if components.contains(.hourAndMinute) { chip(words(.omitted, .shortened)) { isOpen.toggle() } }
      }
      if isOpen { _MonthPicker(selection: selection, range: range, components: components) }
    }
  }

  private func words(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    var style = Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar)
    style.timeZone = timeZone
    return selection.wrappedValue.formatted(style)
  }

  /// A ground 34 points tall with body text (UIKit's own, assumed).
  @MainActor private func chip(_ words: String, action: @escaping @MainActor () -> Void) -> some View {
    _Pressable(action: action) {
      Text(words)
        .foregroundStyle(isOpen ? Color.accentColor : Color.primary)
        .padding(.horizontal, 11)
        .padding(.vertical, 6)
        .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// A month's days under the names of the weekdays.
struct _MonthPicker: View {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  /// How many months the page is away from the chosen day's.
  @State private var page = 0
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  private var calendar: Calendar {
    var calendar = environmentCalendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  @MainActor var body: some View {
    let month = month
    VStack(spacing: 10) {
      if components.contains(.date) {
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
              ForEach(0..<7, id: \.self) { weekday in day(month, week * 7 + weekday - month.offset) }
            }
          }
        }
      }
      if components.contains(.hourAndMinute) { time }
    }
  }

  /// The page's first day, the number of its days, and the column of the first one.
  struct Month {
    var start: Date
    var days: Int
    var offset: Int
    var weeks: Int { (offset + days + 6) / 7 }
  }

  private var month: Month {
    let calendar = calendar
    let parts = calendar.dateComponents([.year, .month], from: selection.wrappedValue)
    let chosen = calendar.date(from: parts) ?? selection.wrappedValue
    let start = calendar.date(byAdding: .month, value: page, to: chosen) ?? chosen
    let days = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    return Month(start: start, days: days, offset: (weekday - calendar.firstWeekday + 7) % 7)
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
  }

  @MainActor private func title(_ month: Month) -> some View {
    HStack(spacing: 20) {
      Text(verbatim: month.start.formatted(style.year().month(.wide))).font(.headline)
      Spacer(minLength: 0)
      _Pressable(action: { page -= 1 }) { arrow("chevron.backward") }
        .accessibilityLabel("Previous month")
      _Pressable(action: { page += 1 }) { arrow("chevron.forward") }
        .accessibilityLabel("Next month")
    }
    .padding(.horizontal, 8)
  }

  @MainActor private func arrow(_ name: String) -> some View {
    Image(systemName: name).font(.title3.weight(.medium)).foregroundStyle(Color.accentColor)
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  @MainActor @ViewBuilder private func day(_ month: Month, _ index: Int) -> some View {
    if index < 0 || index >= month.days {
      Color.clear.frame(height: 40)
    } else {
      let date = calendar.date(byAdding: .day, value: index, to: month.start) ?? month.start
      let isChosen = calendar.isDate(date, inSameDayAs: selection.wrappedValue)
      _Pressable(action: { choose(date) }) {
        Text(verbatim: "\(index + 1)")
          .font(.title3)
          .fontWeight(isChosen ? .semibold : .regular)
          .foregroundStyle(isChosen ? Color.accentColor : Color.primary)
          .frame(width: 40, height: 40)
          .background(isChosen ? Color.accentColor.opacity(0.15) : Color.clear, in: Circle())
          .frame(maxWidth: .infinity)
      }
      .disabled(!range.contains(dayOf: date, calendar))
      .accessibilityLabel(Text(verbatim: date.formatted(style.day().month(.wide).year())))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }

  /// The day changes and the time stays.
  @MainActor private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    selection.wrappedValue = range.clamped(date)
    page = 0
  }

  @MainActor private var time: some View {
    HStack(spacing: 8) {
      Text("Time").font(.body)
      Spacer(minLength: 0)
      Text(verbatim: selection.wrappedValue.formatted(style.hour().minute()))
      Stepper("Time", onIncrement: { move(15) }, onDecrement: { move(-15) }).labelsHidden()
    }
    .padding(.horizontal, 8)
  }

  @MainActor private func move(_ minutes: Int) {
    let date = calendar.date(byAdding: .minute, value: minutes, to: selection.wrappedValue)
    selection.wrappedValue = range.clamped(date ?? selection.wrappedValue)
  }
}

/// Drums for the parts of a date, side by side.
struct _DateWheels: View {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  @MainActor var body: some View {
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, names: calendar.standaloneMonthSymbols)
        wheel(.day, names: (1...31).map { "\($0)" })
        wheel(.year, names: nil)
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, names: (0..<24).map { "\($0)" }, first: 0)
        wheel(.minute, names: (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, first: 0)
      }
    }
  }

  @MainActor private func wheel(_ part: Calendar.Component, names: [String]?, first: Int = 1) -> some View {
    let current = calendar.component(part, from: selection.wrappedValue)
    let values = names.map { Array(first..<(first + $0.count)) } ?? Array((current - 50)...(current + 50))
    return Picker(
      selection: Binding(get: { current }, set: { change(part, from: current, to: $0) }),
      content: {
        ForEach(values, id: \.self) { value in
          Text(verbatim: names.map { $0[value - first] } ?? "\(value)").tag(value)
        }
      }, label: { EmptyView() }
    )
    .pickerStyle(.wheel)
  }

  @MainActor private func change(_ part: Calendar.Component, from old: Int, to new: Int) {
    let date = calendar.date(byAdding: part, value: new - old, to: selection.wrappedValue)
    selection.wrappedValue = range.clamped(date ?? selection.wrappedValue)
  }
}
