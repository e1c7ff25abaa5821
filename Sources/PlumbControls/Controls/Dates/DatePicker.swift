import Foundation
import PlumbLayout
import PlumbViews

/// A control that chooses a day, a time, or both.
nonisolated public struct DatePicker<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  /// The components of a date that the picker chooses.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let range: DateRange
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyle) private var style
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(
    _ selection: Binding<Date>, _ range: DateRange, _ components: DatePickerComponents, _ label: () -> Label
  ) {
    (self.selection, self.range, self.components) = (selection, range, components)
    self.label = label()
  }

  @MainActor public var body: some View {
    _ControlElement("DatePicker") {
      _StyledOrPlain(
        DatePickerStyleConfiguration(
          label: .init(view: DatePickerStyleConfiguration.part(label)), selection: selection,
          minimumDate: range.first, maximumDate: range.last, displayedComponents: components),
        plain: plain)
    }
  }

  @MainActor @ViewBuilder private var plain: some View {
    switch style {
    case .compact:
      HStack(spacing: 8) {
        if !labelsAreHidden {
          label
          Spacer(minLength: 0)
        }
        _CompactDate(selection: selection, range: range, components: components)
      }
    case .graphical: _MonthPicker(selection: selection, range: range, components: components)
    case .wheel:
      HStack(spacing: 8) {
        if !labelsAreHidden { label }
        _DateWheels(selection: selection, range: range, components: components)
      }
    }
  }
  public static var _memberCount: Int? { 1 }
}

/// The components of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The dates that may be chosen.
nonisolated struct DateRange: Sendable {
  var first: Date?
  var last: Date?

  func clamped(_ date: Date) -> Date {
    var date = date
    if let last, date > last { date = last }
    if let first, date < first { date = first }
    return date
  }

  /// Returns whether any time of a day may be chosen.
  func contains(dayOf date: Date, _ calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: date)
    if let last, start > last { return false }
    guard let first, let end = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
    return end > first
  }

  /// Returns whether any time before a moment may be chosen.
  func reaches(before moment: Date) -> Bool { first.map { $0 < moment } ?? true }

  /// Returns whether a moment, or any time after it, may be chosen.
  func reaches(from moment: Date) -> Bool { last.map { $0 >= moment } ?? true }
}

nonisolated extension DatePicker {
  /// Creates a picker of any date, with any view as its label. Only the compact form shows the label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(), displayedComponents, label)
  }

  /// Creates a picker of a date within two ends, with any view as its label. Only the compact form shows the label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateRange(first: range.lowerBound, last: range.upperBound), displayedComponents, label)
  }

  /// Creates a picker of a date from a first one on, with any view as its label. Only the compact form shows the label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(first: range.lowerBound), displayedComponents, label)
  }

  /// Creates a picker of a date up to a last one, with any view as its label. Only the compact form shows the label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateRange(last: range.upperBound), displayedComponents, label)
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a picker of any date with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(), displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of a date within two ends, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of a date within two ends, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of a date from a first one on, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of a date from a first one on, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of a date up to a last one, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of a date up to a last one, with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of any date with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateRange(), displayedComponents) { Text(title) }
  }
}
