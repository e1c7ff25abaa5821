nonisolated extension View {
  /// Sets a value of the environment for the view and everything in it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and everything in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

nonisolated package struct _EnvironmentModifier: _InheritedModifier {
  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor package static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder) {
    modifier.change(&builder.inherited.environment)
    builder.inherited.isMirrored = builder.inherited.environment.layoutDirection == .rightToLeft
  }
}
