/// The criteria by which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  /// Done when all but the tail of a spring is over.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// Done when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Somebody who waits for the animations of a transaction.
// It is used on the main thread only, where views are changed.
package final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var running = 0
  private var isClosed = false
  /// Shows what changed in the transaction, and says when no more animations can begin.
  @Linked package var host: ViewHost?

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    finishIfDone()
  }

  /// All animations of the transaction have begun.
  package func close() {
    isClosed = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isClosed, running == 0, let action else { return }
    self.action = nil
    guard let host else { return action() }
    nonisolated(unsafe) let told = action
    MainActor.assumeIsolated { host.afterLayout(told) }
  }
}
