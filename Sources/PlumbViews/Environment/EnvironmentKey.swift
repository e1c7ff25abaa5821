/// The name of a value of the environment, and its default.
public protocol EnvironmentKey {
  /// The type of the value that the environment holds under the key.
  associatedtype Value
  /// The value where no view and no host has set one.
  static var defaultValue: Value { get }
}
