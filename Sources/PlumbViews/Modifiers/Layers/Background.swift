import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Layers views behind this one. They are offered its size, and do not change it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    modifier(_BackgroundModifier(content: content(), alignment: alignment))
  }

  // Colours are views and styles; the style's form is the one that SwiftUI takes, and a choice per level of nesting
  // would make the compiler try 2^depth combinations.
  /// Layers a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    modifier(_BackgroundModifier(content: background, alignment: alignment))
  }

  /// Fills the view's rectangle behind it, and extends to the canvas's edge where the view ends at that of the safe
  /// area.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    modifier(_BackgroundModifier(content: _StyleFill(style: style, safeAreaEdges: edges), alignment: .center))
  }

  /// Fills the view's rectangle behind it with the background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _BackgroundModifier(
        content: _StyleFill(style: BackgroundStyle(), safeAreaEdges: edges), alignment: .center))
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(_BackgroundModifier(content: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Fills a shape behind the view with the background style.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(
      _BackgroundModifier(content: shape.fill(BackgroundStyle(), style: fillStyle), alignment: .center))
  }
}

nonisolated package struct _BackgroundModifier<Content: View>: _ElementModifier {
  let content: Content
  let alignment: Alignment
  /// The modifier's name in the source.
  var name = "background"

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, modifier.name, .layered(LayoutRule.Layered(alignment: modifier.alignment)),
      configure: { $0.drawsSecondFirst = true }
    ) {
      content()
      builder.secondary(modifier.content)
    }
  }
}
