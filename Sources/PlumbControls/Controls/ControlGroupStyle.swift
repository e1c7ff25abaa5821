import PlumbViews

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's parts.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

// The platform's own styles look the same here.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets how groups of controls look; the platform's own styles are all the same here.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style is any BuiltInStyle ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
