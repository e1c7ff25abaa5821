import Foundation

/// A type that `@AppStorage` and `@SceneStorage` keep as it is: the ones that SwiftUI names, and no others.
public protocol _StorableValue {
  /// The value of what a store holds; `nil` if that is something else.
  static func _decode(_ stored: Any) -> Self?
  /// The value to store.
  var _encoded: Any { get }
}

extension _StorableValue {
  public static func _decode(_ stored: Any) -> Self? { stored as? Self }
  public var _encoded: Any { self }
}

extension String: _StorableValue {}
extension Data: _StorableValue {}

// A store may give another kind of number back than it was given.
extension Bool: _StorableValue {
  public static func _decode(_ stored: Any) -> Bool? { stored as? Bool ?? (stored as? NSNumber)?.boolValue }
}

extension Int: _StorableValue {
  public static func _decode(_ stored: Any) -> Int? { stored as? Int ?? (stored as? NSNumber)?.intValue }
}

extension Double: _StorableValue {
  public static func _decode(_ stored: Any) -> Double? {
    stored as? Double ?? (stored as? NSNumber)?.doubleValue
  }
}

extension URL: _StorableValue {
  public static func _decode(_ stored: Any) -> URL? {
    stored as? URL ?? (stored as? String).flatMap(URL.init(string:))
  }
  public var _encoded: Any { absoluteString }
}

extension Date: _StorableValue {
  public static func _decode(_ stored: Any) -> Date? {
    stored as? Date ?? Double._decode(stored).map(Date.init(timeIntervalSinceReferenceDate:))
  }
  public var _encoded: Any { timeIntervalSinceReferenceDate }
}

/// The form of a value in a store that knows strings, numbers, data and lists.
struct StorableForm<Value> {
  /// The value of what a store holds; `nil` if that is something else.
  let decode: (Any) -> Value?
  /// A closure that returns the value to store; `nil` removes the entry.
  let encode: (Value) -> Any?

  /// The value of what a store holds, or another one if the store holds nothing that can be read.
  func value(of stored: Any?, or initial: Value) -> Value { stored.flatMap(decode) ?? initial }

  /// Nothing is no entry.
  func optional() -> StorableForm<Value?> {
    StorableForm<Value?>(decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }
}

extension StorableForm where Value: _StorableValue {
  /// A value that is kept as it is.
  static func plain() -> StorableForm {
    StorableForm(decode: { Value._decode($0) }, encode: { $0._encoded })
  }
}

extension StorableForm where Value: Codable {
  /// A value that is kept as JSON.
  static func coded() -> StorableForm {
    StorableForm(
      decode: { Data._decode($0).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { (try? JSONEncoder().encode($0))?._encoded })
  }
}

extension StorableForm where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// A value that is kept as its raw value.
  static func raw() -> StorableForm {
    StorableForm(
      decode: { Value.RawValue._decode($0).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue._encoded })
  }
}
