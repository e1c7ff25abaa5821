import PlumbLayout

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group's controls and its label.
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

/// The controls in a row; in a menu as symbols over their titles. The label is not shown.
nonisolated struct _ControlRow<Content: View>: View {
  let content: Content
  @Environment(\.openMenu) private var menu

  init(content: Content) { self.content = content }

  @MainActor var body: some View {
    if menu != nil {
      HStack(spacing: 0) { content.labelStyle(_SymbolFirstLabelStyle()).multilineTextAlignment(.center) }
    } else {
      HStack(spacing: 8) { content }
    }
  }
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

/// The platform's own: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ControlRow(content: configuration.content)
  }
}

/// A row, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ControlRow(content: configuration.content)
  }
}

/// A row, as in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ControlRow(content: configuration.content)
  }
}

/// Here a row, too.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ControlRow(content: configuration.content)
  }
}

/// A row, as in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _ControlRow(content: configuration.content)
  }
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
  /// Sets how groups of controls look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}
