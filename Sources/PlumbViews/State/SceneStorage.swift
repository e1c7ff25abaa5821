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

  /// The value under the key, or the one that the property starts with if the scene has none that can be read.
  public var wrappedValue: Value {
    get { box?.read() ?? initial.value }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the stored value, as `$property`. Outside a view tree it never changes.
  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial.value) }

  @MainActor public static func _install(_ property: inout SceneStorage, _ context: _PropertyContext) {
    property.box = context.storage.storedBox(
      property.initial.value, property.key, property.form.value,
      in: .memory(context.storage.host?.sceneStorage ?? MemoryStore()), name: "@SceneStorage \(context.name)")
  }
}

extension SceneStorage {
  /// Creates a property with a value of a type that a store holds.
  public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
    self.init(wrappedValue, key, .plain())
  }

  /// Creates a property with a value that may be missing.
  public init<V: _StorableValue>(_ key: String) where Value == V? {
    self.init(nil, key, StorableForm<V>.plain().optional())
  }

  /// Creates a property with a value with a whole number as its raw value, which is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw())
  }

  /// Creates a property with a value that may be missing, with a whole number for its raw value; writing `nil` removes
  /// the entry.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StorableForm<R>.raw().optional())
  }

  /// Creates a property with a value with a string as its raw value, which is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw())
  }

  /// Creates a property with a value that may be missing, with a string for its raw value; writing `nil` removes the
  /// entry.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StorableForm<R>.raw().optional())
  }
}

extension SceneStorage {
  /// A value that is kept as JSON, for types of SwiftUI's own.
  package init(coding initial: Value, _ key: String) where Value: Codable {
    self.init(initial, key, .coded())
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
