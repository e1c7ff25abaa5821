/// A key of a value that the view with the focus offers to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus offers. Nothing collects them here, so all are absent.
public struct FocusedValues {
  /// Creates values, all of which are absent.
  public init() {}

  /// The value for a key: always `nil`, and what is set is dropped.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let use: UnsupportedUse

  /// Creates a property that reads a value by its key path. Plumb does not look for it.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>, fileID: StaticString = #fileID, line: UInt = #line) {
    use = UnsupportedUse(name: "FocusedValue", fileID: fileID, line: line)
  }

  /// Creates a property that reads an object by its type. Plumb does not look for it.
  public init(_ objectType: Value.Type, fileID: StaticString = #fileID, line: UInt = #line)
  where Value: AnyObject {
    use = UnsupportedUse(name: "FocusedValue", fileID: fileID, line: line)
  }

  /// Always `nil`.
  public var wrappedValue: Value? { nil }

  @MainActor public static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.host?.report(property.use)
  }
}

/// A binding that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let use: UnsupportedUse

  /// Creates a property that reads a binding by its key path. Plumb does not look for it.
  public init(
    _ keyPath: KeyPath<FocusedValues, Binding<Value>?>, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    use = UnsupportedUse(name: "FocusedBinding", fileID: fileID, line: line)
  }

  /// Always `nil`.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to `nil`, which drops what is written.
  public var projectedValue: Binding<Value?> { .constant(nil) }

  @MainActor public static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.host?.report(property.use)
  }
}

/// An object that the view with the focus offers; here there is never one.
@propertyWrapper public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
  private let use: UnsupportedUse

  /// Creates values, all of which are absent.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    use = UnsupportedUse(name: "FocusedObject", fileID: fileID, line: line)
  }

  /// Always `nil`.
  public var wrappedValue: ObjectType? { nil }

  @MainActor public static func _install(_ property: inout Self, _ context: _PropertyContext) {
    context.storage.host?.report(property.use)
  }
}

nonisolated extension View {
  /// Sets a value for the scope of the focus. Plumb does not read it.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some View
  { unsupported("focusedValue", fileID, line) }
  /// Sets a value for the scene with the focus. Plumb does not read it.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> some View
  { unsupported("focusedSceneValue", fileID, line) }
  /// Sets an object for the scope of the focus. Plumb does not read it.
  public func focusedValue<T: AnyObject>(_ object: T?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("focusedValue", fileID, line) }
  /// Sets an object for the scene with the focus. Plumb does not read it.
  public func focusedSceneValue<T: AnyObject>(
    _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("focusedSceneValue", fileID, line) }
  /// Sets an object for the scope of the focus. Plumb does not read it.
  public func focusedObject<T: AnyObject>(_ object: T?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("focusedObject", fileID, line) }
  /// Sets an object for the scene with the focus. Plumb does not read it.
  public func focusedSceneObject<T: AnyObject>(
    _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("focusedSceneObject", fileID, line) }
}
