import SwiftUI
import Synchronization

/// The tips that people have closed, until the program ends.
final class TipStore: Sendable {
  static let shared = TipStore()

  private struct State {
    var invalidated: [String: Tips.InvalidationReason] = [:]
    /// All tips or none, whatever their rules say.
    var isForced: Bool?
    /// The types of tips that are shown, whatever their rules say.
    var shown: Set<ObjectIdentifier> = []
  }
  private let state = Mutex(State())
  private let changes = TipChanges()

  /// Views read it, so that they are made anew.
  @MainActor func status(of tip: some Tip) -> Tips.Status {
    _ = changes.count
    let (reason, isForced) = state.withLock { state in
      let isShown = state.shown.contains(ObjectIdentifier(type(of: tip)))
      return (state.invalidated[tip.key], isShown ? true : state.isForced)
    }
    if let reason { return .invalidated(reason) }
    return isForced ?? tip.rules.allSatisfy { $0.holds() } ? .available : .pending
  }
  func invalidate(_ key: String, _ reason: Tips.InvalidationReason) {
    state.withLock { $0.invalidated[key] = reason }
    changed()
  }
  func forget(_ key: String) {
    state.withLock { $0.invalidated[key] = nil }
    changed()
  }
  func forgetAll() {
    state.withLock { $0 = State() }
    changed()
  }
  func force(_ isShown: Bool) {
    state.withLock { ($0.isForced, $0.shown) = (isShown, []) }
    changed()
  }
  func force(_ types: [any Tip.Type]) {
    state.withLock { $0.shown.formUnion(types.map { ObjectIdentifier($0) }) }
    changed()
  }
  func changed() {
    let changes = changes
    later { changes.count += 1 }
  }
}

/// Counts changes, so that views can read them.
@Observable private final class TipChanges: @unchecked Sendable {
  var count = 0
}
