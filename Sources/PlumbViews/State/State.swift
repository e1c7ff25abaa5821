import Foundation
import PlumbGraph
import Synchronization

/// A value that a view keeps for itself. It lives as long as the view stays in its place, and the body runs again when
/// it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Uncompared<Value>
  private var box: StateBox<Value>?

  /// Creates a state that starts with a value. A view that is in its place already keeps the value that it has.
  public init(wrappedValue value: Value) { initial = Uncompared(value: value) }
  /// Creates a state that starts with a value, where the wrapper itself is made in code.
  public init(initialValue value: Value) { initial = Uncompared(value: value) }

  /// The value. Outside a view tree no view keeps it, so writing has no effect there.
  public var wrappedValue: Value {
    get { box?.read() ?? initial.value }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value, as `$property`. Outside a view tree it never changes.
  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial.value) }

  @MainActor public static func _install(_ property: inout State, _ context: _PropertyContext) {
    let box = context.storage.content as? StateBox<Value> ?? makeBox(property, context)
    context.storage.content = box
    property.box = box
  }

  @MainActor private static func makeBox(_ property: State, _ context: _PropertyContext) -> StateBox<Value> {
    let kept = context.storage.host?.keptState
    let initial = kept?.value(for: context.storage, as: Value.self) ?? property.initial.value
    let box = StateBox(initial, in: context.storage, name: "@State \(context.name)")
    kept?.keep(box, for: context.storage)
    return box
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// The storage of a value that a view keeps: an attribute for the main actor, and a copy for the other threads.
final class StateBox<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let attribute: Attribute<Value>
  private let copy: Mutex<Carried<Value>>

  @MainActor init(_ value: Value, in storage: PropertyStorage, name: String) {
    attribute = storage.subgraph.apply { storage.graph.input(value, name: name) }
    copy = Mutex(Carried(value: value))
  }

  override func read() -> Value {
    if MainTurn.isNow { return attribute.value }
    return copy.withLock { $0 }.value
  }

  override func write(_ value: Value) {
    let carried = Carried(value: value)
    copy.withLock { $0 = carried }
    if MainTurn.isNow {
      attribute.set(value)
    } else {
      // Another write may have come meanwhile; the last one counts.
      MainTurn.later { self.attribute.set(self.copy.withLock { $0 }.value) }
    }
  }

  override var isRecorded: Bool { true }
}
