import PlumbExchange
import PlumbUIKit
import Synchronization

/// A context that inserts objects into a store and fetches them. All contexts of a store see the same objects at once.
public final class ModelContext: @unchecked Sendable {
  /// The objects of a store, in the order of their insertion.
  final class Store: @unchecked Sendable {
    var objects: [any PersistentModel] = []
    var saved: [any PersistentModel] = []
    /// The identities of the objects.
    var known: Set<ObjectIdentifier> = []
    let changes = StoreChanges()
    /// Actions that set the relationships as they were when the store was saved, the newest last.
    var reversals: [() -> Void] = []

    func removeAll() {
      for object in objects { ModelContext.forget(object) }
      (objects, saved, known, reversals) = ([], [], [], [])
      changes.count += 1
    }
  }

  /// The store.
  public let container: ModelContainer
  private var store: Store { container.store }
  /// Whether changes are saved by themselves.
  @_Unheeded("ModelContext.autosaveEnabled")
  public var autosaveEnabled = true
  /// The manager that undoes changes: none.
  public var undoManager: UndoManager?
  private static let owners = Mutex<[ObjectIdentifier: Owner]>([:])

  struct Owner: @unchecked Sendable {
    weak var object: (any PersistentModel)?
    weak var context: ModelContext?
    var isDeleted = false
  }

  /// Creates a context of a store.
  public init(_ container: ModelContainer) { self.container = container }

  static func owner(of model: any PersistentModel) -> ModelContext? {
    owners.withLock { $0[ObjectIdentifier(model)] }.flatMap {
      $0.object === model && !$0.isDeleted ? $0.context : nil
    }
  }
  static func wasDeleted(_ model: any PersistentModel) -> Bool {
    owners.withLock { $0[ObjectIdentifier(model)] }.map { $0.object === model && $0.isDeleted } ?? false
  }
  static func forget(_ model: any PersistentModel) {
    let owner = Owner(object: model, context: nil, isDeleted: true)
    owners.withLock { $0[ObjectIdentifier(model)] = owner }
  }

  /// Inserts an object into the store, with all objects that belong to it.
  public func insert<T: PersistentModel>(_ model: T) {
    insert(any: model)
    store.changes.count += 1
  }

  private func insert(any model: any PersistentModel) {
    // Those that belong to it, and what belongs to them: a list, because a chain may be long.
    var waiting = [model]
    var next = 0
    while next < waiting.count {
      let model = waiting[next]
      next += 1
      guard store.known.insert(ObjectIdentifier(model)).inserted else { continue }
      store.objects.append(model)
      let owner = Owner(object: model, context: self)
      Self.owners.withLock { $0[ObjectIdentifier(model)] = owner }
      waiting += Self.parts(of: model)
    }
  }

  /// Objects that came to the store's objects since they were inserted.
  private func insertParts() {
    // Nobody is notified: who asks for objects gets these already, and a view's body may not change what it reads.
    for object in store.objects where !_ModelRelationship.all(of: object).isEmpty {
      for part in Self.parts(of: object) { insert(any: part) }
    }
  }

  /// The objects that an object's values lead to.
  private static func parts(of model: any PersistentModel) -> [any PersistentModel] {
    Mirror(reflecting: model).children.flatMap { child -> [any PersistentModel] in
      if let part = child.value as? any PersistentModel { return wasDeleted(part) ? [] : [part] }
      return (child.value as? [any PersistentModel])?.filter { !wasDeleted($0) } ?? []
    }
  }

  /// Removes an object from the store, and from the relationships of all others. Those to which it leads with the rule
  /// `.cascade` are removed with it.
  public func delete<T: PersistentModel>(_ model: T) { delete(all: [model]) }

  private func delete(all models: [any PersistentModel]) {
    insertParts()
    var gone: Set<ObjectIdentifier> = []
    var waiting = models
    while let model = waiting.popLast() {
      guard gone.insert(ObjectIdentifier(model)).inserted else { continue }
      Self.forget(model)
      for part in _ModelRelationship.all(of: model) where part.rule == .cascade {
        waiting += part.objects(of: model)
      }
    }
    store.objects.removeAll { gone.contains(ObjectIdentifier($0)) }
    store.known.subtract(gone)
    for object in store.objects {
      for relationship in _ModelRelationship.all(of: object) {
        relationship.take(gone, outOf: object).map { store.reversals.append($0) }
      }
    }
    store.changes.count += 1
  }

  /// Removes all objects of a class from the store, or those that a predicate names, with or without those of its
  /// subclasses.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let found = try fetch(FetchDescriptor(predicate: predicate))
    delete(all: found.filter { includeSubclasses || Swift.type(of: $0) == model })
  }

  /// Whether something was inserted or deleted since the last saving.
  public var hasChanges: Bool {
    store.objects.count != store.saved.count || !zip(store.objects, store.saved).allSatisfy { $0 === $1 }
  }
  /// Does nothing: a change is there at once.
  public func processPendingChanges() {}
  /// Saves, in memory: the next start begins without objects.
  ///
  /// - Throws: an error where a configuration of the store does not allow it.
  public func save() throws {
    guard container.configurations.allSatisfy(\.allowsSave) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    insertParts()
    store.saved = store.objects
    store.reversals = []
  }
  /// Reverts all insertions and deletions since the last saving.
  public func rollback() {
    for model in store.objects { Self.forget(model) }
    store.objects = store.saved
    store.known = Set(store.saved.map { ObjectIdentifier($0) })
    for model in store.saved {
      let owner = Owner(object: model, context: self)
      Self.owners.withLock { $0[ObjectIdentifier(model)] = owner }
    }
    while let reversal = store.reversals.popLast() { reversal() }
    store.changes.count += 1
  }
  /// Performs an action, and saves the context.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Returns the objects that a descriptor asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    _ = store.changes.count
    insertParts()
    var found = store.objects.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max(0, $0)) } ?? rest)
  }
  /// Returns the number of objects that a descriptor fetches.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  /// Returns the identifiers of the objects that a descriptor asks for.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier]
  {
    try fetch(descriptor).map(\.persistentModelID)
  }
  /// Returns the object of an identifier.
  public func model(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
    store.objects.first { $0.persistentModelID == persistentModelID }
  }
  /// Calls a closure with each object that a descriptor fetches.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, block: (T) throws -> Void
  ) throws { for object in try fetch(descriptor) { try block(object) } }
}
