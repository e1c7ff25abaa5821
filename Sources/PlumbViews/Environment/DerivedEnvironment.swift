import PlumbGraph

/// A value that is made of others of the environment. It is made once for all views that read it at a place.
protocol DerivedEnvironmentKey {
  associatedtype Value: Equatable
  /// The name of its rule, which ends as ``AnyAttribute/isDerived`` wants it.
  static var name: String { get }
  /// The keys of all that `value(in:)` reads.
  static var inputs: Set<ObjectIdentifier> { get }
  static func value(in environment: EnvironmentValues) -> Value
}

extension EnvironmentValues {
  /// The value of a derived key. Where one of its inputs is set right around the reader, it is made for those that read it
  /// there one after the other.
  subscript<Key: DerivedEnvironmentKey>(derived key: Key.Type) -> Key.Value {
    guard let source else { return Key.value(in: self) }
    if overrides.isDisjoint(with: Key.inputs) { return source.read(key) }
    return source.read(key, under: overrides) { Key.value(in: self) }
  }
}

nonisolated extension AnyAttribute {
  /// Whether it is only between a view and the keys of the environment that the view depends on. A report of what a view
  /// reads names these keys.
  package var isDerived: Bool { name.hasSuffix(".derived") }
}
