import Combine
import Foundation

/// A change of a layer over time. A layer that takes one reports it, and shows the end.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0.25
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether it runs backwards afterwards.
  open var autoreverses = false
  /// Whether it is gone when it is over.
  open var isRemovedOnCompletion = true
  /// The part of the animation that shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The start.
  open var beginTime: CFTimeInterval = 0
  /// The offset in its course at which it starts, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The speed; 1 is the usual pace.
  open var speed: Float = 1
  /// The duration of all repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// The delegate, which is notified of the start and the end. Neither happens here.
  open var delegate: (any CAAnimationDelegate)?
  /// Creates an animation that changes nothing yet.
  public override init() { super.init() }
}

/// A delegate that is notified of the start and the end of an animation. All methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// An animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation is over.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a property, of which the kinds say how.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether the values are added to what is there.
  open var isAdditive = false
  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false
  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change of one property from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The number that is added to the value.
  open var byValue: Any?
}

/// A change of one property that swings.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
  /// The seconds until it is at rest: until a thousandth of the way is left (assumed).
  open var settlingDuration: CFTimeInterval { damping > 0 ? 2 * mass / damping * log(1000) : 0 }
}

/// A change of one property through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The way along which a point goes.
  open var path: CGPath?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pace between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// The interpolation between the values of a change.
public enum CAAnimationCalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

/// Several changes at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change from one picture of a layer to the next.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// The side from which it comes.
  open var subtype: CATransitionSubtype?
}

/// The kind of a change from one picture to the next.
public enum CATransitionType: Sendable { case fade, moveIn, push, reveal }

/// The side from which a picture comes.
public enum CATransitionSubtype: Sendable { case fromRight, fromLeft, fromTop, fromBottom }
