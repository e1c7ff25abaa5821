import PlumbLayout
import PlumbViews

/// Hands a session's events and time to its views. Nothing else of the session does.
@MainActor struct HostEvents {
  let host: ViewHost

  /// An event's animations begin at the host's time, so the host gets the time first.
  func send(_ event: InputEvent, at time: Double) {
    host.advance(to: time)
    host.send(event, at: time)
  }

  /// Whether something moves, so that every frame is different.
  var isAnimating: Bool { host.isAnimating }

  /// When something is due, in the session's seconds, if nothing happens before.
  var nextTime: Double? { [host.nextGestureTime, host.nextOwnTime].compactMap(\.self).min() }

  func advance(to time: Double) {
    host.advance(to: time)
    host.gesturesAdvance(to: time)
  }
}
