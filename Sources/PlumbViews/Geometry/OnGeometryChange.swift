import PlumbLayout

nonisolated extension View {
  /// Does something with a value made from the view's place, the first time and whenever it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    modifier(_GeometryAction(transform: transform) { _, new in action(new) })
  }

  /// Does something with the old and the new value made from the view's place, the first time and whenever it has
  /// changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View {
    modifier(_GeometryAction(transform: transform, action: action))
  }
}

nonisolated package struct _GeometryAction<Value: Equatable>: _ElementModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  init(
    transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) {
    (self.transform, self.action) = (transform, action)
  }

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "", nil,
      configure: { node in
        node.watchLayout(
          { modifier.transform(GeometryProxy(source: GeometrySource($0, isWatched: false))) },
          changed: { modifier.action($0, $1) })
      }, content: content)
  }
}
