import Foundation
import PlumbLayout

/// How date pickers look, and how they are used.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker's label, its date, and which dates may be chosen.
public struct DatePickerStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  @Binding public var selection: Date
  /// `nil` where any date may be chosen.
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    (self.label, _selection) = (label, selection)
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }

  var range: DateRange { DateRange(first: minimumDate, last: maximumDate) }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style was given, in the next style out.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(configuration.$selection, configuration.range, configuration.displayedComponents) {
      configuration.label
    }
    isPart = true
  }
}

/// The platform's own: a compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ErasedStyle(CompactDatePickerStyle()) { $0.makeBody(configuration: $1) }.body(of: configuration)
  }
}

/// The label, and the date as words that open a month.
public struct CompactDatePickerStyle: DatePickerStyle {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        configuration.label
        Spacer(minLength: 0)
      }
      _CompactDate(
        selection: configuration.$selection, range: configuration.range,
        components: configuration.displayedComponents)
    }
  }
}

/// A month; the label is not shown.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _MonthPicker(
      selection: configuration.$selection, range: configuration.range,
      components: configuration.displayedComponents)
  }
}

/// Drums; the label is not shown.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    _DateWheels(
      selection: configuration.$selection, range: configuration.range,
      components: configuration.displayedComponents)
  }
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

nonisolated extension View {
  /// Sets how date pickers look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
