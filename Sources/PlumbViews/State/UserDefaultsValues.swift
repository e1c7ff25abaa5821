import Foundation

// On Apple's systems every object takes and gives values by keys; what apps do so with are the defaults.
extension UserDefaults {
  /// Returns the value of a key; `nil` if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key; `nil` takes the entry away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
