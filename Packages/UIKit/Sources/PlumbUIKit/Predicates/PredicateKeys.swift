import Foundation

/// An object that gives its values by their names, which Objective-C does on Apple's systems.
public protocol _KeyedValues: AnyObject {
  /// The value of a name.
  func value(forKey key: String) -> Any?
}

/// Values by their names, and what a predicate compares.
package enum PredicateKeys {
  /// The value at the end of a path such as `owner.name`, `pets.@count` or `pets.@sum.age`.
  package static func value(_ object: Any?, _ path: String) -> Any? {
    var value = plain(object)
    var keys = path.split(separator: ".")[...]
    while let key = keys.popFirst() {
      guard key.hasPrefix("@"), !keys.isEmpty else {
        value = plain(member(value, String(key)))
        continue
      }
      // What is made of a list is made of what the rest of the path leads to.
      let rest = keys.joined(separator: ".")
      return ofList(list(value).map { Self.value($0, rest) }, String(key))
    }
    return value
  }

  private static func member(_ object: Any?, _ key: String) -> Any? {
    guard let object, key.lowercased() != "self" else { return object }
    if key.hasPrefix("@") { return ofList(list(object), key) }
    if let keyed = object as? any _KeyedValues { return keyed.value(forKey: key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if object is [Any] || object is NSArray || object is NSSet {
      return list(object).map { member($0, key) }
    }
    return stored(object, key)
  }

  /// Returns the value of a type's own variable of a name.
  package static func stored(_ object: Any, _ key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror {
      // `@Published` and the like keep their value behind an underscore.
      if let found = here.children.first(where: { $0.label == key }) { return found.value }
      mirror = here.superclassMirror
    }
    return nil
  }

  private static func ofList(_ values: [Any?], _ name: String) -> Any? {
    let numbers = values.compactMap(number)
    switch name {
    case "@count": return values.count
    case "@sum": return numbers.reduce(0, +)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    default: return nil
    }
  }

  /// A value without the optionals around it, and in Swift's own type.
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
    switch value {
    case is NSNull: return nil
    case let text as NSString: return text as String
    case let text as Substring: return String(text)
    default: return value
    }
  }

  /// The values of a list of any kind; of another value only itself.
  package static func list(_ value: Any?) -> [Any?] {
    switch plain(value) {
    case nil: []
    case let array as [Any?]: array
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let ordered as NSOrderedSet: ordered.map { $0 }
    case let set as Set<AnyHashable>: set.map { $0.base }
    case let value?: Mirror(reflecting: value).displayStyle == .set ? members(of: value) : [value]
    }
  }

  private static func members(of set: Any) -> [Any?] { Mirror(reflecting: set).children.map(\.value) }

  /// Which of two values comes first; `nil` for what has no order.
  package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (let one as String, let other as String): return result(one, other)
    case (let one as Date, let other as Date): return result(one, other)
    case (let one as UUID, let other as UUID): return result(one.uuidString, other.uuidString)
    case (let one?, let other?):
      guard let one = number(one), let other = number(other) else { return nil }
      return result(one, other)
    default: return nil
    }
  }

  private static func result<T: Comparable>(_ one: T, _ other: T) -> ComparisonResult {
    one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  /// A number of any type; a Boolean value is 0 or 1.
  package static func number(_ value: Any?) -> Double? {
    switch plain(value) {
    case let flag as Bool: flag ? 1 : 0
    case let whole as any BinaryInteger: Double(whole)
    case let real as any BinaryFloatingPoint: Double(real)
    case let number as NSNumber: number.doubleValue
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal).doubleValue
    default: nil
    }
  }

  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    // An object without its own equality is only itself.
    guard let left, let right, type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return (left as AnyObject) === (right as AnyObject)
  }
}
