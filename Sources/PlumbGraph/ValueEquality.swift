@_spi(Reflection) import Swift
private import Synchronization

/// Returns whether a value is certainly the same as another: a `false` costs one more run, a wrong `true` would lose a
/// change.
///
/// `Equatable` values are compared by `==`, references by identity, structs and tuples field by field, the rest
/// (enums, pointers, types) by their bytes. Functions are never equal.
public func valuesAreEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  ValueComparison.of(Value.self).areEqual(one, other)
}

/// The comparison of values of one type: found once by reflection, then used for all of them.
final class ValueComparison: @unchecked Sendable {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let test: Test
  private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

  private init(test: @escaping Test) { self.test = test }

  static func of(_ type: Any.Type) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[key] }) { return comparison }
    let comparison = ValueComparison(test: makeTest(type))
    known.withLock { $0[key] = comparison }
    return comparison
  }

  func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { test(one, $0) } }
  }

  private static func makeTest(_ type: Any.Type) -> Test {
    switch kind(of: type) {
    case .function: return { _, _ in false }
    case .class where !(type is AnyKeyPath.Type): return sameBytes(type)
    // A weak field says that it is an optional object too; its word may be compared, but not be read as an object.
    case .optional where isOptionalObject(type): return sameBytes(type)
    case .existential: return sameContents(type)
    default: break
    }
    if let equatable = type as? any Equatable.Type { return equal(equatable) }
    switch kind(of: type) {
    case .struct, .tuple: return sameFields(type)
    case .optional: return (type as? any Wrapping.Type)?.wrappedTest ?? sameBytes(type)
    default: return sameBytes(type)
    }
  }

  /// The first word of a type's record; a Swift class has a pointer there, which is larger than any kind.
  private static func kind(of type: Any.Type) -> _MetadataKind {
    let word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return word > 0x7FF ? .class : _MetadataKind(rawValue: word) ?? .unknown
  }

  private static func isOptionalObject(_ type: Any.Type) -> Bool {
    guard let wrapped = (type as? any Wrapping.Type)?.wrapped, !(wrapped is AnyKeyPath.Type) else {
      return false
    }
    return kind(of: wrapped) == .class
  }

  private static func equal<Value: Equatable>(_ type: Value.Type) -> Test {
    { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
  }

  /// An existential is opened: the same dynamic type, and equal by that type's own rule.
  private static func sameContents<Value>(_ type: Value.Type) -> Test {
    { one, other in
      let (one, other) = (
        one.assumingMemoryBound(to: type).pointee, other.assumingMemoryBound(to: type).pointee
      )
      let (first, second) = (one as Any, other as Any)
      let content = Swift.type(of: first)
      return content == Swift.type(of: second) && isEqual(first, to: second, as: content)
    }
  }

  private static func isEqual<Content>(_ one: Any, to other: Any, as type: Content.Type) -> Bool {
    guard let one = one as? Content, let other = other as? Content else { return false }
    return of(type).areEqual(one, other)
  }

  /// Field by field, so that the padding between fields does not matter.
  private static func sameFields(_ type: Any.Type) -> Test {
    var fields: [(offset: Int, test: Test)] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append((offset, of(fieldType).test))
      return true
    }
    // Types imported from C say nothing about their fields.
    guard isComplete, !fields.isEmpty else { return sameBytes(type) }
    if fields.count == 1, fields[0].offset == 0 { return fields[0].test }
    return { one, other in fields.allSatisfy { $0.test(one + $0.offset, other + $0.offset) } }
  }

  /// Equal bytes are equal values; unequal bytes may be equal values, which costs one run too many.
  private static func sameBytes(_ type: Any.Type) -> Test {
    let size = size(of: type)
    if size == 8 {
      return { $0.loadUnaligned(as: UInt64.self) == $1.loadUnaligned(as: UInt64.self) }
    }
    return { one, other in
      UnsafeRawBufferPointer(start: one, count: size).elementsEqual(
        UnsafeRawBufferPointer(start: other, count: size))
    }
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  fileprivate static func optionalTest<Wrapped>(_: Wrapped.Type) -> Test {
    let comparison = of(Wrapped.self)
    return { one, other in
      switch (
        one.assumingMemoryBound(to: Wrapped?.self).pointee,
        other.assumingMemoryBound(to: Wrapped?.self).pointee
      ) {
      case (nil, nil): true
      case (let one?, let other?): comparison.areEqual(one, other)
      default: false
      }
    }
  }
}

/// Finds out what an optional wraps when only its type is known.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
  static var wrappedTest: ValueComparison.Test { get }
}

extension Optional: Wrapping {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var wrappedTest: ValueComparison.Test { ValueComparison.optionalTest(Wrapped.self) }
}
