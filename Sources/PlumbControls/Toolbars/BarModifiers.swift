import PlumbLayout
import PlumbViews

/// A bar.
public struct ToolbarPlacement: Sendable {
  enum Bar: Hashable, Sendable { case navigationBar, bottomBar, tabBar, other }
  let bar: Bar
  /// The bar of the platform: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
  /// The bar at the top of a screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
  /// The bar with a screen's own items at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
  /// The bar of the tab view around.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
  /// The bar of a window. Plumb has none, so its settings change nothing.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .other) }
  /// A bar that floats below a window. Plumb has none, so its settings change nothing.
  public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(bar: .other) }
}

nonisolated extension View {
  /// Shows or hides bars; where no bar is named, the navigation bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSettings(for: bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars; where no bar is named, the navigation bar.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSettings(for: bars) { $0.visibility = visibility }
  }

  /// Shows or hides the ground of bars; where no bar is named, that of the navigation bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSettings(for: bars) { $0.background = BarBackground(visibility: visibility) }
  }

  /// Shows or hides the ground of bars; where no bar is named, that of the navigation bar.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barSettings(for: bars) { $0.background = BarBackground(visibility: visibility) }
  }

  /// Sets what the ground of bars is filled with, where it is shown.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let style = BarStyle(AnyShapeStyle(style))
    return barSettings(for: bars) { $0.background = BarBackground(style: style) }
  }

  /// Sets whether bars are light or dark; `nil` leaves it to the surroundings.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barSettings(for: bars) { $0.colorScheme = colorScheme }
  }

  private func barSettings(for bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) -> some View {
    var look = BarLook()
    change(&look)
    let named = Set(bars.isEmpty ? [.navigationBar] : bars.map(\.bar))
    return barSettings { settings in for bar in named { settings.looks[bar] = look } }
      // What views inside say stays: a modifier around adds to it.
      .transformPreference(TabBarLookKey.self) { if named.contains(.tabBar) { $0 = look.around($0) } }
  }
}

/// The look of one bar.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  var background = BarBackground()
  var colorScheme: ColorScheme?

  /// Returns the look with the values around: those further in count before those here (assumed).
  func around(_ inner: BarLook) -> BarLook {
    BarLook(
      visibility: inner.visibility == .automatic ? visibility : inner.visibility,
      background: inner.background.over(background), colorScheme: inner.colorScheme ?? colorScheme)
  }
}

/// The drawing of a bar's ground.
struct BarBackground: Equatable {
  var visibility = Visibility.automatic
  var style: BarStyle?

  func over(_ outer: BarBackground) -> BarBackground {
    BarBackground(
      visibility: visibility == .automatic ? outer.visibility : visibility, style: style ?? outer.style)
  }
}

/// A bar's style of any type; each is another one.
final class BarStyle: Equatable {
  let style: AnyShapeStyle
  init(_ style: AnyShapeStyle) { self.style = style }
  static func == (one: BarStyle, other: BarStyle) -> Bool { one === other }
}

/// The look that a screen sets for the tab bar around.
struct TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value = nextValue().around(value) }
}
