import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Draws a line inside the view's edges, in front of it. The width is in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_BorderEffect(style: content, width: width))
  }
}

nonisolated package struct _BorderEffect<Style: ShapeStyle>: _ElementModifier {
  let style: Style
  let width: CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let style = modifier.style._resolveStyle(in: builder.inherited.environment)
    let width = builder.usable(modifier.width, "border of width") ?? 0
    builder.effect(Self.self, "border", BorderLook(style: style, width: width), content: content) {
      look, frame, items, context in
      let rect = context.rounded(frame)
      let (style, width) = (look.style, look.width)
      let inner = CGRect(
        x: rect.minX + width, y: rect.minY + width, width: max(0, rect.width - 2 * width),
        height: max(0, rect.height - 2 * width))
      var path = Path(rect)
      path.addRect(inner)
      return items + [.fill(path, style.paint(in: rect), FillStyle(eoFill: true))]
    }
  }
}

nonisolated private struct BorderLook: Animatable {
  var style: _ResolvedStyle
  var width: CGFloat

  var animatableData: AnimatablePair<_AnimatedNumbers, CGFloat> {
    get { AnimatablePair(style.animatableData, width) }
    set { (style.animatableData, width) = (newValue.first, newValue.second) }
  }
}
