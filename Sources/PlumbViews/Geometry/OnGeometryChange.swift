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
        let last = node.composite as? SeenValue<Value> ?? SeenValue()
        node.composite = last
        node.readLayout = { node in
          let value = modifier.transform(GeometryProxy(source: GeometrySource(node, isWatched: false)))
          guard value != last.value else { return }
          let old = last.value ?? value
          last.value = value
          node.host.afterLayout { modifier.action(old, value) }
        }
      }, content: content)
  }
}

/// The value that was seen last.
private final class SeenValue<Value> {
  var value: Value?
}
