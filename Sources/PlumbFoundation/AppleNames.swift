import Foundation

// Names that `import Foundation` brings on Apple's systems, and that Foundation has not on Linux.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Seconds since the first instant of 2001, in Greenwich.
public typealias CFAbsoluteTime = Double
/// Returns the seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Calls a function. Swift releases objects as soon as nobody needs them here, so there is no pool to empty.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// The place where a function leaves its error; `nil` where nobody wants it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The way in which an object keeps an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that an object keeps under a key; nil for what is no object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AddedValues.lock.withLock { AddedValues.all.value(of: object as AnyObject, key) }
}

/// Keeps a value with an object under a key; nil takes it away. Here each policy keeps the value itself, and no longer than
/// the object lives: it is released when other objects get values.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // What goes may ask for values itself when it is released, so that happens behind the lock.
  let gone = AddedValues.lock.withLock { AddedValues.all.set(value, of: object as AnyObject, key) }
  withExtendedLifetime(gone) {}
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let gone = AddedValues.lock.withLock { AddedValues.all.forget(object as AnyObject) }
  withExtendedLifetime(gone) {}
}

/// Values that were added to objects. Those of objects that are gone are dropped whenever the table has doubled.
private struct AddedValues {
  static let lock = NSLock()
  /// Only used while the lock is held. A `Mutex` would not give out values of any type.
  nonisolated(unsafe) static var all = AddedValues()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? { entry(of: object)?.values[key] }

  /// Returns what is not kept any more.
  mutating func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) -> [Any] {
    var entry = entry(of: object) ?? Entry(object: object)
    var gone: [Any] = [entry.values[key] as Any]
    entry.values[key] = value
    if let old = entries.updateValue(entry, forKey: ObjectIdentifier(object)) { gone.append(old) }
    guard entries.count > limit else { return gone }
    gone += entries.values.filter { $0.object == nil }.map { $0 as Any }
    entries = entries.filter { $0.value.object != nil }
    limit = max(64, entries.count * 2)
    return gone
  }

  mutating func forget(_ object: AnyObject) -> Any? { entries.removeValue(forKey: ObjectIdentifier(object)) }

  /// Nil where the place in memory was another object's.
  private func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }
}

// On Apple's systems a queue is an object, which is equal to itself alone.
extension DispatchQueue: @retroactive Hashable {
  /// Returns whether both are one queue.
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other }
  /// Mixes the identity of the queue into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
