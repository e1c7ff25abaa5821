/// A stored property that gives a view's body values from outside the view's own value.
public protocol DynamicProperty {
  /// Called before the body runs, once the properties inside have their values.
  mutating func update()

  /// Connects the property to what it represents in the tree.
  @MainActor static func _install(_ property: inout Self, _ context: _PropertyContext)
}

extension DynamicProperty {
  /// Does nothing before the body runs.
  public mutating func update() {}

  /// Connects the properties of a custom property like those of a view.
  @MainActor public static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.install(in: &property, environment: context.environment)
    property.update()
  }
}
