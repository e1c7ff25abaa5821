import PlumbDrawing

/// The styles that the surroundings give to text, shapes and symbols: up to three, each fainter than the one before.
package struct ForegroundStyles: Sendable {
  package var primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?
  /// The view's place says so, and not the code around it: buttons keep the accent colour there.
  package var isOfPlace = false

  package init(
    primary: (any ShapeStyle)? = nil, secondary: (any ShapeStyle)? = nil, tertiary: (any ShapeStyle)? = nil,
    isOfPlace: Bool = false
  ) {
    (self.primary, self.secondary, self.tertiary) = (primary, secondary, tertiary)
    self.isOfPlace = isOfPlace
  }
}

struct ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles { ForegroundStyles() }
}

/// The platform's colour of main text; `nil` where a style is set.
enum PlainForegroundKey: DerivedEnvironmentKey {
  static let name = "_PlainForeground.derived"
  static let inputs: Set<ObjectIdentifier> = [
    ObjectIdentifier(ForegroundStylesKey.self), ObjectIdentifier(PlatformStyleKey.self),
    ObjectIdentifier(ColorSchemeKey.self),
  ]

  static func value(in environment: EnvironmentValues) -> _ResolvedStyle? {
    environment.foregroundStyles.primary == nil ? Color.primary._resolveStyle(in: environment) : nil
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
private struct TintGradientKey: EnvironmentKey {
  static var defaultValue: Gradient? { nil }
}

private struct OwnAccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  package var foregroundStyles: ForegroundStyles {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style of `BackgroundStyle`; `nil` is the platform's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  var ownAccentColor: Color? {
    get { self[OwnAccentColorKey.self] }
    set { self[OwnAccentColorKey.self] = newValue?.replacingAccent(by: accent) }
  }

  /// The colour that `Color.accentColor` means.
  var accent: Color { tint ?? ownAccentColor ?? Color(.appAccent, label: "accentColor") }

  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue?.replacingAccent(by: accent) }
  }

  /// The gradient that the accent colour is the first colour of.
  package var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// A level of the foreground: what was set for it, or the level above made fainter, or the platform's label
  /// colours where nothing was set at all.
  func foregroundLevel(_ level: Int) -> _ResolvedStyle {
    if level == 0, let plain = self[derived: PlainForegroundKey.self] { return plain }
    let styles = foregroundStyles
    let chosen = [styles.primary, styles.secondary, styles.tertiary]
    // A style that was set with an outer style in mind (`.secondary` inside `.foregroundStyle`) must not find itself.
    var outer = self
    outer.foregroundStyles = ForegroundStyles()
    if level < chosen.count, let style = chosen[level] { return style._resolveStyle(in: outer) }
    let systemColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quaternary]
    guard let primary = styles.primary else { return Color(systemColors[level])._resolveStyle(in: self) }
    // The share of each level is that of the platform's label colours (Rules/Colours.md#R-130); the fifth is assumed.
    let shares = [1, 0.6, 0.3, colorScheme == .dark ? 0.16 : 0.18, 0.1]
    return _ResolvedStyle(.faded(primary._resolveStyle(in: outer).kind, shares[level]))
  }
}

nonisolated extension View {
  /// Sets the colour of text, shapes and symbols.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(_EnvironmentModifier { $0.foregroundStyles = ForegroundStyles(primary: color) })
  }

  /// Sets the style of text, shapes and symbols.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier { $0.foregroundStyles = ForegroundStyles(primary: style.withForeground(of: $0)) })
  }

  /// Sets the styles of the first two levels of text, shapes and symbols.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.foregroundStyles = ForegroundStyles(
          primary: primary.withForeground(of: $0), secondary: secondary.withForeground(of: $0))
      })
  }

  /// Sets the styles of the three levels of text, shapes and symbols.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.foregroundStyles = ForegroundStyles(
          primary: primary.withForeground(of: $0), secondary: secondary.withForeground(of: $0),
          tertiary: tertiary.withForeground(of: $0))
      })
  }

  /// Sets the accent colour.
  public func tint(_ tint: Color?) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.tint = tint
        $0.tintGradient = nil
      })
  }

  /// Sets the accent colour to the colour of a style; a gradient counts as its first one, but for gauges.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      _EnvironmentModifier {
        $0.tint = tint?._resolveStyle(in: $0).mainColor
        $0.tintGradient = tint as? Gradient
      })
  }

  /// Sets the accent colour in the older form: unlike a tint it leaves switches as they are, and a tint counts before it.
  public func accentColor(_ color: Color?) -> some View { environment(\.ownAccentColor, color) }

  /// Sets the style of `BackgroundStyle`.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle {
  /// The style as it is to be set: one that speaks of the current foreground gets its colours now.
  fileprivate func withForeground(of environment: EnvironmentValues) -> any ShapeStyle {
    if let level = self as? HierarchicalShapeStyle {
      return _ForegroundAtUse(style: level._resolveStyle(in: environment))
    }
    if self is ForegroundStyle { return _ForegroundAtUse(style: _resolveStyle(in: environment)) }
    return self
  }
}

nonisolated private struct _ForegroundAtUse: ShapeStyle {
  let style: _ResolvedStyle
  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}
