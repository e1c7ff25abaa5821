import PlumbDrawing

/// A style that the platform gives a colour at each level.
nonisolated private struct _SystemStyle: ShapeStyle {
  let levels: [SystemColor]
  let level: Int

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(levels[min(level, levels.count - 1)])._resolveStyle(in: environment)
  }
}

/// The fill of areas of controls; `.fill.tertiary` and its kin are fainter.
nonisolated public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.fill)._resolveStyle(in: environment)
  }
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.blue)._resolveStyle(in: environment)
  }
}

/// The colour of a field's prompt.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.tertiary)._resolveStyle(in: environment)
  }
}

/// The colour behind what is selected: the accent colour.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.accentColor._resolveStyle(in: environment)
  }
}

/// The colour behind a window's content.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.background)._resolveStyle(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of areas of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links: the platform's blue, whatever the tint is.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a field's prompt.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour behind a window's content.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle {
  /// The style's second level: fainter, or the platform's own second background or fill.
  public var secondary: some ShapeStyle { _LevelStyle(style: self, level: 1) }
  /// The style's third level: 0.3 of its opacity, or the platform's own third background or fill.
  public var tertiary: some ShapeStyle { _LevelStyle(style: self, level: 2) }
  /// The style's fourth level: 0.18 of its opacity, or the platform's own faintest background or fill.
  public var quaternary: some ShapeStyle { _LevelStyle(style: self, level: 3) }
  /// The style's fifth level: 0.1 of its opacity, or the platform's own faintest background or fill.
  public var quinary: some ShapeStyle { _LevelStyle(style: self, level: 4) }
}

nonisolated private struct _LevelStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  /// The share of each level is that of the platform's label colours (Rules/Colours.md#R-130); the fifth is assumed.
  private static var shares: [Double] { [1, 0.6, 0.3, 0.18, 0.1] }

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch style {
    case is FillShapeStyle:
      return _SystemStyle(levels: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], level: level)
        ._resolveStyle(in: environment)
    case is BackgroundStyle where environment.backgroundStyle == nil:
      return _SystemStyle(levels: [.background, .groupedBackground, .groupedRow], level: level)
        ._resolveStyle(in: environment)
    default:
      return _ResolvedStyle(.faded(style._resolveStyle(in: environment).kind, Self.shares[level]))
    }
  }
}
