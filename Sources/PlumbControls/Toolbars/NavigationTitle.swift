import PlumbLayout
import PlumbViews

/// Words about a navigation bar.
public struct NavigationBarItem: Hashable, Sendable {
  /// The display mode of a screen's title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the screen below; large on the root.
    case automatic
    /// The title is in the middle of the bar.
    case inline
    /// Below the bar, until it is scrolled away.
    case large
  }
}

nonisolated extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    barSettings("navigationTitle") { $0.title = title }
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// Sets a title with the place of its translations.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets the title of the screen; here it cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// Sets a second, smaller line of the screen's title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    barSettings("navigationSubtitle") { $0.subtitle = subtitle }
  }
  /// Sets a second, smaller line of the screen's title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Sets a second, smaller line of the screen's title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the display mode of the screen's title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    barSettings { $0.displayMode = displayMode }
  }

  /// Sets the display mode of the screen's title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barSettings { $0.displayMode = mode.mode }
  }

  /// The older form of `navigationTitle`.
  public func navigationBarTitle(_ title: Text) -> some View {
    barSettings("navigationBarTitle") { $0.title = title }
  }
  /// The older form of `navigationTitle`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }
  /// The older form of `navigationTitle`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationBarTitle(Text(title))
  }

  /// The older form of `navigationTitle` and `navigationBarTitleDisplayMode`.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    barSettings("navigationBarTitle") { ($0.title, $0.displayMode) = (title, displayMode) }
  }
  /// The older form of `navigationTitle` and `navigationBarTitleDisplayMode`.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }
  /// The older form of `navigationTitle` and `navigationBarTitleDisplayMode`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Hides the screen's navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barSettings { $0.looks[.navigationBar] = BarLook(visibility: hidden ? .hidden : .automatic) }
  }

  /// Hides the button that goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barSettings { $0.hidesBackButton = hidesBackButton }
  }
}

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The form of the screen below; the root's title is large.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// The title in the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// A large title in the bar's own row. Plumb shows it below the bar, like `.large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// The title below the bar, until it is scrolled away.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}
