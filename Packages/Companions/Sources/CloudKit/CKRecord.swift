/// A value that a record can hold.
public protocol CKRecordValueProtocol {}
/// A value that a record can hold, as older code names it.
public protocol CKRecordValue: CKRecordValueProtocol {}
extension String: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension Int: CKRecordValue {}
extension Int64: CKRecordValue {}
extension Double: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Array: CKRecordValue where Element: CKRecordValueProtocol {}
extension CLLocation: CKRecordValue {}

/// A file that belongs to a record.
open class CKAsset: NSObject, CKRecordValue, @unchecked Sendable {
  /// The location of the file.
  public let fileURL: URL?
  /// Creates an asset from a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identifier of the zone.
  public let zoneID: ID
  /// Creates a zone of a name.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// The identifier of a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// Its name.
    public let zoneName: String
    /// Its owner.
    public let ownerName: String
    /// Creates one of a name.
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// The zone that is always there.
    public static let `default` = ID()
  }
}

/// Values with names, which an app can keep in a cloud. They can be set and read, and are not kept.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  /// The identifier of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// Its name.
    public let recordName: String
    /// Its zone.
    public let zoneID: CKRecordZone.ID
    /// Creates one of a name.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }
  /// The action on a record when the one that it refers to is deleted.
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  /// Leads to another record.
  open class Reference: NSObject, CKRecordValue, @unchecked Sendable {
    /// The other record.
    public let recordID: ID
    /// The action when it is deleted.
    public let action: ReferenceAction
    /// Creates a reference to a record.
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  /// The kind of the record.
  public let recordType: String
  /// The identifier of the record.
  public let recordID: ID
  /// The date at which the record was saved first. It never was.
  open var creationDate: Date? { nil }
  /// The date at which the record was saved last. It never was.
  open var modificationDate: Date? { nil }
  private var values: [String: any CKRecordValueProtocol] = [:]
  /// Creates a record of a kind.
  public init(recordType: String, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// A value.
  open subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// Returns a value.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Returns a value.
  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
  /// Sets a value.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { values[key] = object }
  /// Returns the names of the values.
  open func allKeys() -> [String] { values.keys.sorted() }
}
