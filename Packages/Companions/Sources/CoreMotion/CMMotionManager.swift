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
  /// The place of the sensors: in the device, or in one side of headphones.
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
  /// The place of the sensors.
  public let sensorLocation = SensorLocation.default
  /// The attitude of the device.
  public let attitude = CMAttitude()
  /// The weight.
  public let gravity = CMAcceleration()
  /// The push of the person.
  public let userAcceleration = CMAcceleration()
}

/// A manager that reports the motion of a device. No host here can: nothing is available, and nothing is reported.
open class CMMotionManager: NSObject {
  /// Seconds between two reported pushes.
  public var accelerometerUpdateInterval: TimeInterval = 0
  /// Seconds between two reported movements.
  public var deviceMotionUpdateInterval: TimeInterval = 0
  /// Whether pushes are felt. They are not.
  public var isAccelerometerAvailable: Bool { false }
  /// Whether movements are felt. They are not.
  public var isDeviceMotionAvailable: Bool { false }
  /// Whether turns are felt. They are not.
  public var isGyroAvailable: Bool { false }
  /// Whether pushes are reported.
  public var isAccelerometerActive: Bool { false }
  /// Whether movements are reported.
  public var isDeviceMotionActive: Bool { false }
  /// The last push: none.
  public var accelerometerData: CMAccelerometerData? { nil }
  /// The last movement: none.
  public var deviceMotion: CMDeviceMotion? { nil }
  /// Creates a manager.
  public override init() {}
  /// Begins to feel pushes. Nothing is felt.
  @available(
    *, deprecated,
    message: "In Plumb, CMMotionManager does nothing: no host feels movements, so nothing is available."
  )
  public func startAccelerometerUpdates() {}
  /// Starts to report accelerations. There are none.
  @available(
    *, deprecated,
    message: "In Plumb, CMMotionManager does nothing: no host feels movements, so nothing is available."
  )
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Begins to feel movements. Nothing is felt.
  @available(
    *, deprecated,
    message: "In Plumb, CMMotionManager does nothing: no host feels movements, so nothing is available."
  )
  public func startDeviceMotionUpdates() {}
  /// Starts to report motion. There is none.
  @available(
    *, deprecated,
    message: "In Plumb, CMMotionManager does nothing: no host feels movements, so nothing is available."
  )
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Feels pushes no more.
  public func stopAccelerometerUpdates() {}
  /// Feels movements no more.
  public func stopDeviceMotionUpdates() {}
}
