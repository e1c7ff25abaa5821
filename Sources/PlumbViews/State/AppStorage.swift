package import Combine
import Foundation

/// A value that outlives the app: it is kept in a user's defaults under a key, and all who name the key share it.
///
/// Without its own store, and without one from ``View/defaultAppStorage(_:)`` or the host, the value lives as long
/// as the host does, so that a picture does not depend on what was shown before.
///
/// A property of an observable object announces its changes as the object's, also those that others make.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  /// The value for code that reads and writes it where no view keeps the property: in an object.
  private let outside: Uncompared<ObjectStoredValue<Value>>
  private var box: StoredBox<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StorableForm<Value>) {
    (self.key, self.store) = (key, store)
    outside = Uncompared(value: ObjectStoredValue(initial, key, form, in: store))
  }

  private var location: BindingLocation<Value> { box ?? outside.value }

  /// The value under the key, or the one that the property starts with if the store has none that can be read.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  /// A binding to the stored value, as `$property`.
  public var projectedValue: Binding<Value> { Binding(location) }

  @MainActor public static func _install(_ property: inout AppStorage, _ context: _PropertyContext) {
    let memory = context.storage.host?.appStorage ?? MemoryStore()
    let defaults = property.store ?? context.environment.appStorageDefaults
    let store = defaults.map(ValueStore.defaults) ?? .memory(memory)
    let outside = property.outside.value
    property.box = context.storage.storedBox(
      outside.initial, property.key, outside.form, in: store,
      name: "@AppStorage \(context.name)")
  }
}

extension AppStorage {
  /// Creates a property with a value of a type that a store holds.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
    self.init(wrappedValue, key, store, .plain())
  }

  /// Creates a property with a value that may be missing.
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(nil, key, store, StorableForm<V>.plain().optional())
  }

  /// Creates a property with a value with a whole number as its raw value, which is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw())
  }

  /// Creates a property with a value that may be missing, with a whole number for its raw value; writing `nil` removes
  /// the entry.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StorableForm<R>.raw().optional())
  }

  /// Creates a property with a value with a string as its raw value, which is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw())
  }

  /// Creates a property with a value that may be missing, with a string for its raw value; writing `nil` removes the
  /// entry.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StorableForm<R>.raw().optional())
  }
}

extension AppStorage {
  /// A value that is kept as JSON, for types of SwiftUI's own.
  package init(coding initial: Value, _ key: String, store: UserDefaults?) where Value: Codable {
    self.init(initial, key, store, .coded())
  }
}

extension PropertyStorage {
  /// The property's box, and a new one if the property names another entry than before.
  func storedBox<Value>(
    _ initial: Value, _ key: String, _ form: StorableForm<Value>, in store: ValueStore, name: String
  ) -> StoredBox<Value> {
    if let box = content as? StoredBox<Value>, box.key == key, box.store.isSame(as: store) { return box }
    let box = StoredBox(initial, key, form, in: store, self, name: name)
    content = box
    return box
  }
}

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of `@AppStorage` values that name none.
  package var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the store of those `@AppStorage` properties that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_EnvironmentModifier { $0.appStorageDefaults = store })
  }
}

extension AppStorage: PublishedProperty {
  package var anyStorage: any PublishedStorage { outside.value }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
