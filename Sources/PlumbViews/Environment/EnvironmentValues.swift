import PlumbGraph

/// The values that a view reads from its surroundings. They pass down the tree until a view overrides them.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// The values that were set here, over those of the reader.
  private(set) var overrides = EnvironmentOverrides()
  let source: EnvironmentReader?

  /// Creates values of which none is set.
  public init() { source = nil }

  init(reader: EnvironmentReader) { source = reader }

  /// The value of a key; the key's default where nothing has set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { overrides[key] ?? source?.read(key) ?? Key.defaultValue }
    set { overrides[key] = newValue }
  }

  /// A part of what the canvas says; `nil` for values that belong to no view tree.
  func partOfCanvas<Value>(_ part: (CanvasParts) -> Attribute<Value>) -> Value? { source?.read(part) }

  /// The source of values that were not set here. Only values without a source are made outside a view tree.
  var reader: EnvironmentReader {
    guard let source else { preconditionFailure("these values belong to no view tree") }
    return source
  }

  /// The values as they are now, without the tree that they were read in: another host can begin with them.
  package var snapshot: EnvironmentValues {
    var values = source?.snapshot ?? EnvironmentValues()
    values.form(overrides)
    return values
  }

  mutating func form(_ overrides: EnvironmentOverrides) { self.overrides.form(overrides) }

  /// The list of the values that were set, the newest first (Recorded/Animation.md#X10).
  public var description: String { snapshot.overrides.description }
}

/// Values that were set, by key.
struct EnvironmentOverrides: Equatable {
  private var values: [ObjectIdentifier: any AnyEnvironmentValue] = [:]
  /// The keys, the newest last.
  private var order: [ObjectIdentifier] = []

  var isEmpty: Bool { values.isEmpty }

  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value? {
    get { isEmpty ? nil : (values[ObjectIdentifier(key)] as? EnvironmentValue<Key>)?.value }
    set {
      let id = ObjectIdentifier(key)
      if values[id] != nil { order.removeAll { $0 == id } }
      values[id] = newValue.map { EnvironmentValue<Key>(value: $0) }
      if newValue != nil { order.append(id) }
    }
  }

  func contains<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }

  /// Certainly the same, as those are that one modifier sets for all that it is around.
  func isSame(as other: EnvironmentOverrides) -> Bool {
    order.withUnsafeBufferPointer { one in
      other.order.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
    }
  }

  func isDisjoint(with keys: Set<ObjectIdentifier>) -> Bool { order.allSatisfy { !keys.contains($0) } }

  /// Whether each key that is set in the other is set here, too.
  func containsKeys(of other: EnvironmentOverrides) -> Bool {
    other.isEmpty || other.values.keys.allSatisfy { values[$0] != nil }
  }

  /// The other's values win, and are newer.
  mutating func form(_ other: EnvironmentOverrides) {
    guard !other.isEmpty else { return }
    order.removeAll { other.values[$0] != nil }
    order += other.order
    values.merge(other.values) { $1 }
  }

  /// The keys with their values, the newest first.
  var description: String {
    "[" + order.reversed().compactMap { values[$0]?.description }.joined(separator: ", ") + "]"
  }

  static func == (one: EnvironmentOverrides, other: EnvironmentOverrides) -> Bool {
    one.values.count == other.values.count
      && one.values.allSatisfy { key, value in other.values[key].map { value.isEqual(to: $0) } ?? false }
  }
}

private protocol AnyEnvironmentValue: CustomStringConvertible {
  func isEqual(to other: any AnyEnvironmentValue) -> Bool
}

private struct EnvironmentValue<Key: EnvironmentKey>: AnyEnvironmentValue {
  let value: Key.Value

  var description: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }

  func isEqual(to other: any AnyEnvironmentValue) -> Bool {
    (other as? EnvironmentValue<Key>).map { valuesAreEqual(value, $0.value) } ?? false
  }
}
