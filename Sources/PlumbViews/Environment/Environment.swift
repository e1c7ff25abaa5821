/// Reads a value of the environment; the view's body runs again when that value changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }

  @MainActor public static func _install(_ property: inout Environment, _ context: _PropertyContext) {
    property.values = context.environment
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
