/// An exercise. No store holds one here; an app can create one.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// Its length in seconds.
  public let duration: TimeInterval
  /// The kind of exercise.
  public let workoutActivityType: HKWorkoutActivityType
  /// The pauses, laps and segments.
  public let workoutEvents: [HKWorkoutEvent]?
  /// The energy of the movement.
  public let totalEnergyBurned: HKQuantity?
  /// The length of the way.
  public let totalDistance: HKQuantity?
  /// The parts of an exercise of several kinds.
  public var workoutActivities: [HKWorkoutActivity] { [] }
  /// The values that are computed from an exercise's numbers, by their kinds.
  public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// Returns the values of a kind of numbers. There are none.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

  /// Creates an exercise with its energy and its way.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    duration = endDate.timeIntervalSince(startDate)
    (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
}

/// The kinds of events in an exercise.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// A pause, a lap or a segment of an exercise.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// The kind of event.
  public let type: HKWorkoutEventType
  /// The time of the event.
  public let dateInterval: DateInterval
  /// More about it.
  public let metadata: [String: Any]?
  /// Creates an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// A part of an exercise of several kinds. No store holds one here.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// The identifier of the part.
  public let uuid = UUID()
  /// The kind of exercise, and where it takes place.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The start.
  public let startDate: Date
  /// The end; `nil` while it goes on.
  public let endDate: Date?
  /// More about it.
  public let metadata: [String: Any]?
  /// The pauses, laps and segments.
  public var workoutEvents: [HKWorkoutEvent] { [] }
  /// The values that are computed from its numbers, by their kinds.
  public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// Creates a part.
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) {
    (self.workoutConfiguration, self.startDate, self.endDate) = (workoutConfiguration, startDate, endDate)
    self.metadata = metadata
  }
  /// Its length in seconds.
  public var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
  /// Returns the values of a kind of numbers. There are none.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// The place of an exercise.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }

/// The kind of an exercise, and where it takes place.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// The kind of exercise.
  public var activityType = HKWorkoutActivityType.other
  /// Its place.
  public var locationType = HKWorkoutSessionLocationType.unknown
  /// The length of a lane of a pool.
  public var lapLength: HKQuantity?
  /// Creates a configuration.
  public override init() {}
}

/// A kind of samples that are made of many: ways and heartbeats.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// The way of an exercise.
  public class func workoutRoute() -> HKSeriesType { HKSeriesType(name: "HKWorkoutRouteTypeIdentifier") }
  /// The heart's beats.
  public class func heartbeat() -> HKSeriesType { HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// A sample that is made of many.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  /// The number of its parts.
  public var count: Int { 0 }
}
/// The way of an exercise. No store holds one here.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// The kind of an exercise.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing
  case climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking
  case hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play
  case preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer
  case softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
  case barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining
  case jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance,
    socialDance
  case pickleball, cooldown
  case swimBikeRun = 82, transition, underwaterDiving
  case other = 3000
}
