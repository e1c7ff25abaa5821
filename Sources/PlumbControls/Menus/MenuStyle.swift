import PlumbViews

/// How menus look until they are open.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu's parts.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// A button in the surrounding style.
public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the surrounding style.
public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border; here one in the surrounding style.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Sets how menus look; in the platform's own styles the label is a button in the surrounding style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style is any BuiltInStyle ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
