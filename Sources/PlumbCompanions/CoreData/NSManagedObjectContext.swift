import PlumbViews

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
  public var undoManager: UndoManager?
  /// Who changes, for a history. None is kept.
  public var transactionAuthor: String?
  /// Whether objects that are gone are deleted. None goes by itself.
  public var shouldDeleteInaccessibleFaults = true
  /// For how many seconds values may be old. They never are.
  public var stalenessInterval: TimeInterval = -1
  /// More about the context, as the app likes.
  public let userInfo = NSMutableDictionary()
  /// What joins it with its stores.
  public internal(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context whose work runs now.
  nonisolated(unsafe) static var current: NSManagedObjectContext?
  private var isTelling = false
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
  /// The objects that were changed since they were saved.
  public var updatedObjects: Set<NSManagedObject> { Set(objects.filter(\.isUpdated)) }
  /// The objects that were deleted since the last saving.
  public var deletedObjects: Set<NSManagedObject> {
    Set(saved.filter { object in !objects.contains { $0 === object } })
  }
  /// All objects.
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// The values that new objects of a kind have.
  func defaults(of entityName: String) -> [String: Any] {
    persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]?.defaults ?? [:]
  }
  /// Tells views, and after the code that runs now whoever listens to the notification.
  func changed() {
    changes.count += 1
    guard !isTelling else { return }
    isTelling = true
    later { [weak self] in
      guard let self else { return }
      isTelling = false
      NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    }
  }

  /// Takes an object.
  public func insert(_ object: NSManagedObject) {
    guard !objects.contains(where: { $0 === object }) else { return }
    objects.append(object)
    changed()
  }
  /// Deletes an object.
  public func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    objects.removeAll { $0 === object }
    changed()
  }
  /// Saves, in memory: the next start begins without objects.
  public func save() throws {
    let told = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects where object.hasChanges {
      try object.isInserted ? object.validateForInsert() : object.validateForUpdate()
      object.willSave()
    }
    for object in objects where object.hasChanges {
      object.forgetChanges()
      object.objectID.isTemporaryID = false
      object.didSave()
    }
    saved = objects
    changed()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: told)
  }
  /// Takes back what was inserted and deleted since the last saving.
  public func rollback() {
    objects = saved
    changed()
  }
  /// Forgets all objects.
  public func reset() {
    (objects, saved) = ([], [])
    changed()
  }
  /// Does something with the context, at once.
  public func perform(_ block: @escaping () -> Void) { performAndWait(block) }
  /// Does something with the context, and tells what came of it.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try performAndWait(block) }
  /// Does something with the context.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return try block()
  }
  /// When work of a context is done. It is always done at once.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
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
  /// Brings all objects up to date. They always are.
  public func refreshAllObjects() {}
  /// Gives objects their lasting identities.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }
  /// Joins changes of another context. All contexts see the same objects here.
  public func mergeChanges(fromContextDidSave notification: Notification) { changed() }
  /// Joins changes of another context. All contexts see the same objects here.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.changed() } }
  /// Begins from the store's newest state. It is always seen.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// Does what a request says, such as deleting many objects.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws
    -> NSPersistentStoreResult
  {
    guard let work = request as? any BatchRequest else { return NSPersistentStoreResult() }
    return try performAndWait { try work.done(in: self) }
  }

  /// The objects that a request asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { found(request) }
  /// How many objects a request asks for.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    found(request).count
  }

  func found<T>(_ request: NSFetchRequest<T>) -> [T] {
    _ = changes.count
    var found = objects.filter { object in
      object is T && request.isFor(object)
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
