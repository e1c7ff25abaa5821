import Combine
import PlumbUIKit

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A range of frame rates.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As usual.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method before each frame: sixty times a second, or as often as it is asked to.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let action: Selector
  private var frames: Task<Void, Never>?
  /// The time of the last frame, in seconds since the machine was started.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between two frames.
  open var duration: CFTimeInterval { 1 / rate }
  /// Whether the method is not called for a while.
  open var isPaused = false
  /// The number of calls in a second; 0 for one call a frame.
  open var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// The range of the number of calls in a second.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  /// Creates a link that calls a method of a target. The link keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    (self.target, action) = (target as AnyObject, sel)
    super.init()
  }

  /// Begins to call the method.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard frames == nil, target != nil else { return }
    start()
  }
  /// Calls the method no more in one run loop; there is one.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
  /// Calls the method no more.
  open func invalidate() {
    stop()
    target = nil
  }

  private var rate: Double {
    let range = preferredFrameRateRange
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
    return wanted > 0 ? min(wanted, 60) : 60
  }

  /// A task, and no timer of a run loop: not every host runs one.
  private func start() {
    let pause = duration
    frames = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(pause))
        guard !Task.isCancelled, let self else { return }
        tick()
      }
    }
  }
  private func stop() {
    frames?.cancel()
    frames = nil
  }
  private func restart() {
    guard frames != nil else { return }
    stop()
    start()
  }

  private func tick() {
    guard !isPaused, let target else { return }
    timestamp = CACurrentMediaTime()
    action.call(on: target, with: self)
  }
}
