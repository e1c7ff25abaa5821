@preconcurrency import Combine
import PlumbViews

/// Notifies the views that show a UIKit object that it has changed.
///
/// While a body runs nothing may be sent: what changes then is noted, and sent when the walk is over.
@MainActor final class ViewChanges: @MainActor ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  /// Counts the changes, so that a view that is made of the object is another value after each.
  private(set) var number = 0
  /// The number of changes that the last picture shows.
  var shown = -1

  nonisolated init() {}

  func send() {
    number += 1
    if Self.depth > 0 {
      Self.waiting.append(self)
    } else {
      objectWillChange.send()
    }
  }

  private static var depth = 0
  private static var waiting: [ViewChanges] = []

  /// Makes or updates objects while a body runs.
  static func during<Result>(_ update: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return update()
  }

  private static var later: [() -> Void] = []

  /// Performs an action when the walk is over that removes nodes now: others may come in their place.
  static func afterWalk(_ action: @escaping () -> Void) { later.append(action) }

  /// Sends what was noted.
  static func sendWaiting() {
    let actions = later
    later = []
    for action in actions { action() }
    let changed = waiting
    waiting = []
    for changes in changed where changes.shown != changes.number { changes.objectWillChange.send() }
  }
}
