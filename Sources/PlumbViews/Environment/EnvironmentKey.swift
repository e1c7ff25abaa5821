/// The name of a value of the environment, and the value where nobody has set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
