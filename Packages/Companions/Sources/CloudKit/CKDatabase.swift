/// Whether a person has a cloud.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// An error with a cloud.
public struct CKError: Error, LocalizedError, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem,
      invalidArguments
    case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, quotaExceeded = 25, zoneNotFound
    case limitExceeded
  }
  /// The kind of error.
  public let code: Code
  /// The time after which to try again.
  public var retryAfterSeconds: Double? { nil }
  public var errorDescription: String? { "Nobody is signed in to iCloud." }
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// An app's place in a cloud. No host knows accounts: asking for anything is an error.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let one = CKContainer(identifier: "")
  /// Returns the one of the app.
  open class func `default`() -> CKContainer { one }
  /// Its name.
  public let containerIdentifier: String?
  /// The database that all people see.
  public let publicCloudDatabase = CKDatabase()
  /// The database that one person sees.
  public let privateCloudDatabase = CKDatabase()
  /// The database that people have shared.
  public let sharedCloudDatabase = CKDatabase()
  /// Creates a container by its name.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  /// Passes the status of the account to a closure: there is none.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    later { completionHandler(.noAccount, nil) }
  }
  /// Returns the status of the account: there is none.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func accountStatus() async throws -> CKAccountStatus {
    return .noAccount
  }
  /// Fetches the record of the user. That is an error.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    later { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Returns the record of the user. That is an error.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// Records in a cloud. There are none, and asking for them is an error.
open class CKDatabase: NSObject, @unchecked Sendable {
  private func refuse() -> CKError {
    return CKError(.notAuthenticated)
  }
  /// Keeps a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let error = refuse()
    later { completionHandler(nil, error) }
  }
  /// Keeps a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  @discardableResult open func save(
    _ record: CKRecord
  ) async throws -> CKRecord { throw refuse() }
  /// Fetches a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let error = refuse()
    later { completionHandler(nil, error) }
  }
  /// Returns a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func record(
    for recordID: CKRecord.ID
  ) async throws -> CKRecord { throw refuse() }
  /// Deletes a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let error = refuse()
    later { completionHandler(nil, error) }
  }
  /// Deletes a record. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  @discardableResult open func deleteRecord(
    withID recordID: CKRecord.ID
  ) async throws -> CKRecord.ID { throw refuse() }
  /// Fetches records. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let error = refuse()
    later { completionHandler(nil, error) }
  }
  /// Returns records. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw refuse() }
  /// Begins some work. It ends with an error.
  @available(
    *, deprecated,
    message: "In Plumb, CKContainer does nothing: no host knows accounts, so there is no cloud."
  )
  open func add(_ operation: CKDatabaseOperation) {
    let error = refuse()
    later { operation.fail(error) }
  }
}

/// A query for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of which kind.
  public let recordType: String
  /// The predicate of the records.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query for records of a kind.
  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// Work with records. It ends with an error.
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
  func fail(_ error: CKError) {}
}
/// An operation that fetches records. It ends with an error.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The position at which the next records begin.
  open class Cursor: NSObject, @unchecked Sendable {}
  /// The maximum number of records.
  open var resultsLimit = 0
  /// The keys of the values to fetch.
  open var desiredKeys: [String]?
  /// A closure that is called for each record. There is none.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure that is called at the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// A closure that is called for each record, the older way.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// A closure that is called at the end, the older way.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Creates an operation that fetches records.
  public init(query: CKQuery) {}
  /// Creates an operation that fetches the next records.
  public init(cursor: Cursor) {}
  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}
/// Changes records. It ends with an error.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// A closure that is called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation that saves and deletes records.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {}
  override func fail(_ error: CKError) { modifyRecordsResultBlock?(.failure(error)) }
}
