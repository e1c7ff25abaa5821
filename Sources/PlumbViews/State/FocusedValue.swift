/// A key of a value that the view with the focus offers to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus offers. Nothing collects them here, so all are absent.
public struct FocusedValues {
  /// Makes values, all of which are absent.
  public init() {}

  /// The value for a key: always `nil`, and what is set is dropped.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Asks for a value by its key path. Plumb does not look for it.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Asks for an object by its type. Plumb does not look for it.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// Always `nil`.
  public var wrappedValue: Value? { nil }
}

/// A binding that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Asks for a binding by its key path. Plumb does not look for it.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Always `nil`, and what is set is dropped.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to `nil`, which drops what is written.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
  /// Asks for an object of its type. Plumb does not look for it.
  public init() {}
  /// Always `nil`.
  public var wrappedValue: ObjectType? { nil }
}

nonisolated extension View {
  /// Nobody reads what the view with the focus offers.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Nobody reads what the view with the focus offers.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Nobody reads what the view with the focus offers.
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Nobody reads what the view with the focus offers.
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }
  /// Nobody reads what the view with the focus offers.
  public func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }
  /// Nobody reads what the view with the focus offers.
  public func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View { self }
}
