import Foundation
import PlumbLayout
import PlumbViews

/// The day and the time as words on grey grounds. A press shows a month, or the wheels of the time, in a card beside them
/// (320 and 232 points wide, assumed).
struct _CompactDate: View, AddedBody {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  @State private var showsMonth = false
  @State private var showsTime = false
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    let (selection, range) = (selection, range)
    HStack(spacing: 6) {
      if components.contains(.date) {
        chip(words(.abbreviated, .omitted), $showsMonth)
          .presentation(.popover, isPresented: $showsMonth) { source in
            _FloatingCard(anchor: source) {
              _MonthPicker(selection: selection, range: range, components: .date).padding(12).frame(
                width: 320)
            }
          }
      }
      if components.contains(.hourAndMinute) {
        chip(words(.omitted, .shortened), $showsTime)
          .presentation(.popover, isPresented: $showsTime) { source in
            _FloatingCard(anchor: source) {
              _DateWheels(selection: selection, range: range, components: .hourAndMinute)
                .frame(width: 216)
                .padding(8)
            }
          }
      }
    }
  }

  private func words(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    var style = Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar)
    style.timeZone = timeZone
    return selection.wrappedValue.formatted(style)
  }

  /// A ground 34 points tall with body text (UIKit's own, assumed).
  @MainActor private func chip(_ words: String, _ isOpen: Binding<Bool>) -> some View {
    _Pressable(action: { isOpen.wrappedValue.toggle() }) {
      Text(words)
        .foregroundStyle(isOpen.wrappedValue ? Color.accentColor : Color.primary)
        .padding(.horizontal, 11)
        .padding(.vertical, 6)
        .background(
          Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: ControlMeasure(platformStyle).chipRadius)
        )
    }
    .modifier(_ControlInRow())
  }
}

/// A month's days under the names of the weekdays.
struct _MonthPicker: View, AddedBody {
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  /// The number of months that the page is away from the chosen day's.
  @State private var page = 0
  @Environment(\.locale) private var locale
  @Environment(\.localCalendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    let calendar = calendar
    VStack(spacing: 10) {
      if components.contains(.date) {
        _MonthGrid(
          anchor: selection.wrappedValue, page: $page, calendar: calendar, range: range, choose: take
        ) { date, isToday in
          _DayCell(
            number: calendar.component(.day, from: date),
            isChosen: calendar.isDate(date, inSameDayAs: selection.wrappedValue), isToday: isToday,
            name: date.formatted(style.day().month(.wide).year())
          ) { choose(date) }
          .disabled(!range.contains(dayOf: date, calendar))
        }
      }
      if components.contains(.hourAndMinute) { time }
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The day changes and the time stays.
  @MainActor private func choose(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    take(range.clamped(date))
  }

  /// Chooses a date, and shows its month.
  @MainActor private func take(_ date: Date) {
    selection.wrappedValue = date
    page = 0
  }

  @MainActor private var time: some View {
    HStack(spacing: 8) {
      Text("Time").font(.body)
      Spacer(minLength: 0)
      _CompactDate(selection: selection, range: range, components: .hourAndMinute)
    }
    .padding(.horizontal, 8)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
