import PlumbLayout

nonisolated extension View {
  /// Adds padding around the view, in points on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds padding on some sides, in points; by default the platform's own amount.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
  }

  /// Adds the same padding on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
}

nonisolated package struct _PaddingLayout: _ElementModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let insets = builder.usable(modifier.insets, edges: modifier.edges, "padding of")
    builder.element(Self.self, "padding", .padding(LayoutRule.Padding(insets)), content: content)
  }
}

extension _TreeBuilder {
  /// Insets that a layout can use; where none are given, the platform's own on some sides.
  func usable(_ insets: EdgeInsets?, edges: Edge.Set, _ what: String) -> EdgeInsets {
    var insets =
      insets ?? EdgeInsets(inherited.environment.platformStyle.defaultPadding, edges: edges)
    for edge in Edge.allCases { insets[edge] = usable(insets[edge], what, allowsNegative: true) ?? 0 }
    return insets
  }
}
