import PlumbLayout
import PlumbViews

/// The one place where a session hands events and time to its views.
@MainActor struct HostDoor {
  let host: ViewHost

  /// What an event starts begins at the time that was told last, so that is told first.
  func send(_ event: InputEvent, at time: Double) {
    host.advance(to: time)
    host.send(event, at: time)
  }

  /// Whether something moves by itself, so that every frame is another.
  var isAnimating: Bool { host.isAnimating }

  /// When something is due, in the session's seconds, if nothing happens before.
  var nextTime: Double? { [host.nextGestureTime, host.nextOwnTime].compactMap(\.self).min() }

  func advance(to time: Double) {
    host.advance(to: time)
    host.gesturesAdvance(to: time)
  }
}
