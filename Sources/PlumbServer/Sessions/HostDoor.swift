import PlumbLayout
import PlumbViews

/// The one place where a session hands events and time to its views.
@MainActor struct HostDoor {
  let host: ViewHost

  func send(_ event: InputEvent, at time: Double) {
    switch event {
    case .activate(let number): host.root.node(number: number)?.action?()
    case .pointer(let pointer) where pointer.phase == .up:
      let hit = host.accessibleElements().last { $0.isEnabled && $0.frame.contains(pointer.location) }
      if let hit { host.root.node(number: hit.number)?.action?() }
    case .focus(let element): host.focus.focus(element)
    default: break
    }
  }

  /// Whether something moves by itself, so that every frame is another.
  var isAnimating: Bool { false }

  /// When something is due, in the session's seconds, if nothing happens before.
  var nextTime: Double? { nil }

  func advance(to time: Double) {}
}
