import PlumbViews

/// The thread on which a context works. Here it is always the caller's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The policy for conflicting changes.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// A conflict is an error.
  public static let error = NSMergePolicy()
  /// The context's.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The store's.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The context's, as a whole.
  public static let overwrite = NSMergePolicy()
  /// Conflicting changes are rolled back.
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
  /// The objects that must not be deleted while others belong to them.
  private var denied: [(object: NSManagedObject, relationship: String)] = []
  /// Whether objects are made that are already in the context above.
  private(set) var isCopying = false
  /// The policy for conflicting changes. There is one context for a store, so there are none.
  public var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes of others come in by themselves.
  public var automaticallyMergesChangesFromParent = false
  /// The context's name.
  public var name: String?
  /// The manager that undoes its changes: none.
  public var undoManager: UndoManager?
  /// The author of changes, for a history. None is kept.
  public var transactionAuthor: String?
  /// Whether objects that are gone are deleted. None goes by itself.
  public var shouldDeleteInaccessibleFaults = true
  /// For how many seconds values may be old. They never are.
  public var stalenessInterval: TimeInterval = -1
  /// More about the context, as the app likes.
  public let userInfo = NSMutableDictionary()
  /// The coordinator that joins it with its stores.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet {
      guard let persistentStoreCoordinator, persistentStoreCoordinator.root == nil else { return }
      persistentStoreCoordinator.root = self
    }
  }
  /// The context whose work runs now.
  nonisolated(unsafe) static var current: NSManagedObjectContext?
  private var isTelling = false
  /// The context above, whose objects it sees, and into which it saves.
  public var parent: NSManagedObjectContext?
  /// The context above, or the first one of the same coordinator.
  private var above: NSManagedObjectContext? {
    let root = persistentStoreCoordinator?.root
    return parent ?? (root === self ? nil : root)
  }
  /// The model of the kinds of objects.
  var model: NSManagedObjectModel? {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model
  }

  /// Creates a context.
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {}
  /// Creates a context.
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

  /// Whether something was not saved.
  public var hasChanges: Bool {
    objects.contains(where: \.hasChanges) || objects.count != saved.count
  }
  /// The objects that were never saved.
  public var insertedObjects: Set<NSManagedObject> { Set(objects).subtracting(saved) }
  /// The objects that were changed since they were saved.
  public var updatedObjects: Set<NSManagedObject> { Set(objects.filter(\.isUpdated)) }
  /// The objects that were deleted since the last saving.
  public var deletedObjects: Set<NSManagedObject> { Set(saved).subtracting(objects) }
  /// All objects.
  public var registeredObjects: Set<NSManagedObject> { Set(objects) }

  /// Notifies views, and the notification's observers after the code that runs now.
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

  /// Inserts an object.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self || !objects.contains(where: { $0 === object }) else { return }
    let isNew = object.managedObjectContext == nil
    object.managedObjectContext = self
    objects.append(object)
    guard !isCopying else { return }
    changed()
    if isNew { object.awakeFromInsert() }
  }
  /// Deletes an object, and what its relationships delete with it.
  public func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    let deletion = Deletion(of: object)
    denied += deletion.denied
    for gone in deletion.objects {
      gone.prepareForDeletion()
      gone.isDeleted = true
    }
    let gone = Set(deletion.objects)
    objects.removeAll(where: gone.contains)
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
      object.willSave()
      try object.isInserted ? object.validateForInsert() : object.validateForUpdate()
    }
    try checkDenied()
    let merged = try UniqueValues(objects, policy: mergePolicy as? NSMergePolicy).merged()
    objects.removeAll(where: merged.contains)
    if let above { push(to: above) }
    for object in objects where object.hasChanges {
      object.commit()
      object.objectID.isTemporaryID = false
      object.didSave()
    }
    saved = objects
    changed()
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: told)
  }
  private func checkDenied() throws {
    for (object, relationship) in denied where object.isDeleted {
      let others = InverseRelationships.objects(object.related(relationship))
      guard others.contains(where: { !$0.isDeleted }) else { continue }
      throw Validation.failure(
        object, relationship, NSValidationRelationshipDeniedDeleteError,
        "\(object.entityName) can not be deleted while \(relationship) has objects.")
    }
    denied = []
  }
  /// Reverts all insertions, changes and deletions since the last saving.
  public func rollback() {
    for object in Set(objects).subtracting(saved) { object.managedObjectContext = nil }
    (objects, denied) = (saved, [])
    for object in objects { object.restore() }
    changed()
  }
  /// Forgets all objects.
  public func reset() {
    (objects, saved) = ([], [])
    changed()
  }
  /// Performs an action with the context, at once.
  public func perform(_ block: @escaping () -> Void) { performAndWait(block) }
  /// Performs an action with the context, and returns its result.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try performAndWait(block) }
  /// Performs an action with the context.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return try block()
  }
  /// The time at which work of a context is performed. It is always performed at once.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  /// Returns the object of an identifier.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID) ?? NSManagedObject(context: self)
  }
  /// Returns the object of an identifier; one that is gone is an error.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  /// Returns the object of an identifier that the context has; it need not be there.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.first { $0.objectID === objectID }
  }
  /// Reverts the changes of an object, if they are not to stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restore() } }
  /// Refreshes all objects. They always are up to date.
  public func refreshAllObjects() {}
  /// Assigns permanent identifiers to objects.
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

  /// Returns the objects that a request asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { found(request) }
  /// Returns the number of objects that a request fetches.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    found(request).count
  }

  func found<T>(_ request: NSFetchRequest<T>) -> [T] {
    _ = changes.count
    pull()
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

  // MARK: The context above

  private func known(_ objectID: NSManagedObjectID) -> NSManagedObject? {
    if let own = registeredObject(for: objectID) { return own }
    // What was deleted here is still there above.
    guard !saved.contains(where: { $0.objectID === objectID }) else { return nil }
    return above?.known(objectID).map(copy)
  }

  /// The context's own object for one of the context above.
  private func copy(_ object: NSManagedObject) -> NSManagedObject {
    if let own = registeredObject(for: object.objectID) { return own }
    let before = isCopying
    isCopying = true
    defer { isCopying = before }
    let own = type(of: object).init(context: self)
    own.objectID = object.objectID
    own.become(object.entity, named: object.entityName)
    saved.append(own)
    own.copyValues(of: object, copy)
    own.commit()
    return own
  }

  /// Brings in what the context above has.
  private func pull() {
    guard let above else { return }
    above.pull()
    let known = Set((saved + objects).map { ObjectIdentifier($0.objectID) })
    for object in above.objects {
      if !known.contains(ObjectIdentifier(object.objectID)) {
        _ = copy(object)
      } else if let own = registeredObject(for: object.objectID), !own.hasChanges {
        own.copyValues(of: object, copy)
        own.commit()
      }
    }
  }

  /// Writes what was changed into the context above.
  private func push(to above: NSManagedObjectContext) {
    for object in Set(saved).subtracting(objects) {
      above.registeredObject(for: object.objectID).map(above.delete)
    }
    let changed = objects.filter(\.hasChanges)
    above.isCopying = true
    for object in changed where above.known(object.objectID) == nil {
      let new = type(of: object).init(context: above)
      new.objectID = object.objectID
      new.become(object.entity, named: object.entityName)
    }
    above.isCopying = false
    for object in changed {
      guard let other = above.registeredObject(for: object.objectID) else { continue }
      other.copyValues(of: object) { above.registeredObject(for: $0.objectID) ?? $0 }
      other.hasChanges = true
    }
    above.changed()
    // Nothing is below the store's own context that would save what a context beside it has saved.
    if parent == nil { try? above.save() }
  }
}
