import PlumbDrawing
import PlumbLayout

/// The fill of a shape: a colour, a gradient, or a style that depends on the surroundings.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` gives; `Never` for a style that says by itself how it looks.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in some surroundings. A custom style implements this.
  func resolve(in environment: EnvironmentValues) -> Resolved

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolveStyle(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program. It is never called, since such a style is not made of another one.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style by itself")
  }
}

nonisolated extension Never: ShapeStyle {
  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(.clear))
  }
}

/// A style whose colours are numbers; points are still shares of the rectangle that it will fill.
public struct _ResolvedStyle: Sendable, Equatable {
  indirect enum Kind: Sendable, Equatable {
    case color(ResolvedColor)
    case linear([Paint.Stop], UnitPoint, UnitPoint)
    case radial([Paint.Stop], UnitPoint, CGFloat, CGFloat)
    case angular([Paint.Stop], UnitPoint, CGFloat, CGFloat)
    case elliptical([Paint.Stop], UnitPoint, CGFloat, CGFloat)
    case faded(Kind, Double)
    /// A translucent colour over the blurred picture below, which has a ground.
    case material(ResolvedColor, ground: ResolvedColor)
    case shadowed(Kind, ResolvedShadow)
    case tiles(ImageTile)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The paint for a rectangle in points.
  package func paint(in rect: CGRect) -> Paint { _ResolvedStyle.paint(kind, in: rect) }

  private static func paint(_ kind: Kind, in rect: CGRect) -> Paint {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch kind {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linearGradient(stops, from: point(start), to: point(end))
    case .radial(let stops, let center, let start, let end):
      return .radialGradient(stops, center: point(center), startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      return .angularGradient(stops, center: point(center), start: start, end: end)
    case .elliptical(let stops, let center, let start, let end):
      return .ellipticalGradient(stops, in: rect, center: point(center), startRadius: start, endRadius: end)
    case .faded(let inner, let opacity): return .faded(paint(inner, in: rect), opacity)
    case .material(let color, _): return .color(color)
    case .shadowed(let inner, _): return paint(inner, in: rect)
    // What can have one paint only, such as text, has the colour of a symbol, and nothing of a picture.
    case .tiles(let tile): return .color(tile.color)
    }
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _FadedStyle(style: self, opacity: opacity) }
}

nonisolated struct _FadedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.faded(style._resolveStyle(in: environment).kind, opacity))
  }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a style that hides another one's type.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolveStyle(in: environment)
  }
}

/// The style of the foreground, as the surroundings set it.
nonisolated public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foregroundLevel(0)
  }
}

/// The style behind everything: white, or black in dark surroundings.
nonisolated public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.backgroundStyle?._resolveStyle(in: environment)
      ?? Color(.background)._resolveStyle(in: environment)
  }
}

/// The accent colour, as the surroundings set it.
nonisolated public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.accentColor._resolveStyle(in: environment)
  }
}

/// The colour of thin lines between things.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.color(environment.platformStyle.separator.resolved(environment.colorScheme)))
  }
}

/// A fainter form of the current foreground style.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foregroundLevel(level)
  }

}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// A fainter form of the foreground style, as for less important text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// A form of the foreground style that is fainter than `secondary`.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// A form of the foreground style that is fainter than `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The faintest form of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground, as the surroundings set it.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind everything, as the surroundings set it.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour, as the surroundings set it.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
