import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Draws each leaf of the view, such as a text or a shape, more or less transparent: those behind others shine through.
  /// After `compositingGroup` the view is one leaf.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_DrawingEffect("opacity") { .opacity(min(max(opacity.isNaN ? 1 : opacity, 0), 1)) })
  }

  /// Draws a shadow below each leaf of the view, and below the view as a whole after `compositingGroup`. The radius is the blur's standard deviation in points; offsets in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, x: x, y: y))
  }

  /// Blurs each leaf of the view, by a standard deviation in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Mixes each leaf of the view with what is behind it in its own mode.
  public func blendMode(_ mode: BlendMode) -> some View {
    modifier(_DrawingEffect("blendMode") { .blend(mode) })
  }
  /// Draws the view as one picture first, so that effects outside, such as `opacity`, take its parts as one.
  public func compositingGroup() -> some View { modifier(_LayerEffect(name: "compositingGroup")) }
  /// Draws the view as one picture, as `compositingGroup` does. Another value of
  /// `opaque` or `colorMode` than the usual one is reported.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(_LayerEffect(name: "drawingGroup"))
      .unsupported("drawingGroup(opaque:)", fileID, line, if: opaque)
      .unsupported("drawingGroup(colorMode:)", fileID, line, if: colorMode != .nonLinear)
  }

  /// Turns each colour of the view into its opposite; opacity stays.
  public func colorInvert() -> some View { modifier(_DrawingEffect("colorInvert") { .color(.invert) }) }
  /// Makes the view's colours brighter, by a share that is added to each component: -1 is black, 0 no change, 1
  /// white.
  public func brightness(_ amount: Double) -> some View {
    modifier(_DrawingEffect("brightness") { .color(.brightness(amount)) })
  }
  /// Spreads the view's colours away from the middle grey: 0 is all grey, 1 no change; below 0 colours are inverted
  /// too.
  public func contrast(_ amount: Double) -> some View {
    modifier(_DrawingEffect("contrast") { .color(.contrast(amount)) })
  }
  /// Makes the view's colours stronger or fainter: 0 is grey, 1 no change.
  public func saturation(_ amount: Double) -> some View {
    modifier(_DrawingEffect("saturation") { .color(.saturation(amount)) })
  }
  /// Removes a share of the views' colour: 0 is no change, 1 grey.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_DrawingEffect("grayscale") { .color(.grayscale(amount)) })
  }
  /// Turns the hue of the view's colours on the colour circle by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(_DrawingEffect("hueRotation") { .color(.hueRotation(angle.radians)) })
  }
  /// Multiplies each component of the view's colours by that of a colour, opacity too.
  public func colorMultiply(_ color: Color) -> some View { modifier(_MultiplyEffect(color: color)) }
  /// Makes the view a mask: what is light becomes opaque and what is dark transparent, all in black.
  public func luminanceToAlpha() -> some View {
    modifier(_DrawingEffect("luminanceToAlpha") { .color(.luminanceToAlpha) })
  }

  /// Keeps the view's place and draws nothing there.
  public func hidden() -> some View { modifier(_HiddenEffect()) }
}

/// One effect on each leaf of the view (Recorded/Paint.md#W10).
nonisolated package struct _DrawingEffect: _ElementModifier {
  let name: String
  let effect: () -> Effect

  init(_ name: String, _ effect: @escaping () -> Effect) { (self.name, self.effect) = (name, effect) }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.leafEffect(Self.self, modifier.name, modifier.effect(), content: content)
  }
}

nonisolated package struct _LayerEffect: _ElementModifier {
  let name: String

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.effect(Self.self, modifier.name, isSteady: true, content: content) { _, items, _ in
      items.isEmpty ? [] : [.group(.layer, items)]
    }
  }
}

/// Lets effects around take the view as one leaf, as they take a view of UIKit. Without such an effect it draws nothing else.
nonisolated package struct _OneLeaf: _NodeModifier {
  package init() {}
  @MainActor package func configure(_ node: ViewNode) { node.isOneLeaf = true }
}

nonisolated package struct _BlurEffect: _ElementModifier {
  let radius: CGFloat
  let isOpaque: Bool

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let radius = builder.usable(modifier.radius, "blur of radius") ?? 0
    builder.leafEffect(
      Self.self, "blur", .blur(radius: radius, isOpaque: modifier.isOpaque), content: content)
  }
}

nonisolated package struct _ShadowEffect: _ElementModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let color = modifier.color.resolve(in: builder.inherited.environment)
    let radius = builder.usable(modifier.radius, "shadow of radius") ?? 0
    let (x, y) = (modifier.x.isFinite ? modifier.x : 0, modifier.y.isFinite ? modifier.y : 0)
    builder.leafEffect(
      Self.self, "shadow", .shadow(color, radius: radius, x: x, y: y), content: content)
  }
}

nonisolated package struct _MultiplyEffect: _ElementModifier {
  let color: Color

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let color = modifier.color.resolve(in: builder.inherited.environment)
    builder.leafEffect(Self.self, "colorMultiply", .color(.multiply(color)), content: content)
  }
}

nonisolated package struct _HiddenEffect: _ElementModifier {
  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.effect(Self.self, "hidden", isSteady: true, content: content) { _, _, _ in [] }
  }
}
