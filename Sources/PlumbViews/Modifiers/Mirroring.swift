import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Draws the view as its mirror image where rows run right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_Mirroring(behavior: enabled ? .mirrors : .fixed))
  }

  /// Sets the layout direction in which the view is drawn as its mirror image. Its position stays as it is.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(_Mirroring(behavior: behavior))
  }
}

nonisolated package struct _Mirroring: _ElementModifier {
  let behavior: LayoutDirectionBehavior

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let isMirrored = modifier.behavior.isMirrored(builder.inherited.environment.layoutDirection)
    builder.effect(Self.self, "", isSteady: true, content: content) { frame, items, _ in
      guard isMirrored, !items.isEmpty else { return items }
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
      return [.group(.transform(mirror), items)]
    }
  }
}
