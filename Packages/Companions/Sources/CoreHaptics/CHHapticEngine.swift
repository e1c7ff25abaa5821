/// The sensations that a device can produce: none.
public protocol CHHapticDeviceCapability {
  /// Whether people feel anything.
  var supportsHaptics: Bool { get }
  /// Whether sounds go along.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Makes people feel something. No host here does: it can be asked whether it does, and starting it is an error.
open class CHHapticEngine: NSObject {
  /// The action after the engine was reset.
  public var resetHandler: () -> Void = {}
  /// The action after the engine was stopped.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// The reason why an engine was stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
  }
  /// Returns the capabilities of the device.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// Creates an engine. It is an error, because the device has none.
  public init(fileID: StaticString = #fileID, line: UInt = #line) throws {
    super.init()
    reportCompanion("CHHapticEngine", fileID, line)
    throw CHHapticError(.notSupported)
  }
  /// Starts.
  public func start() throws { throw CHHapticError(.notSupported) }
  /// Starts.
  public func start() async throws { throw CHHapticError(.notSupported) }
  /// Stops.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Makes something that plays a pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// The reason why an engine failed.
public struct CHHapticError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case engineNotRunning = -4805, notSupported = -4809 }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// Starts at a time of the engine's.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine's.
  func stop(atTime time: TimeInterval) throws
}

/// A haptic event.
open class CHHapticEvent: NSObject {
  /// The kinds of what is felt.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A buzz that lasts.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// The time, in seconds.
  public var relativeTime: TimeInterval
  /// The duration, in seconds.
  public var duration: TimeInterval
  /// Creates something to feel.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) { (relativeTime, self.duration) = (time, duration) }
}

/// A parameter of a haptic event.
open class CHHapticEventParameter: NSObject {
  /// The identifier of a parameter's kind.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an identifier of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The intensity.
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    /// The sharpness.
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
  }
  /// The value.
  public var value: Float
  /// Creates a parameter.
  public init(parameterID: ID, value: Float) { self.value = value }
}

/// Some things to feel, in order.
open class CHHapticPattern: NSObject {
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// A change of a pattern's parameter.
open class CHHapticDynamicParameter: NSObject {}

/// The engine starts at once.
public let CHHapticTimeImmediate: TimeInterval = 0
