import Combine
import Foundation

/// The part of an animation that shows before and after it runs.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

/// The pace of an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The two middle points of the curve: x and y of each.
  private let numbers: [Float]

  /// Creates a timing function by its name.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: numbers = [0, 0, 1, 1]
    case .easeIn: numbers = [0.42, 0, 1, 1]
    case .easeOut: numbers = [0, 0, 0.58, 1]
    case .easeInEaseOut: numbers = [0.42, 0, 0.58, 1]
    case .default: numbers = [0.25, 0.1, 0.25, 1]
    }
    super.init()
  }

  /// Creates a timing function by the two middle points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    numbers = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Writes one of the curve's four points, of which 0 is the start, to two numbers.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + numbers + [1, 1]
    guard (0..<4).contains(idx) else { return }
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }
}

/// The name of a pace.
public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

/// Changes of layers that belong together. They are shown at once here, without a movement.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var endings: [() -> Void] = []
  private static var isDisabled = false
  private static var duration: CFTimeInterval = 0.25
  private static var timing: CAMediaTimingFunction?

  /// Begins changes.
  open class func begin() {}
  /// Ends changes, and says that they are shown.
  open class func commit() {
    let ended = endings
    endings = []
    for ending in ended { ending() }
  }
  /// Shows what has changed.
  open class func flush() {}
  /// Whether changes move by themselves; they do not here.
  open class func setDisableActions(_ flag: Bool) { isDisabled = flag }
  /// Returns whether changes are without movement.
  open class func disableActions() -> Bool { isDisabled }
  /// Sets the duration of animations. There are none here.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { duration = dur }
  /// Returns the duration of animations, in seconds.
  open class func animationDuration() -> CFTimeInterval { duration }
  /// The pace of movements.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { timing = function }
  /// Returns the pace of movements.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { timing }
  /// Sets the handler that is called when the changes are shown.
  open class func setCompletionBlock(_ block: (() -> Void)?) { if let block { endings.append(block) } }
}
