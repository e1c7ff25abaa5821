import PlumbLayout

nonisolated extension View {
  /// Draws the view beside its place, in points; its place stays as it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetEffect(x: x, y: y)) }

  /// Draws the view beside its place, in points; its place stays as it is.
  public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(x: offset.width, y: offset.height))
  }
}

nonisolated package struct _OffsetEffect: _ElementModifier {
  let x: CGFloat
  let y: CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let rule = LayoutRule.Offset(
      x: builder.usable(modifier.x, "offset of x", allowsNegative: true) ?? 0,
      y: builder.usable(modifier.y, "offset of y", allowsNegative: true) ?? 0)
    builder.element(Self.self, "offset", .offset(rule), content: content)
  }
}
