import Foundation
import PlumbViews

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches count while it runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It begins where an older one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It begins again when it is over.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It goes back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow, quick, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A view turns over to the left; it fades here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A view turns over to the right; it fades here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page turns up; it fades here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page turns down; it fades here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A view turns over downwards; it fades here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A view turns over upwards; it fades here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    fileprivate func animation(_ duration: TimeInterval) -> Animation {
      let curve: Animation =
        switch rawValue >> 16 & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
      return repeating(curve)
    }

    fileprivate func repeating(_ animation: Animation) -> Animation {
      contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
    }
  }

  /// Changes views, and shows the way from the old to the new.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Changes views after a time in seconds, and shows the way from the old to the new.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.animation(duration).delay(max(0, delay)), duration + max(0, delay), animations, completion)
  }

  /// Changes views with a spring. A velocity of 1 is the whole way in a second. A spring has its own curve.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = options.repeating(.spring(duration, dampingRatio, velocity: velocity))
    run(spring.delay(max(0, delay)), duration + max(0, delay), animations, completion)
  }

  /// Changes views with a spring of a bounce, from 0 to 1. A velocity of 1 is the whole way in a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialSpringVelocity)
    run(options.repeating(spring).delay(max(0, delay)), duration + max(0, delay), animations, completion)
  }

  /// Changes views with an animation of SwiftUI.
  public class func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(changes)
      completion?()
      return
    }
    withAnimation(animation, changes, completion: completion ?? {})
  }

  /// Changes views inside of an animation some times over.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    var transaction = Transaction.current
    let times = count.isFinite ? Int(max(1, min(count, 1e6)).rounded()) : nil
    transaction.animation = transaction.animation.map {
      times.map { [animation = $0] in animation.repeatCount($0, autoreverses: autoreverses) }
        ?? $0.repeatForever(autoreverses: autoreverses)
    }
    withTransaction(transaction, animations)
  }

  /// Changes a view, and lets the new fade in.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(options.animation(duration), duration, animations ?? {}, completion)
  }

  /// Changes views, and shows only the new.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }

  /// Whether changes of views are shown with the animations that are asked for.
  public private(set) static var areAnimationsEnabled = true

  /// Sets whether changes of views are shown with the animations that are asked for; all of them show only the new otherwise.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  private class func run(
    _ animation: Animation, _ duration: TimeInterval, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard areAnimationsEnabled else {
      performWithoutAnimation(animations)
      if let completion {
        let end = UncheckedToken(completion)
        Task { @MainActor in end.value(true) }
      }
      return
    }
    withAnimation(animation, animations)
    if let completion { after(duration) { completion(true) } }
  }

  /// Makes a picture of the view, which it does not: the answer is empty.
  @available(
    *, deprecated,
    message: "In Plumb, UIView.snapshotView does nothing: no picture of a view is made while it is shown."
  )
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  /// Draws a picture of the view into the context, which it does not: the answer is no.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIView.drawHierarchy does nothing: no picture of a view is made while it is shown, so nothing is drawn and the answer is false."
  )
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    false
  }
}

extension Animation {
  /// A spring that is at rest after about a duration in seconds.
  fileprivate static func spring(
    _ duration: TimeInterval, _ dampingRatio: CGFloat, velocity: CGFloat = 0
  ) -> Animation {
    guard velocity != 0 else { return .spring(response: duration * 0.7, dampingFraction: dampingRatio) }
    return .interpolatingSpring(
      Spring(response: duration * 0.7, dampingRatio: dampingRatio), initialVelocity: velocity)
  }
}

/// Changes views over a time that can be stopped; it runs to its end here.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(Int) -> Void] = []
  /// The duration, in seconds.
  public let duration: TimeInterval
  private let animation: Animation

  /// Creates an animator with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation = .spring(duration, ratio)
    if let animations { self.animations = [animations] }
    super.init()
  }

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation =
      switch curve {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    if let animations { self.animations = [animations] }
    super.init()
  }

  private var share: CGFloat = 0

  private func change() {
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what is done at the end.
  open func addCompletion(_ completion: @escaping (Int) -> Void) { completions.append(completion) }
  /// Begins.
  open func startAnimation() {
    let ends = completions
    withAnimation(animation) { change() }
    share = 1
    guard !ends.isEmpty else { return }
    after(duration) { for completion in ends { completion(0) } }
  }
  /// The share of the changes that is done, from 0 to 1. A share above 0 makes all changes at once, without a movement.
  open var fractionComplete: CGFloat {
    get { share }
    set {
      share = min(1, max(0, newValue))
      if share > 0 { change() }
    }
  }
  /// Stops it for a while; it has its end already here.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIViewPropertyAnimator.pauseAnimation does nothing: an animation that has begun goes on."
  )
  open func pauseAnimation() {}
  /// Ends it where it is; it has its end already here.
  @available(
    *, deprecated,
    message:
      "In Plumb, UIViewPropertyAnimator.stopAnimation does nothing: a view comes to the end of its way."
  )
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}
