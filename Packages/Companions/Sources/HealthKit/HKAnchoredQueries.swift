/// A mark in the changes of a store, from which a query goes on.
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
  private let value: Int
  /// Creates the mark of a number.
  public init(fromValue value: Int) { self.value = value }
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  public static var supportsSecureCoding: Bool { true }
}
/// An object that was removed from the store.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid = UUID()
  /// More about it.
  public var metadata: [String: Any]? { nil }
}

/// A query for what has changed since a mark.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// A closure that receives an answer.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  private let results: Handler
  /// A closure that receives later changes. There are none.
  public var updateHandler: Handler?
  /// Creates a query for a kind of samples.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) { results = handler }
  override func fail(_ error: HKError) { results(self, nil, nil, nil, error) }
}
/// A query for the places of a way.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let data: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  /// Creates a query for a way.
  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) { data = dataHandler }
  override func fail(_ error: HKError) { data(self, nil, true, error) }
}
/// A query for the apps and devices that wrote values.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let results: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  /// Creates a query for a kind of samples.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) { results = completionHandler }
  override func fail(_ error: HKError) { results(self, nil, error) }
}

/// The samples that a query with `await` asks for.
public struct HKSamplePredicate<Sample>: Sendable {
  /// Returns numbers of a kind.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate
  where Sample == HKQuantitySample { HKSamplePredicate() }
  /// Returns choices of a kind.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate
  where Sample == HKCategorySample { HKSamplePredicate() }
  /// Returns exercises.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate
  where Sample == HKWorkout { HKSamplePredicate() }
  /// Returns samples of any kind.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate
  where Sample == HKSample { HKSamplePredicate() }
}
/// A query for samples, with `await`. The answer is an error.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {}
  /// Returns the samples. That is an error.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}
/// A query for what has changed since a mark, with `await`. The answer is an error.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// The changes.
  public struct Result: @unchecked Sendable {
    /// The new samples.
    public let addedSamples: [Sample]
    /// The removed ones.
    public let deletedObjects: [HKDeletedObject]
    /// The mark from which the next query goes on.
    public let newAnchor: HKQueryAnchor
  }
  /// Creates a query.
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {}
  /// Returns the changes. That is an error.
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    throw HKError(.errorHealthDataUnavailable)
  }
}
/// A query for statistics, with `await`. The answer is an error.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = []) {}
  /// Returns the values. That is an error.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}
/// A query for statistics of each interval, with `await`. The answer is an error.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  /// Returns the values. That is an error.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
}
