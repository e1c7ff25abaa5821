import Foundation
import PlumbViews

/// The forms that date pickers have.
enum DatePickerForm: Sendable { case compact, graphical, wheel }

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker's parts, and what it changes.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
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
  /// The picker that a style was given, in the next style out.
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

public struct DefaultDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .compact }
}
public struct CompactDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .compact }
}
public struct GraphicalDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .graphical }
}
public struct WheelDatePickerStyle: DatePickerStyle, DatePickerFormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
  nonisolated var form: DatePickerForm { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
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
