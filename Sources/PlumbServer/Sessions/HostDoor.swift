import PlumbLayout
import PlumbViews

/// The one place where a session hands events and time to its views.
@MainActor struct HostDoor {
  let host: ViewHost

  func send(_ event: InputEvent, at time: Double) { host.send(event, at: time) }

  /// Whether something moves by itself, so that every frame is another.
  var isAnimating: Bool { false }

  /// When something is due, in the session's seconds, if nothing happens before.
  var nextTime: Double? { host.nextGestureTime }

  func advance(to time: Double) { host.gesturesAdvance(to: time) }
}
