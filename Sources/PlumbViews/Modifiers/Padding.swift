import PlumbLayout

nonisolated extension View {
  /// Adds room around the view, in points on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds room on some sides, in points; the platform's own amount where none is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
  }

  /// Adds the same room on all sides, in points.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
}

nonisolated public struct _PaddingLayout: _ElementModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  @MainActor public static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    var insets =
      modifier.insets
      ?? EdgeInsets(builder.inherited.environment.platformStyle.defaultPadding, edges: modifier.edges)
    for edge in Edge.allCases {
      insets[edge] = builder.usable(insets[edge], "padding of", allowsNegative: true) ?? 0
    }
    builder.element(Self.self, "padding", .padding(LayoutRule.Padding(insets)), content: content)
  }
}
