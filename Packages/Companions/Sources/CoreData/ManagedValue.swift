import PlumbUIKit

/// The reader of an `@NSManaged` property's value.
enum ManagedValue {
  /// A value in the property's type. One that nobody has set is nothing, zero or empty, as on Apple's systems.
  static func read<Value>(_ stored: Any?, _ key: String) -> Value {
    if let value = stored as? Value { return value }
    if let list = Value.self as? any ObjectList.Type,
      let objects = list.made(of: PredicateKeys.list(stored)) as? Value,
      stored != nil
    {
      return objects
    }
    if let converted = PredicateKeys.number(stored).flatMap({ number(Value.self, $0) }) as? Value {
      return converted
    }
    if let empty = empty(Value.self) as? Value { return empty }
    fatalError(
      "The value of \(key) is missing, and \(Value.self) has no empty one. Make it optional, or set it.")
  }

  private static func number<Value>(_ type: Value.Type, _ number: Double) -> Any? {
    switch type {
    case is NSNumber.Type, is NSNumber?.Type: NSNumber(value: number)
    case is Bool.Type, is Bool?.Type: number != 0
    case let whole as any FixedWidthInteger.Type: clamped(whole, number)
    case let real as any BinaryFloatingPoint.Type: real.init(number)
    default: nil
    }
  }

  private static func clamped<Whole: FixedWidthInteger>(_ type: Whole.Type, _ number: Double) -> Whole {
    Whole(exactly: number.rounded(.towardZero)) ?? (number < 0 ? Whole.min : Whole.max)
  }

  private static func empty<Value>(_ type: Value.Type) -> Any? {
    if let optional = type as? any Missing.Type { return optional.missing }
    switch type {
    case is String.Type: return ""
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: return Data()
    case is UUID.Type: return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is Decimal.Type: return Decimal.zero
    case is NSSet.Type: return NSSet()
    case is NSOrderedSet.Type: return NSOrderedSet()
    case let collection as any RangeReplaceableCollection.Type: return collection.init()
    case let set as any SetAlgebra.Type: return set.init()
    default: return number(type, 0)
    }
  }
}

/// A property may name its objects as a set of Swift's, where others have `NSSet`.
private protocol ObjectList { static func made(of values: [Any?]) -> Any? }
extension Set: ObjectList {
  static func made(of values: [Any?]) -> Any? { Set(values.compactMap { $0 as? Element }) }
}
extension Array: ObjectList {
  static func made(of values: [Any?]) -> Any? { values.compactMap { $0 as? Element } }
}
extension NSSet: ObjectList {
  static func made(of values: [Any?]) -> Any? { NSSet(array: values.compactMap { $0 }) }
}
extension NSOrderedSet: ObjectList {
  static func made(of values: [Any?]) -> Any? { NSOrderedSet(array: values.compactMap { $0 }) }
}
extension Optional: ObjectList where Wrapped: ObjectList {
  fileprivate static func made(of values: [Any?]) -> Any? { Wrapped.made(of: values) }
}

private protocol Missing { static var missing: Any { get } }
extension Optional: Missing {
  static var missing: Any { Self.none as Any }
}

/// The change that the name of an `@NSManaged` method means: `addToNotes` adds to `notes`.
struct ManagedCollectionChange {
  let key: String
  private let adds: Bool
  private let replaces: Bool

  init?(_ name: String) {
    let words = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let word = words.first(where: { name.hasPrefix($0) }) else { return nil }
    let rest = name.dropFirst(word.count)
    guard let first = rest.first else { return nil }
    (key, adds) = (first.lowercased() + rest.dropFirst(), word != "removeFrom")
    replaces = word == "replace"
  }

  func applied(to stored: Any?, _ arguments: [Any]) -> Any? {
    if arguments.first is NSOrderedSet || stored is NSOrderedSet || arguments.count > 1 {
      return ordered(stored as? NSOrderedSet ?? NSOrderedSet(), arguments)
    }
    let set = NSMutableSet(array: PredicateKeys.list(stored).compactMap { $0 })
    for object in PredicateKeys.list(arguments.first) {
      if let object { adds ? set.add(object) : set.remove(object) }
    }
    return NSSet(set: set as! Set<AnyHashable>)
  }

  private func ordered(_ stored: NSOrderedSet, _ arguments: [Any]) -> NSOrderedSet {
    var values = stored.map { $0 as? AnyHashable }.compactMap { $0 }
    if replaces {
      // The objects are behind their places.
      let given = PredicateKeys.list(arguments.last).compactMap { $0 as? AnyHashable }
      for (place, value) in zip(places(arguments.first), given) where values.indices.contains(place) {
        values[place] = value
      }
    } else if !adds, case let places = places(arguments.first), !places.isEmpty {
      for place in places.reversed() where values.indices.contains(place) { values.remove(at: place) }
    } else {
      let given = PredicateKeys.list(arguments.first).compactMap { $0 as? AnyHashable }
      values.removeAll(where: given.contains)
      guard adds else { return NSOrderedSet(array: values.map(\.base)) }
      let places = arguments.count > 1 ? places(arguments[1]) : []
      for (index, value) in given.enumerated() {
        let place = index < places.count ? places[index] : values.count
        values.insert(value, at: min(max(place, 0), values.count))
      }
    }
    return NSOrderedSet(array: values.map(\.base))
  }

  /// One place, or those of a set of indexes.
  private func places(_ argument: Any?) -> [Int] {
    switch argument {
    case let place as Int: [place]
    case let places as NSIndexSet: Array(IndexSet(places))
    default: []
    }
  }
}
