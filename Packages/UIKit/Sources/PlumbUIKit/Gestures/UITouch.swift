import Foundation
import PlumbViews

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// The kind of what touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// An older name of a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// The view in which it began.
  open internal(set) weak var view: UIView?
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The time of the last change, in seconds of the page's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of taps that were made here in a row, with this one.
  open internal(set) var tapCount = 1
  /// The location on the canvas, and the one before.
  private var (place, previous) = (CGPoint.zero, CGPoint.zero)
  package private(set) var isTaken = true

  /// Creates a touch that nobody has made.
  public override init() { super.init() }

  init(at place: CGPoint, time: TimeInterval, tapCount: Int, in view: UIView) {
    super.init()
    (self.place, previous, timestamp, self.tapCount, self.view) = (place, place, time, tapCount, view)
  }

  /// The window of the view.
  open var window: UIWindow? { view?.window }
  /// The recognizers of the view and of those around it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    view.map { sequence(first: $0) { $0.superview }.flatMap { $0.gestureRecognizers ?? [] } }
  }
  /// The kind of what touches: a finger, which a mouse replaces.
  open var type: TouchType { .direct }
  /// The force of the touch; 0, since no page receives it.
  open var force: CGFloat { 0 }
  /// The largest force; 0, since no page receives it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Returns the location of the finger, in a view's coordinates; `nil` is the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
  /// Returns the location before the last movement, in a view's coordinates; `nil` is the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }
  /// Returns the location of the finger, which is no more precise than the other here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the location before the last movement.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let other else { return point }
    if let inside = other.localPoint(point) { return inside }
    // A view that is not shown is where its frame says.
    guard let view, let own = view.localPoint(point) else { return point }
    return view.convert(own, to: other)
  }

  /// Nobody in the chain of responders uses the touch.
  func passedOn() { isTaken = false }

  fileprivate func go(_ phase: Phase, to place: CGPoint? = nil, at time: TimeInterval) {
    (previous, timestamp, self.phase) = (self.place, time, phase)
    if let place { self.place = place }
  }
}

extension UITouch: FollowedTouch {
  /// Passes the touch to the recognizers, and then to the view.
  func begin(beside others: [any FollowedTouch]) {
    let event = UIEvent(self, beside: others)
    toRecognizers { $0.touchesBegan([self], with: event) }
    view?.touchesBegan([self], with: event)
  }

  package func move(to location: CGPoint, at time: Double, beside others: [any FollowedTouch]) {
    go(.moved, to: location, at: time)
    let event = UIEvent(self, beside: others)
    toRecognizers { $0.touchesMoved([self], with: event) }
    view?.touchesMoved([self], with: event)
  }

  package func end(at location: CGPoint, at time: Double, beside others: [any FollowedTouch]) {
    go(.ended, to: location, at: time)
    let event = UIEvent(self, beside: others)
    toRecognizers { $0.touchesEnded([self], with: event) }
    view?.touchesEnded([self], with: event)
  }

  package func cancel(at time: Double, beside others: [any FollowedTouch]) {
    go(.cancelled, at: time)
    let event = UIEvent(self, beside: others)
    toRecognizers { $0.touchesCancelled([self], with: event) }
    view?.touchesCancelled([self], with: event)
  }

  private func toRecognizers(_ pass: (UIGestureRecognizer) -> Void) {
    for recognizer in gestureRecognizers ?? [] { recognizer.receive(self, pass) }
  }
}
