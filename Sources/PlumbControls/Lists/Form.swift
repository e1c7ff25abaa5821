import PlumbViews

/// Rows of settings: labels and values apart, in groups.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    _StyledOrPlain(
      FormStyleConfiguration(content: .init(view: FormStyleConfiguration.part(content))),
      plain: List { content })
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, in the next style out.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look. Of the platform's own styles, iOS has the grouped one only.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form's rows.
public struct FormStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
}

extension FormStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

public struct GroupedFormStyle: FormStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
public struct ColumnsFormStyle: FormStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
public struct AutomaticFormStyle: FormStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension View {
  /// Sets how forms look; the platform's own styles are all the grouped one.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style is any BuiltInStyle ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
