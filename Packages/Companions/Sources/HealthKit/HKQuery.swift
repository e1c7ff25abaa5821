/// All that is found.
public let HKObjectQueryNoLimit = 0
/// The name of when a value begins.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The name of when a value ends.
public let HKSampleSortIdentifierEndDate = "endDate"

/// The options for comparing times.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It begins inside.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// It ends inside.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// The values that are computed from many numbers.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By their sources.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// Their average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// Their sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The time that the samples take together.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// A question about values of health.
open class HKQuery: NSObject, @unchecked Sendable {
  func fail(_ error: HKError) {}
  /// Returns the values of a time.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the values of an exercise.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the values of an app or a device.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the values of some apps and devices.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Returns the values that devices measured.
  public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Returns the value with an identifier.
  public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the values with some identifiers.
  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
  /// Returns the values that have a key in their metadata.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Returns the values that have one of some values for a key in their metadata.
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Returns the exercises of a kind.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
}
/// A query for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let results: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates a query for samples of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { results = resultsHandler }
  override func fail(_ error: HKError) { results(self, nil, error) }
}
/// The values that are computed from many numbers. Nobody ever holds one here.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The start.
  public let startDate = Date.distantPast
  /// The end.
  public let endDate = Date.distantFuture
  /// The kind of the numbers.
  public let quantityType: HKQuantityType
  /// The apps and devices that wrote them; none.
  public var sources: [HKSource]? { nil }
  init(_ type: HKQuantityType) { quantityType = type }
  /// The time that they take together.
  public func duration() -> HKQuantity? { nil }
  /// Their sum.
  public func sumQuantity() -> HKQuantity? { nil }
  /// The sum of those of an app or a device.
  public func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The average of those of an app or a device.
  public func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The time of the last.
  public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  /// Their average.
  public func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest.
  public func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest.
  public func maximumQuantity() -> HKQuantity? { nil }
  /// Returns the last.
  public func mostRecentQuantity() -> HKQuantity? { nil }
}
/// A query for statistics.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let results: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Creates a query for a sum, an average and the like.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { results = handler }
  override func fail(_ error: HKError) { results(self, nil, error) }
}
/// The values that are computed from many numbers, for each interval of time. Nobody ever holds one here.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  /// Returns the pieces.
  public func statistics() -> [HKStatistics] { [] }
  /// Returns the piece of a time.
  public func statistics(for date: Date) -> HKStatistics? { nil }
  /// Goes through the pieces.
  public func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
/// A query for statistics, for each interval.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// A closure that receives the answer.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A closure that receives new values. There are none.
  public var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Creates a query for intervals.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
/// A query that is notified of new values. There are none.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let update: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  /// Creates a query that is notified of new values of a kind.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { update = updateHandler }
  override func fail(_ error: HKError) { update(self, {}, error) }
}
