import PlumbLayout

nonisolated extension View {
  /// Layers views in front of this one. They are offered its size, and do not change it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(content: content(), alignment: alignment))
  }

  /// Layers a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(content: overlay, alignment: alignment))
  }

  /// Covers the view with a style, and extends to the canvas's edge where the view ends at that of the safe area.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_OverlayModifier(content: _StyleFill(style: style, safeAreaEdges: edges), alignment: .center))
  }

  /// Covers the view with a shape of a style.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(_OverlayModifier(content: shape.fill(style, style: fillStyle), alignment: .center))
  }
}

nonisolated package struct _OverlayModifier<Content: View>: _ElementModifier {
  let content: Content
  let alignment: Alignment

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(Self.self, "overlay", .layered(LayoutRule.Layered(alignment: modifier.alignment))) {
      content()
      builder.secondary(modifier.content)
    }
  }
}
