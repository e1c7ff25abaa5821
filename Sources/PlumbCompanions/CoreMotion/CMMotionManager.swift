/// A push in three directions.
public struct CMAcceleration: Sendable {
  /// The component to the right.
  public var x = 0.0
  /// Up.
  public var y = 0.0
  /// Towards the person.
  public var z = 0.0
  /// Creates none.
  public init() {}
}

/// A push and its time.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The push.
  public let acceleration = CMAcceleration()
}

/// The attitude of a device.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Turned around the long side, in radians.
  public let roll = 0.0
  /// Turned around the short side, in radians.
  public let pitch = 0.0
  /// Turned on the table, in radians.
  public let yaw = 0.0
}

/// The motion of a device.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// The attitude of the device.
  public let attitude = CMAttitude()
  /// The weight.
  public let gravity = CMAcceleration()
  /// The push of the person.
  public let userAcceleration = CMAcceleration()
}

/// A manager that reports the motion of a device. No host here can: nothing is available, and nothing is reported.
open class CMMotionManager: NSObject {
  /// Seconds between two pushes that are told.
  public var accelerometerUpdateInterval: TimeInterval = 0
  /// Seconds between two movements that are told.
  public var deviceMotionUpdateInterval: TimeInterval = 0
  /// Whether pushes are felt. They are not.
  public var isAccelerometerAvailable: Bool { false }
  /// Whether movements are felt. They are not.
  public var isDeviceMotionAvailable: Bool { false }
  /// Whether turns are felt. They are not.
  public var isGyroAvailable: Bool { false }
  /// Whether pushes are told.
  public var isAccelerometerActive: Bool { false }
  /// Whether movements are told.
  public var isDeviceMotionActive: Bool { false }
  /// The last push: none.
  public var accelerometerData: CMAccelerometerData? { nil }
  /// The last movement: none.
  public var deviceMotion: CMDeviceMotion? { nil }
  /// Creates a manager.
  public override init() {}
  /// Begins to feel pushes. Nothing is felt.
  public func startAccelerometerUpdates(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("CMMotionManager", fileID, line)
  }
  /// Starts to report accelerations. There are none.
  public func startAccelerometerUpdates(
    to queue: OperationQueue, fileID: StaticString = #fileID, line: UInt = #line,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { reportCompanion("CMMotionManager", fileID, line) }
  /// Begins to feel movements. Nothing is felt.
  public func startDeviceMotionUpdates(fileID: StaticString = #fileID, line: UInt = #line) {
    reportCompanion("CMMotionManager", fileID, line)
  }
  /// Starts to report motion. There is none.
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, fileID: StaticString = #fileID, line: UInt = #line,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { reportCompanion("CMMotionManager", fileID, line) }
  /// Feels pushes no more.
  public func stopAccelerometerUpdates() {}
  /// Feels movements no more.
  public func stopDeviceMotionUpdates() {}
}
