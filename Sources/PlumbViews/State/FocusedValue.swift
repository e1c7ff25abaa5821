/// A key of a value that the view with the focus offers to others.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the view with the focus offers. Nothing collects them here, so all are absent.
public struct FocusedValues {
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
  public init() {}
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
