import Foundation
import PlumbFoundation
import Testing

/// Key-value observing of user defaults, as Apple's documentation describes it ("Using Key-Value Observing in Swift",
/// `NSObject.addObserver(_:forKeyPath:options:context:)`).
@Suite("Key-value observing")
struct KeyValueObservingTests {
  /// Defaults of a name that no other test has.
  private let defaults = UserDefaults(suiteName: "plumb.tests.\(UUID().uuidString)")!

  @Test("a handler receives each change of a property of user defaults, with the values that it asks for")
  func property() {
    var changes: [String] = []
    let observation = defaults.observe(\.score, options: [.old, .new]) { defaults, change in
      changes.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1), now \(defaults.score)")
    }
    defaults.score = 3
    defaults.set("other", forKey: "name")
    defaults.set(3, forKey: "score")
    defaults.removeObject(forKey: "score")
    #expect(changes == ["0 to 3, now 3", "3 to 0, now 0"])
    observation.invalidate()
    defaults.score = 4
    #expect(changes.count == 2)
  }

  @Test("the first value comes at once where the options say so, and no values without them")
  func options() {
    defaults.score = 7
    var values: [Int?] = []
    let observation = defaults.observe(\.score, options: [.initial, .new]) { values.append($1.newValue) }
    let other = defaults.observe(\.score) { values.append($1.newValue) }
    defaults.score = 8
    #expect(values == [7, 8, nil])
    withExtendedLifetime((observation, other)) {}
  }

  @Test("an observation ends with its object")
  func end() {
    var count = 0
    var observation: NSKeyValueObservation? = defaults.observe(\.score) { _, _ in count += 1 }
    defaults.score = 1
    withExtendedLifetime(observation) {}
    observation = nil
    defaults.score = 2
    #expect(count == 1)
  }

  @Test("an observer of a key receives its changes, and none of other keys or after it was removed")
  func key() {
    let watcher = Watcher()
    defaults.addObserver(watcher, forKeyPath: "score", options: [.new, .old], context: nil)
    defaults.set(2, forKey: "score")
    defaults.set(true, forKey: "isOn")
    defaults.set(2.5, forKey: "score")
    defaults.removeObserver(watcher, forKeyPath: "score")
    defaults.set(9, forKey: "score")
    #expect(watcher.changes == ["score: nothing to 2", "score: 2 to 2.5"])
  }

  @Test("observed defaults announce that they have changed, and keep their values")
  func announcement() {
    let observation = defaults.observe(\.score) { _, _ in }
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { _ in count += 1 }
    defaults.set(["a"], forKey: "names")
    #expect(count == 1 && defaults.stringArray(forKey: "names") == ["a"])
    NotificationCenter.default.removeObserver(token)
    withExtendedLifetime(observation) {}
  }
}

extension UserDefaults {
  fileprivate var score: Int {
    get { integer(forKey: "score") }
    set { set(newValue, forKey: "score") }
  }
}

private final class Watcher: _Watcher, @unchecked Sendable {
  var changes: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    func text(_ key: NSKeyValueChangeKey) -> String {
      change?[key].map { $0 is NSNull ? "nothing" : "\($0)" } ?? "none"
    }
    changes.append("\(keyPath ?? ""): \(text(.oldKey)) to \(text(.newKey))")
  }
}
