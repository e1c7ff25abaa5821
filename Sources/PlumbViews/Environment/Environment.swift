import Observation

/// A property that reads a value of the environment. The view's body runs again when that value changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source: Equatable {
    case value(KeyPath<EnvironmentValues, Value>)
    /// An object that must be there.
    case object(KeyPath<EnvironmentValues, Value?>)
  }

  private let source: Source
  /// The value of the environment when the body ran. Functions that run later see the same value.
  private var value: Value?
  private var owner: String?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .value(keyPath) }

  /// The value at the time when the body ran; the default where the view is not on screen.
  ///
  /// Without the object that has to be there, the program stops with a message that names the view and the type.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .value(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      let type = String(describing: Value.self)
      let view = owner ?? "a view that is not on screen"
      missingObject(
        "\(view): no \(type) is in the environment. Add .environment(…) with one to a view above, or read "
          + "@Environment(\(type).self) as an optional.")
    }
  }

  @MainActor public static func _install(_ property: inout Environment, _ context: _PropertyContext) {
    property.owner = context.owner
    switch property.source {
    case .value(let keyPath): property.value = context.environment[keyPath: keyPath]
    case .object(let keyPath): property.value = context.environment[keyPath: keyPath]
    }
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  /// Reads the object of a type that a view further up has put into the environment; it has to be there.
  public init(_ objectType: Value.Type) { source = .object(\EnvironmentValues[ObjectType<Value>()]) }
}

extension Environment {
  /// Reads the object of a type that a view further up may have put into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .value(\EnvironmentValues[ObjectType<T>()])
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The type of an object, as an index of the environment.
struct ObjectType<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(type: ObjectType<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }

  /// The object of a type that was put into the environment.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds an `@Observable` object to the environment of the view and everything in it; `nil` removes it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
