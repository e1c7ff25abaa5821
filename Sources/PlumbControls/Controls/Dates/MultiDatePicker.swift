import Foundation
import PlumbLayout
import PlumbViews

/// A calendar in which several days are chosen.
///
/// A chosen day is kept with its era, year, month and day, and with its calendar, as `Calendar` gives them.
nonisolated public struct MultiDatePicker<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  let selection: Binding<Set<DateComponents>>
  let range: DateRange
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ range: DateRange, _ label: () -> Label) {
    (self.selection, self.range, self.label) = (selection, range, label())
  }

  @MainActor public var body: some View {
    _ControlElement("MultiDatePicker") { _ManyDates(selection: selection, range: range) }
  }
  public static var _memberCount: Int? { 1 }
}

/// A month whose days are pressed to choose them, and pressed again to leave them.
private struct _ManyDates: View, AddedBody {
  let selection: Binding<Set<DateComponents>>
  let range: DateRange
  @State private var page = 0
  /// Kept from the first press on: another month would come under the finger when an earlier day is chosen. It is also
  /// the month that the wheels have chosen.
  @State private var keptAnchor: Date?
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.self) private var environment

  /// The month that is shown at first: the one of the first day that is chosen or may be chosen, or the current one.
  private func anchor(_ calendar: Calendar) -> Date {
    if let keptAnchor { return keptAnchor }
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    return chosen ?? range.first ?? environment.date { _ in nil }
  }

  @MainActor var body: some View {
    let calendar = calendar
    let chosen = Set(selection.wrappedValue.map { Day($0) })
    _MonthGrid(
      anchor: anchor(calendar), page: $page, calendar: calendar, range: range,
      choose: { (keptAnchor, page) = ($0, 0) }
    ) { date, isToday in
      let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      let isChosen = chosen.contains(Day(day))
      _DayCell(
        number: day.day ?? 0, isChosen: isChosen, isToday: isToday,
        name: date.formatted(
          Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            .day().month(.wide).year())
      ) { toggle(day, isChosen) }
      .disabled(!range.contains(dayOf: date, calendar))
    }
  }

  @MainActor private func toggle(_ day: DateComponents, _ isChosen: Bool) {
    keptAnchor = anchor(calendar)
    if isChosen {
      selection.wrappedValue = selection.wrappedValue.filter { Day($0) != Day(day) }
    } else {
      selection.wrappedValue.insert(day)
    }
  }

  /// The identity of a day, whatever else its components hold.
  private struct Day: Hashable {
    let year, month, day: Int?
    init(_ components: DateComponents) {
      (year, month, day) = (components.year, components.month, components.day)
    }
  }
}

nonisolated extension MultiDatePicker {
  /// Creates a calendar of days that may all be chosen. Plumb does not show the label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateRange(), label)
  }

  /// Creates a calendar of the days before an end, from a first one on. Plumb does not show the label.
  ///
  /// - Parameter bounds: the days that may be chosen, without the last one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(before: bounds.upperBound, from: bounds.lowerBound), label)
  }

  /// Creates a calendar whose days may be chosen from a first one on. Plumb does not show the label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(first: bounds.lowerBound), label)
  }

  /// Creates a calendar whose days may be chosen before an end. Plumb does not show the label.
  /// - Parameter bounds: the days that may be chosen, without the last one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(before: bounds.upperBound), label)
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a localised title, which Plumb does not show.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a calendar of the days before an end, from a first one on, with a localised title that Plumb does not
  /// show.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar of the days before an end, from a first one on, with a title that is not localised that Plumb
  /// does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a calendar of the days from a first one on, with a localised title, which Plumb does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar of the days from a first one on, with a title that is not localised, which Plumb does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a calendar of the days before an end, with a localised title, which Plumb does not show.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a calendar of the days before an end, with a title that is not localised, which Plumb does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a calendar with a title that is not localised. Plumb does not show it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}

extension DateRange {
  /// - Parameter end: the first moment that may not be chosen.
  fileprivate init(before end: Date, from first: Date? = nil) {
    self.init(first: first, last: end.addingTimeInterval(-1))
  }
}
