import Foundation
import PlumbGraph
import PlumbLayout

/// Time, which the host passes in, and the transactions of updates.
extension ViewHost {
  /// Seconds since the host's own zero; 0 until `advance(to:)` was called.
  package var time: Double { animations.time }

  /// The date at time 0, which a host that shows dates sets.
  package var startDate: Date {
    get { animations.startDate }
    set {
      let isFirst = !animations.hasDate
      (animations.startDate, animations.hasDate) = (newValue, true)
      if isFirst { textClock.begin() }
    }
  }

  /// Something moves: the host is to call `advance(to:)` for the next frame.
  package var isAnimating: Bool { animations.isMoving }

  /// How many movements with a way have begun so far, and when the last one did, in seconds since the host's own zero.
  package var begunWays: (count: Int, last: Double) { (animations.begunWays, animations.lastBeginning) }

  /// Reports that the last frame took longer than a movement can wait. Timelines that follow the frames rest until what
  /// began last is over: a screen that comes goes before what would be made anew in it at each of its frames. A
  /// movement that repeats for ever holds them for 0.6 seconds, a little longer than a screen moves.
  package func frameWasLate() { animations.restEnd = animations.lastBeginning + 0.6 }

  /// When a view changes by itself next, if nothing moves until then, in seconds since the host's own zero.
  package var nextOwnTime: Double? { [animations.nextTime, nextTextTime].compactMap(\.self).min() }

  /// Shows the frame at a time, in seconds since the host's own zero; an earlier time than the last counts as the last.
  ///
  /// A host that never calls it shows every change as it will be in the end. One that does calls it before it passes
  /// events on too, because what they start begins at the last time it told.
  package func advance(to time: Double) {
    let clock = animations
    clock.hasClock = true
    guard time.isFinite else { return }
    clock.time = max(clock.time, time)
    textClock.advance()
    guard clock.isListening else { return }
    flush()
    // What changes because time goes on is no change of its own, which some modifier might animate again.
    clock.isUpdating = true
    clock.update += 1
    clock.round += 1
    clock.transaction.disablesAnimations = true
    clock.advanceMotions()
    clock.isUpdating = false
    let actions = clock.atNextFrame
    clock.atNextFrame = []
    if hasWork { showAgain() } else { clock.transaction = Transaction() }
    for action in actions { action() }
    flush()
  }

  /// The transaction for a node: that of the update, changed by the modifiers around the node.
  package func transaction(at node: ViewNode) -> Transaction {
    var transaction = animations.transaction
    if animations.transactionNodes == 0 { return transaction }
    var changes: [(inout Transaction) -> Void] = []
    var next: ViewNode? = node
    while let here = next {
      if let change = here.motion?.changeTransaction { changes.append(change) }
      next = here.parent
    }
    for change in changes.reversed() { change(&transaction) }
    return transaction
  }

  // MARK: Updates

  /// Something is about to change. A change in another transaction than that of the waiting changes is shown after
  /// them.
  ///
  /// Changes that the layout itself makes, such as the size that a reader of geometry receives, aren't changes of their
  /// own: they are shown in the transaction of the update that caused them.
  func willChange() {
    guard !animations.isUpdating, !animations.isInLayout else { return }
    let current = Transaction.current
    if let pending = animations.pending, pending.number != current.number { flush() }
    if animations.pending == nil {
      animations.pending = current
      for completion in current.completions { completion.host = self }
    }
  }

  /// Makes the transaction of the pending change that of the update.
  func beginUpdate() {
    guard let pending = animations.pending else { return }
    animations.pending = nil
    animations.transaction = pending
    animations.closing += pending.completions
    animations.update += 1
    animations.round += 1
  }

  /// Shows what waits.
  func flush() {
    if hasWork { showAgain() } else { animations.pending = nil }
  }

  private func showAgain() {
    if let (proposal, origin) = lastLayout { layOut(proposal, at: origin) } else { update() }
  }

  /// The update is over: no more animations begin in its transaction.
  func endUpdate() {
    let completions = animations.closing
    animations.closing = []
    for state in animations.turned { state.change = nil }
    animations.turned = []
    animations.isAnimated = false
    animations.transaction = Transaction()
    for completion in completions { completion.close() }
  }

  /// Whether something may be animated in the update that runs.
  var mayAnimate: Bool {
    let clock = animations
    return clock.hasClock
      && (clock.transaction.animation != nil || clock.isAnimated
        || clock.openModifiers > 0 && !clock.transaction.disablesAnimations)
  }
}
