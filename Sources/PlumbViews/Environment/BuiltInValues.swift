import PlumbLayout

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct PlatformStyleKey: EnvironmentKey { static var defaultValue: PlatformStyle { .iOS } }
struct ResourcesKey: EnvironmentKey { static var defaultValue: Resources { .none } }

extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light, until a host or a view says otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The side on which lines and rows begin; the left, until a host or a view says otherwise.
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
