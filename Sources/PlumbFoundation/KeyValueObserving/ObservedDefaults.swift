import Foundation

/// The class of user defaults that somebody observes. Foundation's own reports no changes here.
///
/// An object becomes one when it is first observed: its class is exchanged, as key-value observing does it on Apple's systems. It has no
/// stored properties, so that the object's memory is that of its old class.
final class ObservedDefaults: UserDefaults {
  /// A function to call after each change, with the key.
  struct Listener {
    let id: UUID
    let changed: @Sendable (String) -> Void
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var listeners: [ObjectIdentifier: [Listener]] = [:]

  override func set(_ value: Any?, forKey defaultName: String) {
    super.set(value, forKey: defaultName)
    report(defaultName)
  }

  override func removeObject(forKey defaultName: String) {
    super.removeObject(forKey: defaultName)
    report(defaultName)
  }

  private func report(_ key: String) {
    // The lock is free while they run: a listener may end its observation, or set a value.
    for listener in Self.lock.withLock({ Self.listeners[ObjectIdentifier(self)] ?? [] }) {
      listener.changed(key)
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Calls a function after each change of defaults.
  ///
  /// The defaults are kept as long as somebody observes them. A class that an app derived from Foundation's reports nothing.
  ///
  /// - Returns: a function that ends this.
  static func listen(
    to defaults: UserDefaults, _ changed: @escaping @Sendable (String) -> Void
  ) -> @Sendable () -> Void {
    let listener = Listener(id: UUID(), changed: changed)
    nonisolated(unsafe) let kept = defaults
    lock.withLock {
      if type(of: defaults) == UserDefaults.self {
        Unmanaged.passUnretained(defaults).toOpaque()
          .storeBytes(
            of: unsafeBitCast(ObservedDefaults.self, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
      }
      listeners[ObjectIdentifier(defaults), default: []].append(listener)
    }
    return {
      lock.withLock {
        let place = ObjectIdentifier(kept)
        listeners[place]?.removeAll { $0.id == listener.id }
        if listeners[place]?.isEmpty ?? false { listeners[place] = nil }
      }
    }
  }
}
