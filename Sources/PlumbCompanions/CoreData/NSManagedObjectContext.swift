/// Where a context does its work. Here it is always the caller.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Whose changes win.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Nobody's: it is an error.
  public static let error = NSMergePolicy()
  /// The context's.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The store's.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The context's, as a whole.
  public static let overwrite = NSMergePolicy()
  /// Nobody's: they are taken back.
  public static let rollback = NSMergePolicy()
}

/// The context's changes win.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyObjectTrump
/// The store's changes win.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy
  .mergeByPropertyStoreTrump

/// The objects of a store in memory.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private(set) var objects: [NSManagedObject] = []
  let changes = StoreChanges()
  private var saved: [NSManagedObject] = []
  /// Whose changes win. There is one context for a store, so nobody's do.
  public var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes of others come in by themselves.
  public var automaticallyMergesChangesFromParent = false
  /// The context's name.
  public var name: String?
  /// What can undo its changes: nothing.
  public var undoManager: AnyObject?
  /// The context above.
  public var parent: NSManagedObjectContext?

  /// Makes a context.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {}
  /// Makes a context.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

  /// Whether something was not saved.
  public var hasChanges: Bool {
    objects.contains(where: \.hasChanges) || objects.count != saved.count
  }
  /// The objects that were never saved.
  public var insertedObjects: Set<NSManagedObject> {
    Set(objects.filter { object in !saved.contains { $0 === object } })
  }
  /// All objects.
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// Takes an object.
  public func insert(_ object: NSManagedObject) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objects.append(object)
    changes.count += 1
  }
  /// Deletes an object.
  public func delete(_ object: NSManagedObject) {
    object.isDeleted = true
    objects.removeAll { $0 === object }
    changes.count += 1
  }
  /// Saves, in memory: the next start begins without objects.
  public func save() throws {
    for object in objects {
      object.willSave()
      object.hasChanges = false
      object.objectID.isTemporaryID = false
    }
    saved = objects
    changes.count += 1
  }
  /// Takes back what was inserted and deleted since the last saving.
  public func rollback() {
    objects = saved
    changes.count += 1
  }
  /// Forgets all objects.
  public func reset() {
    (objects, saved) = ([], [])
    changes.count += 1
  }
  /// Does something with the context, at once.
  public func perform(_ block: @escaping () -> Void) { block() }
  /// Does something with the context, and tells what came of it.
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  /// Does something with the context.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// The object of an identifier.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objects.first { $0.objectID === objectID } ?? NSManagedObject(context: self)
  }
  /// The object of an identifier.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objects.first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return object
  }
  /// Brings an object up to date.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

  /// The objects that a request asks for.
  public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] { found(request) }
  /// How many objects a request asks for.
  public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    found(request).count
  }

  func found<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) -> [T] {
    _ = changes.count
    var found = objects.filter { object in
      object is T && (request.entityName == nil || object.entityName == request.entityName)
        && (request.predicate?.evaluate(with: object) ?? true)
    }
    if let orders = request.sortDescriptors, !orders.isEmpty {
      found.sort { one, other in
        for order in orders {
          switch order.compare(one, to: other) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest).compactMap { $0 as? T }
  }
}

/// What is wanted of a store.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  /// The kind of objects, by name.
  public internal(set) var entityName: String?
  /// Which of them. Predicates in words are not there; `NSPredicate(block:)` is.
  public var predicate: NSPredicate?
  /// In which order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// At most how many; 0 for all.
  public var fetchLimit = 0
  /// How many are left out at first.
  public var fetchOffset = 0
  /// How many are read at once.
  public var fetchBatchSize = 0
  /// Whether objects are read as a whole.
  public var returnsObjectsAsFaults = true
  /// The kind of objects.
  public var entity: NSEntityDescription? { didSet { entityName = entity?.name } }

  /// Orders of Swift's own kind.
  var orders: (([Any]) -> [Any])?

  /// Asks for all objects of the result's class.
  public override init() {}
  /// Asks for objects of a kind.
  public init(entityName: String) { self.entityName = entityName }
}
