import PlumbDrawing
import PlumbLayout

/// A shadow as a part of a style: below what is filled, or inside it.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool

  /// Returns a shadow below. The radius is the blur's standard deviation in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// Returns a shadow that the edge throws inside. The radius is the blur's standard deviation in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A shadow whose colour is numbers.
struct ResolvedShadow: Equatable, Sendable {
  var color: ResolvedColor
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
  let isInner: Bool

  init(_ shadow: ShadowStyle, in environment: EnvironmentValues) {
    color = shadow.color.resolve(in: environment)
    radius = shadow.radius.isFinite ? max(0, shadow.radius) : 0
    (x, y) = (shadow.x.isFinite ? shadow.x : 0, shadow.y.isFinite ? shadow.y : 0)
    isInner = shadow.isInner
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow. Shapes and rectangles show it; text does not.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(style: self, shadow: style) }

  /// Returns the style alone: a blend mode of a style is not drawn here; use the view's `blendMode(_:)`.
  public func blendMode(_ mode: BlendMode, fileID: StaticString = #fileID, line: UInt = #line)
    -> some ShapeStyle
  {
    reportUnsupported("ShapeStyle.blendMode", fileID, line)
    return self
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(_ShadowedStyle(style: ForegroundStyle(), shadow: style))
  }
}

nonisolated struct _ShadowedStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _resolveStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .shadowed(
        style._resolveStyle(in: environment).kind, ResolvedShadow(shadow, in: environment)))
  }
}
