import PlumbLayout

/// A view that a person moves sideways with a finger, or with a mouse and its button down.
@MainActor package protocol Swipeable: AnyObject {
  /// Returns whether a pointer that goes down at a point of the canvas may swipe.
  func begins(at point: CGPoint) -> Bool

  /// Returns whether a pointer that moves from one point to another swipes, and does nothing else.
  func takes(from start: CGPoint, to end: CGPoint) -> Bool

  func begin()

  /// The pointer has moved by so many points to the right since the swipe has begun.
  func drag(by distance: CGFloat)

  /// - Parameters:
  ///   - distance: in points, to the right, since the swipe has begun; `nil` if the swipe was taken back.
  ///   - velocity: to the right, in points a second.
  func letGo(at distance: CGFloat?, velocity: CGFloat)

  /// A tap is not for what is inside.
  var takesTaps: Bool { get }
  func tap()
}

extension Swipeable {
  package func begins(at point: CGPoint) -> Bool { true }
  package var takesTaps: Bool { false }
  package func tap() {}
}

/// Follows a swipe from where it is one.
package final class SwipeRecognizer: PrimitiveRecognizer<Void> {
  private let swipe: any Swipeable
  private var pointer: (id: Int, start: CGPoint)?
  private var last = CGPoint.zero
  private var trail = PointerTrail()
  private var hasBegun = false
  private var isCancelled = false
  private var isLetGo = false

  package init(_ context: _GestureContext, _ swipe: any Swipeable) {
    self.swipe = swipe
    super.init(context)
  }

  override func follow(_ event: GestureEvent) {
    switch event.kind {
    case .down:
      guard pointer == nil, swipe.begins(at: event.location) else { return fail() }
      (pointer, last) = ((event.id, event.location), event.location)
      trail.add(event.location, at: event.time)
    case .moved:
      guard let pointer, pointer.id == event.id else { return }
      trail.add(event.location, at: event.time)
      last = event.location
      if case .active = current { return }
      guard pointer.start.distance(to: last) > TapRecognizer.reach else { return }
      guard swipe.takes(from: pointer.start, to: last) else { return fail() }
      self.pointer?.start = last
      swipe.begin()
      hasBegun = true
      current = .active(())
    case .up, .cancelled:
      guard pointer?.id == event.id else { return }
      guard hasBegun || swipe.takesTaps else { return fail() }
      isCancelled = event.kind == .cancelled
      if !isCancelled {
        trail.add(event.location, at: event.time)
        last = event.location
      }
      current = .ended(())
    case .time: break
    }
  }

  override func deliver() {
    guard let pointer, !isLetGo else { return }
    let distance = last.x - pointer.start.x
    switch current {
    case .active: swipe.drag(by: distance)
    case .ended:
      isLetGo = true
      guard hasBegun else { return swipe.tap() }
      swipe.letGo(at: isCancelled ? nil : distance, velocity: isCancelled ? 0 : trail.velocity.width)
    case .possible, .failed: break
    }
  }

  // Another gesture has won while something was held.
  override func reset() {
    guard case .failed = current, hasBegun, !isLetGo else { return }
    isLetGo = true
    swipe.letGo(at: nil, velocity: 0)
  }
}
