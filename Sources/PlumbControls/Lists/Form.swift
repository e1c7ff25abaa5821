import PlumbViews

/// Rows of settings: labels and values apart, in groups.
nonisolated public struct Form<Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let content: Content

  /// Creates a form of rows, which are arranged as in a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    _StyledOrPlain(
      FormStyleConfiguration(content: .init(view: FormStyleConfiguration.part(content))),
      plain: List { content })
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style was given, in the next style out.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A type that describes the look of forms. Of the platform's own styles, iOS has the grouped one only.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// Makes the view that shows a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form's rows.
public struct FormStyleConfiguration {
  /// The rows of the form.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The rows of the form, for the style to place.
  public let content: Content
}

extension FormStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// Rows in groups, as in a list.
public struct GroupedFormStyle: FormStyle, BuiltInStyle {
  /// Creates the style that `.grouped` names.
  nonisolated public init() {}
  /// Shows the form as the platform has it: as a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// Labels and values in two columns. Plumb shows it like `.grouped`.
public struct ColumnsFormStyle: FormStyle, BuiltInStyle {
  /// Creates the style that `.columns` names.
  nonisolated public init() {}
  /// Shows the form as the platform has it: as a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
/// The style of the surroundings: rows in groups, on each platform.
public struct AutomaticFormStyle: FormStyle, BuiltInStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the form as the platform has it: as a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups, as in a list.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in two columns; Plumb shows it like `.grouped`.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the surroundings: rows in groups, on each platform.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension View {
  /// Sets how forms look; the platform's own styles are all the grouped one, and another one of them is reported.
  public func formStyle<S: FormStyle>(_ style: S, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    self.style(style is any BuiltInStyle ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
      .unsupported("formStyle", fileID, line, if: style is ColumnsFormStyle)
  }
}
