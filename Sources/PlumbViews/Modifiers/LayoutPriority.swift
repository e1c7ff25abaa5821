import PlumbLayout

nonisolated extension View {
  /// Sets the priority by which a stack gives the view its share before others. The default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriority(value: value))
  }
}

nonisolated package struct _LayoutPriority: _ElementModifier {
  let value: Double

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    let value = modifier.value.isNaN ? 0 : modifier.value
    builder.element(Self.self, "layoutPriority", .priority(value), content: content)
  }
}
