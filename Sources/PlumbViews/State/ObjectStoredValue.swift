internal import Combine
import Foundation
import OpenCombine
import PlumbGraph

/// A stored value as a property of an object sees it, which no view keeps. Copies of the property share it.
///
/// Its store is the one that the property names, or else that of the host whose code runs. Code without a host gets the
/// standard defaults.
final class ObjectStoredValue<Value>: BindingLocation<Value>, PublishedStorage, @unchecked Sendable {
  let key: String
  let initial: Value
  let form: StorableForm<Value>
  private let named: UserDefaults?

  private let lock = NSLock()
  /// The value that was read or written last; `nil` before that.
  private var known: Value?
  private var objectAnnouncer: ObservableObjectPublisher?
  private var isListening = false

  init(_ initial: Value, _ key: String, _ form: StorableForm<Value>, in named: UserDefaults?) {
    (self.initial, self.key, self.form, self.named) = (initial, key, form, named)
  }

  var announcer: ObservableObjectPublisher? {
    get { lock.withLock { objectAnnouncer } }
    set {
      lock.withLock { objectAnnouncer = newValue }
      MainTurn.run { [self] in listen() }
    }
  }

  override func read() -> Value {
    if MainTurn.isNow { return MainActor.assumeIsolated { Carried(value: readNow()) }.value }
    return lock.withLock { known } ?? form.value(of: (named ?? .standard).object(forKey: key), or: initial)
  }

  override func write(_ value: Value) {
    announcer?.send()
    let carried = Carried(value: value)
    lock.withLock { known = value }
    MainTurn.run { [self] in
      store.set(form.encode(carried.value), for: key)
      StoreListeners.changed(key)
    }
  }

  @MainActor private var store: ValueStore {
    named.map(ValueStore.defaults) ?? Surroundings.host?.ownValueStore ?? .defaults(.standard)
  }

  @MainActor private func readNow() -> Value {
    let value = form.value(of: store.value(for: key), or: initial)
    lock.withLock { known = value }
    return value
  }
}

extension ObjectStoredValue: StoreListener {
  /// Hears from now on what others write.
  @MainActor private func listen() {
    let isNew = lock.withLock {
      defer { isListening = true }
      return !isListening
    }
    guard isNew else { return }
    _ = readNow()
    StoreListeners.add(self)
  }

  /// Announces a change that somebody else has made.
  func storeChanged() {
    let before = lock.withLock { known }
    let now = readNow()
    if let before, !valuesAreEqual(before, now) { announcer?.send() }
  }
}

extension ViewHost {
  /// The store of values that name none, for code that is in no view.
  fileprivate var ownValueStore: ValueStore {
    surroundings.environment.appStorageDefaults.map(ValueStore.defaults) ?? .memory(appStorage)
  }
}
