import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  private init(of value: Value) { wrappedValue = value }

  // The compiler looks here, and not into extensions, for whether a view's own initializer takes the object itself.
  @available(*, unavailable, message: "@Bindable takes an object that is @Observable")
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  @available(*, unavailable, message: "@Bindable takes an object that is @Observable")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding(ObjectLocation(wrappedValue, keyPath, isObserved: true))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
