import PlumbLayout

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu's label and its rows. A style shows them with `Menu(configuration)`.
public struct MenuStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
    nonisolated public static var _memberCount: Int? { nil }
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

extension MenuStyleConfiguration {
  /// The look of all of the platform's styles: the label is a button in the surrounding style.
  @MainActor fileprivate var plain: some View {
    _PlainMenu(label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
  }
}

/// The platform's own: the label is a button.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.plain }
}

/// The label is a button in the surrounding style.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.plain }
}

/// On iOS the label is a button in the surrounding style, too.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.plain }
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
  /// Sets how menus look; the label is a button in the surrounding style in all of the platform's styles.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
