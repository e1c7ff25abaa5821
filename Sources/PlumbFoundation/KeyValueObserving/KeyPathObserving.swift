public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes a property of an object. Only user defaults report changes here; for another object, a handler is called at once if the
  /// options say `.initial`, and never again.
  @available(
    *, deprecated,
    message:
      "In Plumb, NSObject.observe(_:options:changeHandler:) reports the changes of user defaults only: other objects do not say when a property changes."
  )
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(to: self[keyPath: keyPath], from: nil, options))
    }
    return NSKeyValueObservation(end: nil)
  }

  /// Observes a property of an object by its name. Only user defaults report changes here.
  @available(
    *, deprecated,
    message:
      "In Plumb, NSObject.addObserver(_:forKeyPath:options:context:) reports the changes of user defaults only: other objects do not say when a property changes."
  )
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Ends an observation of a property by its name.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Ends an observation of a property by its name.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
}

extension _KeyValueCodingAndObserving where Self: UserDefaults {
  /// Observes a property of user defaults. A handler is called after each change of its value, on the thread of the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let known = LastValue(self[keyPath: keyPath])
    nonisolated(unsafe) let (defaults, path, handler) = (self, keyPath, changeHandler)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(to: self[keyPath: keyPath], from: nil, options))
    }
    return NSKeyValueObservation(
      end: ObservedDefaults.listen(to: self) { _ in
        let new = defaults[keyPath: path]
        guard let old = known.replace(with: new) else { return }
        handler(defaults, NSKeyValueObservedChange(to: new, from: old, options))
      })
  }
}

extension NSKeyValueObservedChange {
  fileprivate init(to new: Value, from old: Value?, _ options: NSKeyValueObservingOptions) {
    (kind, indexes, isPrior) = (.setting, nil, false)
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
  }
}

/// The value that a handler has seen last.
private final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the value before, or `nil` if it is the same. Values that cannot be compared count as different.
  func replace(with new: Value) -> Value? {
    lock.withLock {
      if let one = value as? any Equatable, one.isSame(as: new) { return nil }
      defer { value = new }
      return value
    }
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
