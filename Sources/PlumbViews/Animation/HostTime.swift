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

  /// The number of movements with a way that have begun, and the time of the last, in seconds since the host's own zero.
  package var begunWays: (count: Int, last: Double) { (animations.begunWays, animations.lastBeginning) }

  /// Reports that the last frame took longer than a movement can wait. Timelines that follow the frames rest until what
  /// began last is over: a screen that comes goes before what would be made anew in it at each of its frames. A
  /// movement that repeats for ever holds them for 0.6 seconds, a little longer than a screen moves.
  package func frameWasLate() { animations.restEnd = animations.lastBeginning + 0.6 }

  /// When a view or a gesture changes something by itself next, if nothing moves until then, in seconds since the host's own
  /// zero.
  package var nextOwnTime: Double? {
    [animations.nextTime, nextTextTime, input.nextTime].compactMap(\.self).min()
  }

  /// Shows the frame at a time, in seconds since the host's own zero; an earlier time than the last counts as the last.
  ///
  /// Gestures that wait for the time, such as a long press, go on too. A host that never calls it shows every change as it will
  /// be in the end.
  package func advance(to time: Double) {
    frames.advance(self, to: time)
    gesturesAdvance(to: time)
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
}
