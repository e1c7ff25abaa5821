/// A reference to a value that is stored elsewhere, for reading and writing.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private var place: BoundPlace<Value>

  var location: BindingLocation<Value> { place.location }

  init(_ location: BindingLocation<Value>) { place = BoundPlace(location: location) }

  /// Creates a binding of two functions, one that reads the value and one that writes it.
  ///
  /// Plumb cannot know whether two such bindings are the same, so a view that is given a new one runs its body again.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionLocation(get: get, set: set))
  }

  /// Creates a binding of two functions, the second of which receives the transaction of the change.
  ///
  /// - Parameter set: receives the value and the transaction of its change, which is the current one.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(FunctionLocation(get: get, set: { set($0, .current) }))
  }

  /// Returns a binding to a value that never changes; writing does nothing.
  public static func constant(_ value: Value) -> Binding { Binding(ConstantLocation(value)) }

  /// Creates the binding from another binding, as a parameter that is written `$value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value, read and written where it is kept.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// The binding itself, as `$property`.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value. Writing reads the whole value, changes the part, and writes the whole.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(MemberLocation(of: location, keyPath))
  }

  @MainActor public static func _install(_ property: inout Binding, _ context: _PropertyContext) {
    guard property.location.isRecorded else { return }
    let storage = context.storage
    if let known = storage.content as? SlicedLocation<Value>,
      known.isSame(as: property.location)
    {
      property = Binding(known)
      return
    }
    // A binding that is another one at each run would leave a rule behind each time.
    guard storage.renewals < 8 else { return }
    storage.renewals += 1
    let sliced = SlicedLocation(property.location, in: storage, name: "@Binding \(context.name)")
    storage.content = sliced
    property = Binding(sliced)
  }
}

extension Binding {
  /// Creates a binding to an optional, made from one to a value that is always there; writing `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { value in if let value { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` if it has none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a hashable value as one of any type; writing a value of another type does nothing.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value in if let value = value.base as? Wrapped { base.wrappedValue = value } })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value that is bound now.
  public var id: Value.ID { wrappedValue.id }
}
