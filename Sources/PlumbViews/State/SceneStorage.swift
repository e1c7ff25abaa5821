import Foundation

/// A value that is kept with the scene, under a key; a host may save what its scene keeps.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Uncompared<Value>
  private let form: Uncompared<StorableForm<Value>>
  private var box: StoredBox<Value>?

  init(_ initial: Value, _ key: String, _ form: StorableForm<Value>) {
    self.key = key
    (self.initial, self.form) = (Uncompared(value: initial), Uncompared(value: form))
  }

  public var wrappedValue: Value {
    get { box?.read() ?? initial.value }
    nonmutating set { box?.write(newValue) }
  }

  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial.value) }

  @MainActor public static func _install(_ property: inout SceneStorage, _ context: _PropertyContext) {
    property.box = context.storage.storedBox(
      property.initial.value, property.key, property.form.value,
      in: .memory(context.storage.host?.sceneStorage ?? MemoryStore()), name: "@SceneStorage \(context.name)")
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
