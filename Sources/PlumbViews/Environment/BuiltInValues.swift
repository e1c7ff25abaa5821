import Foundation
import PlumbLayout

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// The width or height that a window has in words.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct PlatformStyleKey: EnvironmentKey { static var defaultValue: PlatformStyle { .iOS } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ResourcesKey: EnvironmentKey { static var defaultValue: Resources { .none } }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The platform whose sizes, distances and colours are used.
  public var platformStyle: PlatformStyle {
    get { self[PlatformStyleKey.self] }
    set { self[PlatformStyleKey.self] = newValue }
  }

  /// Images, colours and fonts that came with the source.
  package var resources: Resources {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows the view in light or dark surroundings.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  /// Asks for light or dark surroundings.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(_EnvironmentModifier { if let scheme { $0.colorScheme = scheme } })
  }

  /// Makes the view and everything in it answer to nothing.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
