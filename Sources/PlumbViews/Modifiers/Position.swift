import PlumbLayout

nonisolated extension View {
  /// Places the view's centre at a point of its parent, in points, and takes the whole proposed size.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_PositionLayout(x: x, y: y)) }

  /// Places the view's centre at a point of its parent, in points, and takes the whole proposed size.
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(x: position.x, y: position.y))
  }
}

nonisolated package struct _PositionLayout: _ElementModifier {
  let x: CGFloat
  let y: CGFloat

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let rule = LayoutRule.Position(
      x: builder.usable(modifier.x, "position of x", allowsNegative: true) ?? 0,
      y: builder.usable(modifier.y, "position of y", allowsNegative: true) ?? 0)
    builder.element(Self.self, "position", .position(rule), content: content)
  }
}
