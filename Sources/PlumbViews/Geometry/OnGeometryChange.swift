import PlumbLayout

nonisolated extension View {
  /// Adds an action for a value that is made from the view's geometry. It is performed at first, and whenever the value
  /// has changed.
  @preconcurrency public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T) -> Void
  ) -> some View {
    modifier(_GeometryAction(transform: transform) { _, new in action(new) })
  }

  /// Adds an action for the old and the new value that are made from the view's geometry. It is performed at first, and
  /// whenever the value has changed.
  @preconcurrency public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (T, T) -> Void
  ) -> some View {
    modifier(_GeometryAction(transform: transform, action: action))
  }
}

nonisolated package struct _GeometryAction<Value: Equatable>: _NodeModifier {
  let transform: @MainActor (GeometryProxy) -> Value
  let action: @MainActor (Value, Value) -> Void

  init(
    transform: @escaping @MainActor (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) {
    (self.transform, self.action) = (transform, action)
  }

  @MainActor package func configure(_ node: ViewNode) {
    node.watchLayout(
      { transform(GeometryProxy(source: GeometrySource($0, isWatched: false))) },
      changed: { action($0, $1) })
  }
}
