nonisolated extension View {
  /// Adds an action to perform when a value has changed, and at first if `initial`: as the view appears, in the order of
  /// `onAppear`.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  {
    modifier(_ChangeAction(value: value, initial: initial, action: action))
  }

  /// Adds an action to perform when a value has changed, and at first if `initial`.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    modifier(_ChangeAction(value: value, initial: initial) { _, _ in action() })
  }

  /// Adds an action to perform with the new value when a value has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(_ChangeAction(value: value, initial: false) { _, new in action(new) })
  }
}

nonisolated package struct _ChangeAction<Value: Equatable>: _NodeModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    (self.value, self.initial, self.action) = (value, initial, action)
  }

  @MainActor package func configure(_ node: ViewNode) {
    let (value, action) = (self.value, self.action)
    if let seen = node.composite as? SeenValue<Value> {
      guard let old = seen.value, old != value else { return }
      seen.value = value
      node.host.frames.appearance.addChange(node) { action(old, value) }
    } else {
      node.composite = SeenValue(value)
      guard initial else { return }
      // In the order of appearances (Recorded/Animation.md#X11).
      let appearance = node.makeAppearance()
      appearance.appear = { [unowned appearance] in
        appearance.appear = nil
        action(value, value)
      }
    }
  }
}
