import PlumbUIKit

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that it is for. There is one.
  public var affectedStores: [NSPersistentStore]?
}

/// The kind of result that a request brings.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Objects' identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for the objects of a store.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The kind of objects, by name.
  public internal(set) var entityName: String?
  /// The predicate of the objects.
  public var predicate: NSPredicate?
  /// In which order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// At most how many; 0 for all.
  public var fetchLimit = 0
  /// The number of objects that are skipped.
  public var fetchOffset = 0
  /// The number of objects that are read at once.
  public var fetchBatchSize = 0
  /// Whether objects are read as a whole.
  public var returnsObjectsAsFaults = true
  /// The kind of objects.
  public var entity: NSEntityDescription? { didSet { entityName = entity?.name } }

  /// The kind of the result: objects, whatever is set.
  @_Unheeded("NSFetchRequest.resultType")
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties to read. All are read.
  @_Unheeded("NSFetchRequest.propertiesToFetch")
  public var propertiesToFetch: [Any]? = nil
  /// By which values objects are put together. They are not.
  @_Unheeded("NSFetchRequest.propertiesToGroupBy")
  public var propertiesToGroupBy: [Any]? = nil
  /// Whether equal results come once. Objects are never equal.
  @_Unheeded("NSFetchRequest.returnsDistinctResults")
  public var returnsDistinctResults = false
  /// Whether objects of subclasses come too. They do.
  public var includesSubentities = true
  /// Whether changes that are not saved count. They do.
  @_Unheeded("NSFetchRequest.includesPendingChanges")
  public var includesPendingChanges = true
  /// Whether values are read with the objects. They are always there.
  public var includesPropertyValues = true
  /// The relationships that are read together with the objects. Everything is there.
  public var relationshipKeyPathsForPrefetching: [String]?
  func copied() -> NSFetchRequest {
    let copy = NSFetchRequest()
    copy.entity = entity
    (copy.entityName, copy.resultClass) = (entityName, resultClass)
    (copy.predicate, copy.sortDescriptors, copy.orders) = (predicate, sortDescriptors, orders)
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    return copy
  }
  /// The class of the objects, where the request's type does not say it.
  var resultClass: AnyClass?

  /// Returns whether an object is of the kind. A custom class says more than a name: the model's name may be
  /// another.
  func isFor(_ object: NSManagedObject) -> Bool {
    if let resultClass { return type(of: object) == resultClass || object.isKind(of: resultClass) }
    let isOwnClass = ResultType.self is NSManagedObject.Type && ResultType.self != NSManagedObject.self
    if isOwnClass || entityName == nil || object.entityName == entityName { return true }
    return includesSubentities && object.entity.isKind(ofName: entityName)
  }

  /// Orders of Swift's own kind.
  var orders: (([Any]) -> [Any])?

  /// Creates a request for all objects of the result's class.
  public override init() { super.init() }
  /// Creates a request for objects of a kind.
  public init(entityName: String) {
    super.init()
    self.entityName = entityName
  }
  /// Returns the objects that it asks for, in the context whose work runs now.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else { throw CocoaError(.coderReadCorrupt) }
    return try context.fetch(self)
  }
}
