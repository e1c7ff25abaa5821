import PlumbGraph

/// A value that a view keeps for itself: it lives as long as the view stands in its place, and the body runs again
/// when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: () -> Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = { value } }
  public init(initialValue value: Value) { initial = { value } }

  /// Outside a view tree there is nobody to keep the value, so writing does nothing there.
  public var wrappedValue: Value {
    get { box?.attribute.value ?? initial() }
    nonmutating set { box?.attribute.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial()) }
    return Binding(get: { box.attribute.value }, set: { box.attribute.set($0) })
  }

  @MainActor public static func _install(_ property: inout State, _ context: _PropertyContext) {
    if let box = context.storage.content as? StateBox<Value> {
      property.box = box
      return
    }
    let storage = context.storage
    let box = StateBox(
      storage.subgraph.apply {
        storage.graph.input(property.initial(), name: "@State \(typeName(Value.self))")
      })
    storage.content = box
    property.box = box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Where a state's value is.
private final class StateBox<Value> {
  let attribute: Attribute<Value>
  init(_ attribute: Attribute<Value>) { self.attribute = attribute }
}
