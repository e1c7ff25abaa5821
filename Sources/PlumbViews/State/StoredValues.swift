import Foundation
import PlumbGraph

/// The place of stored values: a user's defaults, or in the memory of one host.
@MainActor enum ValueStore {
  case defaults(UserDefaults)
  case memory(MemoryStore)

  func value(for key: String) -> Any? {
    switch self {
    case .defaults(let defaults): defaults.object(forKey: key)
    case .memory(let store): store.values[key]
    }
  }

  func set(_ value: Any?, for key: String) {
    switch self {
    case .defaults(let defaults):
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    case .memory(let store): store.values[key] = value
    }
  }

  func isSame(as other: ValueStore) -> Bool {
    switch (self, other) {
    case (.defaults(let one), .defaults(let other)): one === other
    case (.memory(let one), .memory(let other)): one === other
    default: false
    }
  }
}

/// Values that are kept as long as somebody holds this object.
@MainActor package final class MemoryStore {
  package var values: [String: Any]
  package init(_ values: [String: Any] = [:]) { self.values = values }
}

/// One stored value as one property of a view sees it.
@MainActor final class StoredBox<Value>: BindingLocation<Value>, StoreListener, @unchecked Sendable {
  nonisolated let state: StateBox<Value>
  let key: String
  private let initial: Value
  private let form: StorableForm<Value>
  private(set) var store: ValueStore

  init(
    _ initial: Value, _ key: String, _ form: StorableForm<Value>, in store: ValueStore,
    _ storage: PropertyStorage, name: String
  ) {
    (self.initial, self.key, self.form, self.store) = (initial, key, form, store)
    let value = form.value(of: store.value(for: key), or: initial)
    state = StateBox(value, in: storage, name: name)
    super.init()
    StoreListeners.add(self)
  }

  nonisolated override func read() -> Value { state.read() }
  nonisolated override var isRecorded: Bool { true }

  nonisolated override func write(_ value: Value) {
    state.write(value)
    let carried = Carried(value: value)
    MainTurn.run { [self] in
      store.set(form.encode(carried.value), for: key)
      StoreListeners.changed(key)
    }
  }

  /// Looks whether the store holds something else by now.
  func storeChanged() {
    let value = form.value(of: store.value(for: key), or: initial)
    if !valuesAreEqual(value, state.read()) { state.write(value) }
  }
}

/// Somebody who shows a stored value.
@MainActor protocol StoreListener: AnyObject {
  var key: String { get }
  func storeChanged()
}

/// All who show stored values, so that those with one key stay in step.
@MainActor enum StoreListeners {
  private struct Weak { weak var listener: (any StoreListener)? }
  private static var all: [String: [Weak]] = [:]
  private static var observation: (any NSObjectProtocol)?

  static func add(_ listener: any StoreListener) {
    all[listener.key, default: []].removeAll { $0.listener == nil }
    all[listener.key, default: []].append(Weak(listener: listener))
    // A notification reports what other code writes to the defaults, on whichever thread it writes.
    observation =
      observation
      ?? NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { _ in
        MainTurn.later { for key in Array(all.keys) { changed(key) } }
      }
  }

  static func changed(_ key: String) {
    for entry in all[key] ?? [] { entry.listener?.storeChanged() }
  }
}
