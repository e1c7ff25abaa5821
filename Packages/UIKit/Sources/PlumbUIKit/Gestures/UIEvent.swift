import Foundation
import PlumbViews

/// An event of a person's input.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }
  /// The kind of a device's movement.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  private let touches: Set<UITouch>?

  /// Creates an event without touches.
  public override init() {
    (touches, timestamp) = (nil, 0)
    super.init()
  }

  init(_ touch: UITouch, beside others: [any FollowedTouch]) {
    (touches, timestamp) = (Set(others.compactMap { $0 as? UITouch } + [touch]), touch.timestamp)
    super.init()
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of a movement; none.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of the page's clock.
  public let timestamp: TimeInterval
  /// The touches of all fingers that are down.
  open var allTouches: Set<UITouch>? { touches }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches?.filter { $0.view === view } }
  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches?.filter { $0.window === window } }
  /// Returns the touches that a recognizer sees.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches?.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
  }
  /// Returns the movements of a touch that were reported as one: the last one alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the movements that may come next; none are guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
