import PlumbLayout

/// Controls that belong together: in a menu a row of symbols, elsewhere a row of buttons.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.openMenu) private var menu

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View {
    _ControlElement("ControlGroup") {
      if menu != nil {
        HStack(spacing: 0) { content.labelStyle(_SymbolFirstLabelStyle()).multilineTextAlignment(.center) }
      } else {
        HStack(spacing: 8) { content }
      }
    }
  }
  public static var _memberCount: Int? { 1 }
}

/// The symbol over the title, in the middle.
private struct _SymbolFirstLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 8)
  }
}

/// How groups of controls look; here all the same.
public protocol ControlGroupStyle: Sendable {}
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets how groups of controls look; here all the same.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
