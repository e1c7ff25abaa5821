import PlumbViews

/// A type that describes the look of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view that shows a group of controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's parts.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label of the group; empty where the group has none.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The controls of the group, for the style to place.
  public let content: Content
  /// The label of the group, for the style to place.
  public let label: Label
}

extension ControlGroupStyleConfiguration: StyledConfiguration {
  static var platformStyle: ErasedStyle<Self> {
    ErasedStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

// The platform's own styles look the same here.
/// The style of the surroundings: a row of buttons, in a menu a row of symbols.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style that `.automatic` names.
  nonisolated public init() {}
  /// Shows the group as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// A group in a bar. Plumb shows it like `.automatic`.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style that `.navigation` names.
  nonisolated public init() {}
  /// Shows the group as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// A group that opens as a menu in a row of symbols. Plumb shows it like `.automatic`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style that `.compactMenu` names.
  nonisolated public init() {}
  /// Shows the group as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// A group that opens as a menu. Plumb shows it like `.automatic`, and opens nothing.
public struct MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style that `.menu` names.
  nonisolated public init() {}
  /// Shows the group as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
/// A group of symbols to choose from. Plumb shows it like `.automatic`.
public struct PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style that `.palette` names.
  nonisolated public init() {}
  /// Shows the group as the platform has it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of the surroundings: a row of buttons, in a menu a row of symbols.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A group in a bar; Plumb shows it like `.automatic`.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu in a row of symbols; Plumb shows it like `.automatic`.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A group that opens as a menu; Plumb shows it like `.automatic`, and opens nothing.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Symbols to choose from; Plumb shows them like `.automatic`.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets how groups of controls look; the platform's own styles are all the same here, and another one than the automatic is
  /// reported.
  public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let isBuiltIn = style is any BuiltInStyle
    return self.style(isBuiltIn ? nil : ErasedStyle(style) { $0.makeBody(configuration: $1) })
      .unsupported(
        "controlGroupStyle", fileID, line, if: isBuiltIn && !(style is AutomaticControlGroupStyle))
  }
}
