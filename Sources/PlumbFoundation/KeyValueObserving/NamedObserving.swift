public import Foundation

extension UserDefaults {
  /// Observes a key. An observer receives each change of its value, on the thread of the change; one that is released receives no more.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let watcher = observer as? any _KeyValueWatching else { return }
    NamedObservations.add(watcher, of: self, keyPath, options, context)
  }

  /// Ends an observation of a key.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(observer, of: self, keyPath)
  }

  /// Ends an observation of a key.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.remove(observer, of: self, keyPath)
  }
}

/// The observations of defaults by the names of keys.
private enum NamedObservations {
  private struct Name: Hashable {
    let observer, defaults: ObjectIdentifier
    let key: String
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var ends: [Name: [@Sendable () -> Void]] = [:]

  static func add(
    _ watcher: any _KeyValueWatching, of defaults: UserDefaults, _ key: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let observation = NamedObservation(watcher, of: defaults, key, options, context)
    if options.contains(.initial) { observation.report() }
    let end = ObservedDefaults.listen(to: defaults) { if $0 == key { observation.report() } }
    lock.withLock { ends[name(watcher, defaults, key), default: []].append(end) }
  }

  static func remove(_ observer: AnyObject, of defaults: UserDefaults, _ key: String) {
    let end = lock.withLock {
      let name = name(observer, defaults, key)
      defer { if ends[name]?.isEmpty ?? false { ends[name] = nil } }
      return ends[name]?.popLast()
    }
    end?()
  }

  private static func name(_ observer: AnyObject, _ defaults: UserDefaults, _ key: String) -> Name {
    Name(observer: ObjectIdentifier(observer), defaults: ObjectIdentifier(defaults), key: key)
  }
}

/// One observer of one key.
private final class NamedObservation: @unchecked Sendable {
  private weak var watcher: (any _KeyValueWatching)?
  private weak var defaults: UserDefaults?
  private let key: String
  private let options: NSKeyValueObservingOptions
  private let context: UnsafeMutableRawPointer?
  private let lock = NSLock()
  private var last: Any?

  init(
    _ watcher: any _KeyValueWatching, of defaults: UserDefaults, _ key: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.watcher, self.defaults, self.key) = (watcher, defaults, key)
    (self.options, self.context) = (options, context)
    last = defaults.object(forKey: key)
  }

  func report() {
    guard let watcher, let defaults else { return }
    let new = defaults.object(forKey: key)
    let old = lock.withLock {
      defer { last = new }
      return last
    }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    watcher.observeValue(forKeyPath: key, of: defaults, change: change, context: context)
  }
}
