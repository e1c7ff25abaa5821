import Foundation
import PlumbViews

/// The forms that date pickers have.
enum DatePickerForm: Sendable { case compact, graphical, wheel }

/// A type that describes the look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view that shows a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker's parts, and what it changes.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of the picker, for the style to place.
  public let label: Label
  /// The date that is chosen; a style writes another one here. Nothing keeps it within the ends.
  @Binding public var selection: Date
  /// The first date that may be chosen; `nil` if there is no such end.
  public let minimumDate: Date?
  /// The last date that may be chosen; `nil` if there is no such end.
  public let maximumDate: Date?
  /// The components of the date to choose: the day, the time, or both.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, _selection, self.minimumDate) = (label, selection, minimumDate)
    (self.maximumDate, self.displayedComponents) = (maximumDate, displayedComponents)
  }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the picker that a style was given, in the next style out.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection,
      DateRange(first: configuration.minimumDate, last: configuration.maximumDate),
      configuration.displayedComponents, { configuration.label })
  }
}

/// A style of the platform's own.
private protocol DatePickerFormStyle: DatePickerStyle {
  nonisolated var form: DatePickerForm { get }
}

/// The style of the surroundings: the compact form, on each platform.
public struct DefaultDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the picker as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .compact }
}
/// The day and the time as words on grey grounds; a press on one opens a month below.
public struct CompactDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  /// Creates the style that `.compact` names.
  nonisolated public init() {}
  /// Shows the picker as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .compact }
}
/// A month of days, without the picker's label.
public struct GraphicalDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  /// Creates the style that `.graphical` names.
  nonisolated public init() {}
  /// Shows the picker as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .graphical }
}
/// Drums for the parts of the date, without the picker's label. Plumb has them on a Mac too.
public struct WheelDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  /// Creates the style that `.wheel` names.
  nonisolated public init() {}
  /// Shows the picker as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style of the surroundings: the compact form, on each platform.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The day and the time as words; a press opens a month.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days, which is always open.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Drums for the parts of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: DatePickerForm { .compact } }

extension EnvironmentValues {
  var datePickerStyle: DatePickerForm {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how date pickers look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let form = (style as? any DatePickerFormStyle)?.form
    return self.style(form != nil ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
      .transformEnvironment(\.datePickerStyle) { if let form { $0 = form } }
  }
}
