/// An error with values of health.
public struct HKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible,
      errorUserCanceled
  }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Whether an app may write values.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
/// The frequency with which an app is notified.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// Keeps values of people's health. No host here has any: it is not available.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Returns whether there are values: no.
  public class func isHealthDataAvailable() -> Bool {
    reportCompanion("HKHealthStore")
    return false
  }
  /// Creates a store.
  public override init() {}
  /// Returns whether values may be written. They may not.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  /// Requests permission to write and read. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Requests permission to write and read. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Executes a query. The answer is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func execute(_ query: HKQuery) {
    later { query.fail(HKError(.errorHealthDataUnavailable)) }
  }
  /// Stops a query.
  public func stop(_ query: HKQuery) {}
  /// Writes a value. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Writes a value. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func save(_ object: HKObject) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Writes values. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Writes values. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Removes a value. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    later { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Removes a value. That is an error.
  @available(
    *, deprecated,
    message:
      "In Plumb, HKHealthStore does nothing: no host knows anybody's health, so the answer is an error."
  )
  public func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Returns the time before which no value is kept.
  public func earliestPermittedSampleDate() -> Date { .distantPast }
  /// Returns the person's date of birth. That is an error.
  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Returns the person's sex. That is an error.
  public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
  /// Returns the person's blood. That is an error.
  public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
  /// Requests new values while the app is in the background. That is an error.
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Requests no new values any more.
  public func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
    later { completion(true, nil) }
  }
  /// Requests new values while the app is in the background. That is an error.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { later { completion(false, HKError(.errorHealthDataUnavailable)) } }
}
