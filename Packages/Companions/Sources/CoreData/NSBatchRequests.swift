/// A request that changes many objects.
protocol BatchRequest {
  func done(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {
  /// The number of objects, their identifiers, or the success, depending on the request.
  public internal(set) var result: Any?
}

/// The kind of result of a request that deletes many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of deleting many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult {}

/// Deletes all objects that a request asks for.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  /// The kind of the result.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let found: (NSManagedObjectContext) -> [NSManagedObject]

  /// Creates a request that deletes the objects of a fetch request.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    found = { $0.found(fetch).compactMap { $0 as? NSManagedObject } }
  }
  /// Creates a request that deletes objects by their identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    found = { context in context.objects.filter { objects.contains($0.objectID) } }
  }

  func done(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let objects = found(context)
    for object in objects { context.delete(object) }
    try context.save()
    let answer = NSBatchDeleteResult()
    switch resultType {
    case .resultTypeStatusOnly: answer.result = true
    case .resultTypeObjectIDs: answer.result = objects.map(\.objectID)
    case .resultTypeCount: answer.result = objects.count
    }
    return answer
  }
}

/// The kind of result of a request that changes many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// The result of changing many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult {}

/// Sets values of all objects of a kind.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
  /// The kind of the result.
  public var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// The values by their names.
  public var propertiesToUpdate: [AnyHashable: Any]?
  /// The predicate of the objects.
  public var predicate: NSPredicate?
  private let entityName: String
  /// Creates a request that sets values of objects of a kind.
  public init(entityName: String) { self.entityName = entityName }

  func done(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    let objects = context.found(request)
    for (key, value) in propertiesToUpdate ?? [:] {
      for object in objects { object.setValue(value, forKey: "\(key.base)") }
    }
    try context.save()
    let answer = NSBatchUpdateResult()
    switch resultType {
    case .statusOnlyResultType: answer.result = true
    case .updatedObjectIDsResultType: answer.result = objects.map(\.objectID)
    case .updatedObjectsCountResultType: answer.result = objects.count
    }
    return answer
  }
}
