/// Whether an app may know the motion of a person.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The certainty about an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The beginning or the end of a rest of a person who walks.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// A fall of a person, which a watch detects. No host here is one.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// The answer of the person to the question whether they fell.
  public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
}

/// The activity of a person. No host here feels movements, so it is not known.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  /// The certainty about the activity.
  open var confidence: CMMotionActivityConfidence { .low }
  /// Whether the kind is not known: it is not.
  open var unknown: Bool { true }
  /// Whether the device rests.
  open var stationary: Bool { false }
  /// Whether the person walks.
  open var walking: Bool { false }
  /// Whether the person runs.
  open var running: Bool { false }
  /// Whether the person is in a vehicle.
  open var automotive: Bool { false }
  /// Whether the person rides a bicycle.
  open var cycling: Bool { false }
}

/// A manager that reports the activity of a person. No host here can: access is refused.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Returns whether activities are known. They are not.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns whether the app may know them. It may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}

/// Counts the steps of a person. No host here can: access is refused.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Returns whether steps are counted. They are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether lengths are measured. They are not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether storeys are counted. They are not.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether rests are noticed. They are not.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns whether the app may know them. It may not.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
}
