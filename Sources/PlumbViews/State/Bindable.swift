import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes the bindings, as `$property.name`.
  public var projectedValue: Bindable<Value> { self }

  private init(of value: Value) { wrappedValue = value }

  // The compiler looks here, and not into extensions, for whether a view's own initializer takes the object itself.
  /// Unavailable: `@Bindable` works only for objects that are `@Observable`.
  @available(*, unavailable, message: "@Bindable takes an object that is @Observable")
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// Unavailable: `@Bindable` works only for objects that are `@Observable`.
  @available(*, unavailable, message: "@Bindable takes an object that is @Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object; views that read it run again when the property changes.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding(ObjectLocation(wrappedValue, keyPath, isObserved: true))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates bindings to an object's properties, as `@Bindable var object = …` does.
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }
  /// Creates bindings to an object's properties, as `Bindable(object).name` needs.
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }
  /// Creates the property from another `@Bindable` property, as a parameter that is written `$object`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
