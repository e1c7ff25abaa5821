import PlumbUIKit

/// An action of a node over time. A picture does not move, so only actions without a duration are performed.
open class SKAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var speed: CGFloat = 1
  /// The action that is done at once.
  let atOnce: (@MainActor (SKNode) -> Void)?
  var happensAtOnce: Bool { atOnce != nil && duration <= 0 }

  private init(_ duration: TimeInterval, _ atOnce: (@MainActor (SKNode) -> Void)? = nil) {
    (self.duration, self.atOnce) = (duration, atOnce)
  }
  open func reversed() -> SKAction { SKAction(duration) }

  private class func timed(_ duration: TimeInterval, _ change: @escaping @MainActor (SKNode) -> Void)
    -> SKAction
  {
    SKAction(duration, duration > 0 ? nil : change)
  }
  open class func run(_ block: @escaping () -> Void) -> SKAction {
    nonisolated(unsafe) let block = block
    return SKAction(0) { _ in block() }
  }
  open class func removeFromParent() -> SKAction { SKAction(0) { $0.removeFromParent() } }
  open class func hide() -> SKAction { SKAction(0) { $0.isHidden = true } }
  open class func unhide() -> SKAction { SKAction(0) { $0.isHidden = false } }
  /// Returns the actions one after the other, until the first that takes time.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    all(Array(actions.prefix(while: \.happensAtOnce)), actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    all(actions, actions.map(\.duration).max() ?? 0)
  }
  private class func all(_ actions: [SKAction], _ duration: TimeInterval) -> SKAction {
    let first = actions.compactMap(\.atOnce)
    guard !first.isEmpty else { return SKAction(duration) }
    return SKAction(duration) { node in
      for action in first { action(node) }
    }
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
  open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval = 0) -> SKAction {
    SKAction(sec)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.position = location }
  }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.position = CGPoint(x: $0.position.x + x, y: $0.position.y + y) }
  }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.position.x = x }
  }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.position.y = y }
  }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.zRotation += radians }
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.zRotation = radians }
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.setScale(scale) }
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { ($0.xScale, $0.yScale) = ($0.xScale * scale, $0.yScale * scale) }
  }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { timed(sec) { $0.alpha = 1 } }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { timed(sec) { $0.alpha = 0 } }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    timed(duration) { $0.alpha = alpha }
  }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction(0)
  }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    nonisolated(unsafe) let block = block
    return timed(seconds) { block($0, 0) }
  }
}
/// The timing of an action at its ends.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// The physical body of a node. Nothing moves by itself here.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  public internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector(dx: 0, dy: 0)
  open var angularVelocity: CGFloat = 0
  open var usesPreciseCollisionDetection = false
  /// Creates a body of that form.
  public init(circleOfRadius r: CGFloat) {}
  /// Creates a body of that form.
  public init(circleOfRadius r: CGFloat, center: CGPoint) {}
  /// Creates a body of that form.
  public init(rectangleOf s: CGSize) {}
  /// Creates a body of that form.
  public init(rectangleOf s: CGSize, center: CGPoint) {}
  /// Creates a body of that form.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Creates a body of that form.
  public init(edgeLoopFrom path: CGPath) {}
  /// Creates a body of that form.
  public init(edgeFrom p1: CGPoint, to p2: CGPoint) {}
  /// Creates a body of that form.
  public init(polygonFrom path: CGPath) {}
  /// Creates a body of that form.
  public init(texture: SKTexture, size: CGSize) {}
  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
}
/// The physics that pulls and pushes nodes. Nothing does here.
@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  public nonisolated override init() {}
}
/// Two nodes that have met. None ever do here.
@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  /// The other one.
  public let bodyB: SKPhysicsBody
  /// The point at which they have met.
  public let contactPoint = CGPoint.zero
  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
/// A delegate that is notified of nodes that have met. All methods are optional.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}
