import PlumbGraph

/// The values that a view reads from its surroundings. They pass down the tree until a view overrides them.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  /// The values that were set here, over those of the reader.
  private(set) var overrides = EnvironmentOverrides()
  private let source: EnvironmentReader?

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

  /// A description with the number of values that are set here.
  public var description: String { "EnvironmentValues(\(overrides.count) set)" }
}

/// Values that were set, by key.
struct EnvironmentOverrides: Equatable {
  private var values: [ObjectIdentifier: any AnyEnvironmentValue] = [:]

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }

  subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? EnvironmentValue<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map { EnvironmentValue(value: $0) } }
  }

  func contains<Key: EnvironmentKey>(_ key: Key.Type) -> Bool { values[ObjectIdentifier(key)] != nil }

  /// Whether each key that is set in the other is set here, too.
  func containsKeys(of other: EnvironmentOverrides) -> Bool {
    other.values.keys.allSatisfy { values[$0] != nil }
  }

  /// The other's values win.
  mutating func form(_ other: EnvironmentOverrides) { values.merge(other.values) { $1 } }

  static func == (one: EnvironmentOverrides, other: EnvironmentOverrides) -> Bool {
    one.values.count == other.values.count
      && one.values.allSatisfy { key, value in other.values[key].map { value.isEqual(to: $0) } ?? false }
  }
}

private protocol AnyEnvironmentValue {
  func isEqual(to other: any AnyEnvironmentValue) -> Bool
}

private struct EnvironmentValue<Value>: AnyEnvironmentValue {
  let value: Value

  func isEqual(to other: any AnyEnvironmentValue) -> Bool {
    (other as? EnvironmentValue<Value>).map { valuesAreEqual(value, $0.value) } ?? false
  }
}
