import PlumbLayout

/// Rows of settings: labels and values apart, in groups.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\EnvironmentValues[StyleOf<FormStyleConfiguration>()]) private var styles

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    // The rows as they were written: what is handed to a style is of no type any more.
    if styles.next == nil {
      List { content }
    } else {
      _Styled(FormStyleConfiguration(content: .init(view: FormStyleConfiguration.part(content))))
    }
  }
  public static var _memberCount: Int? { 1 }
}

nonisolated extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, in the next style out.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form's rows and sections.
public struct FormStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
    nonisolated public static var _memberCount: Int? { nil }
  }

  public let content: Content
}

extension FormStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(GroupedFormStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// Rows in groups on a ground of their own.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// On iOS the grouped look.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// The platform's own: the grouped look.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
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
  /// Sets how forms look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
