public import Foundation

// Key-value observing is part of Apple's Foundation. Objective-C's runtime reports each change of a property there; here only user
// defaults report theirs.

/// The values that an observer receives with a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, and one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. Whole values are set here; collections report no parts.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were added to a collection, removed from it, or replaced.
  case insertion, removal, replacement
}

/// The name of a part of a change in the dictionary that describes it.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of the changed elements of a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// The places of the changed elements of a collection: `nil`, because whole values are set here.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation, which ends when the object is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (@Sendable () -> Void)?

  init(end: (@Sendable () -> Void)?) { self.end = end }

  /// Ends the observation. Another call has no effect.
  public func invalidate() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  deinit { end?() }
}

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

/// An object that receives the changes of others.
public protocol _KeyValueWatching: AnyObject {
  /// Receives a change of an observed property.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// The superclass of objects that observe others by the names of properties.
///
/// A class that overrides `observeValue` has it in the place of `NSObject`, because a function of `NSObject` that another module adds
/// cannot be overridden here. On Apple's systems a subclass of `NSObject` may conform to `Sendable`, so one of this may, too.
open class _Watcher: NSObject, _KeyValueWatching, @unchecked Sendable {
  /// Receives a change of an observed property. A subclass overrides it.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
