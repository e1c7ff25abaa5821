import PlumbViews

/// A type that describes the look of menus before they are open.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view that shows a menu that is not open.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu's parts.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The rows of the menu.
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
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the menu as the platform has it: as a button in the surrounding style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the surrounding style.
public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Creates the style that `.button` names.
  nonisolated public init() {}
  /// Shows the menu as the platform has it: as a button in the surrounding style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border; here one in the surrounding style.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  /// Creates the style that `.borderlessButton` names.
  nonisolated public init() {}
  /// Shows the menu as the platform has it: as a button in the surrounding style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button in the surrounding style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the surrounding style, like `.automatic`.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border; Plumb shows it like `.automatic`.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Sets how menus look; in the platform's own styles the label is a button in the surrounding style.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style is any BuiltInStyle ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
