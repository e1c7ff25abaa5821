import Foundation

/// The main actor's turn, as seen from code that any thread may run.
package enum MainTurn {
  /// Whether the code that asks runs on the main actor.
  package static var isNow: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  /// Performs an action on the main actor: at once if the code runs there, and in a later turn otherwise.
  package static func run(_ work: @escaping @MainActor () -> Void) {
    if isNow {
      MainActor.assumeIsolated(work)
    } else {
      later(work)
    }
  }

  /// Performs an action in a later turn of the main actor.
  static func later(_ work: @escaping @MainActor () -> Void) {
    let work = Carried(value: work)
    DispatchQueue.main.async { MainActor.assumeIsolated { work.value() } }
  }

  /// Performs an action for a change that is announced before it is made. On the main actor it runs at once, since
  /// nothing reads the value before the change is made. On another thread it runs twice, since the change may not have
  /// been made at the first time.
  static func runBeforeChange(_ work: @escaping @MainActor () -> Void) {
    if isNow { return MainActor.assumeIsolated(work) }
    later(work)
    let carried = Carried(value: work)
    Task.detached { later(carried.value) }
  }

  // The main queue is not always drained by the process's first thread (not after `dispatchMain`).
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}

/// A value that is handed from one thread to another, by code that sees to it that one at a time uses it.
struct Carried<Value>: @unchecked Sendable {
  var value: Value
}

/// A part of a view's value that is of no account when two values are compared: what a view starts with, for example,
/// is not looked at again once the view is there.
struct Uncompared<Value>: Equatable {
  var value: Value
  static func == (one: Uncompared, other: Uncompared) -> Bool { true }
}
