import Foundation
import PlumbViews

/// Decides about a recognizer. All methods may be left out; what they answer has no effect here, but for the first.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer sees a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }
}

/// Finds a gesture in what fingers do to a view.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of the gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture without a duration is there at once.
    public static var recognized: State { .ended }
  }

  private var calls: [TargetAction] = []
  /// The view whose fingers are looked at.
  open internal(set) weak var view: UIView?
  /// Decides about the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture.
  open var state = State.possible
  /// Whether it looks for the gesture.
  open var isEnabled = true { didSet { if isEnabled != oldValue { view?.changed() } } }
  /// Whether the view hears nothing of the touches of a gesture.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the beginning of touches.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the end of touches.
  open var delaysTouchesEnded = true
  /// A name for messages.
  open var name: String?
  var place = CGPoint.zero

  /// Creates a recognizer that calls a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that calls nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Calls a method too.
  open func addTarget(_ target: Any, action: Selector) { calls.append(TargetAction(target, action)) }
  /// Calls a method of a target no more. All of its methods are meant without an action, or with a selector that was
  /// made apart from the one that was added, since such two cannot be compared.
  open func removeTarget(_ target: Any?, action: Selector?) {
    calls.removeAll(where: TargetAction.ends(target, action, among: calls))
  }

  /// Returns the location of the gesture, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let view, view !== own else { return place }
    return own.convert(place, to: view)
  }

  /// Waits until another gesture is not there.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIGestureRecognizer.require(toFail:) does nothing: recognizers are told apart by the views that they are attached to."
  )
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// The number of fingers.
  open var numberOfTouches: Int { 1 }
  /// Whether it looks at touches of one kind only; a page has one kind.
  open var requiresExclusiveTouchType = true

  /// Receives fingers that go down, before the view does. A custom recognizer overrides this and the next three methods, and sets its state.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives fingers that move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives fingers that go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives fingers that the system takes over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Starts over, behind a gesture that has ended.
  open func reset() {}

  /// Puts the gesture on a view.
  func attached(to view: AnyView) -> AnyView { view }

  /// Puts a gesture on a view whose touches the recognizer ends by itself.
  final func attach(_ gesture: some Gesture, to view: AnyView) -> AnyView {
    AnyView(view.modifier(_GestureModifier(gesture, cancelsTouches: false)))
  }

  /// Sends the state of the gesture to the targets.
  func reach(_ state: State, at place: CGPoint? = nil) {
    if state == .began || state == .ended && self.state == .possible,
      delegate?.gestureRecognizerShouldBegin(self) == false
    {
      return
    }
    if let place { self.place = place }
    self.state = state
    if state == .began || state == .ended { cancelTouches() }
    for call in calls { call.send(self) }
    if state == .ended || state == .cancelled { self.state = .possible }
  }

  /// The next state of a gesture that goes on.
  func goOn(at place: CGPoint? = nil) {
    reach(state == .possible ? .began : .changed, at: place)
  }
}

extension UIGestureRecognizer {
  /// Passes a touch to the code of a custom recognizer, and sends the state that this sets.
  func receive(_ touch: UITouch, _ pass: (UIGestureRecognizer) -> Void) {
    guard isEnabled, delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    let before = state
    pass(self)
    let next = state
    guard next != before else { return }
    state = before
    place = touch.location(in: view)
    if next != .failed { reach(next) }
    guard ![.possible, .began, .changed].contains(next) else { return }
    state = .possible
    reset()
  }
}

/// Finds taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers; one here.
  open var numberOfTouchesRequired = 1

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    let tap = SpatialTapGesture(count: max(1, numberOfTapsRequired)).onEnded {
      recognizer.reach(.ended, at: $0.location)
    }
    // A recognizer that lets touches through is beside what is inside.
    return AnyView(
      view.modifier(
        _GestureModifier(tap, cancelsTouchesInView ? .afterInner : .besideInner, for: .recognizer)))
  }
}

/// Finds long presses.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press; none here.
  @_Unheeded(.fingers, "UILongPressGestureRecognizer.numberOfTapsRequired")
  open var numberOfTapsRequired = 0
  /// The number of fingers; one here.
  @_Unheeded(.fingers, "UILongPressGestureRecognizer.numberOfTouchesRequired")
  open var numberOfTouchesRequired = 1

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    let press = LongPressGesture(minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
      .sequenced(before: DragGesture(minimumDistance: 0))
    return attach(
      press.onChanged { value in
        guard case .second(_, let drag) = value else { return }
        if recognizer.state == .possible {
          recognizer.reach(.began, at: drag?.location)
        } else if let drag {
          recognizer.reach(.changed, at: drag.location)
        }
      }.onEnded { _ in if recognizer.state != .possible { recognizer.reach(.ended) } }, to: view)
  }
}

/// Finds movements of one finger.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers; one here.
  @_Unheeded(.fingers, "UIPanGestureRecognizer.minimumNumberOfTouches")
  open var minimumNumberOfTouches = 1
  /// The most fingers; one here.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGSize.zero
  private var start = CGSize.zero
  private var speed = CGSize.zero

  /// Returns the distance that the finger has moved since the translation was set, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    way(CGPoint(x: moved.width - start.width, y: moved.height - start.height), from: self.view, to: view)
  }
  /// Counts from another translation, in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let own = way(translation, from: view, to: self.view)
    start = CGSize(width: moved.width - own.x, height: moved.height - own.y)
  }
  /// Returns the velocity of the finger, in points a second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    way(CGPoint(x: speed.width, y: speed.height), from: self.view, to: view)
  }

  private func way(_ way: CGPoint, from view: UIView?, to other: UIView?) -> CGPoint {
    guard let view, let other, view !== other else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: other), view.convert(way, to: other))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    return attach(
      DragGesture().onChanged { drag in
        if recognizer.state == .possible { recognizer.start = .zero }
        (recognizer.moved, recognizer.speed) = (drag.translation, drag.velocity)
        recognizer.goOn(at: drag.location)
      }.onEnded { drag in
        (recognizer.moved, recognizer.speed) = (drag.translation, drag.velocity)
        recognizer.reach(.ended, at: drag.location)
      }, to: view)
  }
}

/// Finds movements that begin at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; a movement that begins anywhere counts here.
  @_Unheeded(.fingers, "UIScreenEdgePanGestureRecognizer.edges")
  open var edges: UIRectEdge = []
}

/// Finds quick movements to a side.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Sides.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The direction to the right.
    public static let right = Direction(rawValue: 1)
    /// The direction to the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The side to which the finger moves.
  open var direction = Direction.right
  /// The number of fingers; one here.
  @_Unheeded(.fingers, "UISwipeGestureRecognizer.numberOfTouchesRequired")
  open var numberOfTouchesRequired = 1

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    return attach(
      DragGesture(minimumDistance: 20).onEnded { drag in
        let (x, y) = (drag.translation.width, drag.translation.height)
        let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        if recognizer.direction.contains(way) { recognizer.reach(.ended, at: drag.startLocation) }
      }, to: view)
  }
}

/// Finds two fingers that come closer or part.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, as a share of that at the beginning.
  open var scale: CGFloat = 1
  /// The velocity of the scale.
  open internal(set) var velocity: CGFloat = 0
  private var last: CGFloat = 1

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    return attach(
      MagnifyGesture().onChanged { value in
        if recognizer.state == .possible { (recognizer.scale, recognizer.last) = (1, 1) }
        recognizer.scale *= value.magnification / recognizer.last
        (recognizer.last, recognizer.velocity) = (value.magnification, value.velocity)
        recognizer.goOn(at: value.startLocation)
      }.onEnded { _ in recognizer.reach(.ended) }, to: view)
  }
}

/// Finds two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  private var last: CGFloat = 0

  override func attached(to view: AnyView) -> AnyView {
    let recognizer = self
    return attach(
      RotateGesture().onChanged { value in
        if recognizer.state == .possible { (recognizer.rotation, recognizer.last) = (0, 0) }
        recognizer.rotation += value.rotation.radians - recognizer.last
        recognizer.last = value.rotation.radians
        recognizer.goOn(at: value.startLocation)
      }.onEnded { _ in recognizer.reach(.ended) }, to: view)
  }
}

/// Finds a pointer that is over a view; nothing is reported here.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
