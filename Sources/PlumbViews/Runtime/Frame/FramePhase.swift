/// The passes of a frame, in their order. `FrameScheduler.run` is the loop over them.
package enum FramePhase {
  /// Bodies and nodes that are out of date are made anew, and readers of preferences take what views pass up.
  case update
  /// Layout nodes whose members may have changed are linked again.
  case link
  /// The root is placed, and then those that depend on their places read them.
  case layout
  /// Actions of views that have appeared, changed or disappeared are performed.
  case appearance
  /// The clock goes on, and with it what moves.
  case motion

  /// Whether a change that is made in the phase has its own transaction. In the other phases, changes belong to the
  /// transaction of the update that caused them.
  var beginsTransactions: Bool { self == .appearance }
}
