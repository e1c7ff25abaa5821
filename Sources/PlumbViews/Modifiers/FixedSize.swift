import PlumbLayout

nonisolated extension View {
  /// Fixes the view at its ideal size on both axes, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length on some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(_FixedSizeLayout(axes: axes))
  }
}

nonisolated package struct _FixedSizeLayout: _ElementModifier {
  let axes: Axis.Set

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "fixedSize", .fixedSize(LayoutRule.FixedSize(axes: modifier.axes)), content: content)
  }
}
