import PlumbExchange

/// The kinds of objects: those of a file that Xcode writes, or those that an app writes in code.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds.
  public var entities: [NSEntityDescription] = []
  /// The requests that the model has by name, with the predicates that they are made of.
  private var requests: [DataModel.Request] = []
  /// Creates a model without kinds.
  public override init() {}
  /// Reads the model of a file, such as `Notes.momd` in a bundle; `nil` where there is none.
  public init?(contentsOf url: URL) {
    guard let model = DataModelFolder.read(url) else { return nil }
    super.init()
    add(model)
  }
  /// Joins the models of bundles: of the main one, if none is named.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let joined = NSManagedObjectModel()
    for url in DataModelFolder.all(in: bundles ?? [.main]) { DataModelFolder.read(url).map(joined.add) }
    return joined
  }
  /// Creates a model by merging models.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = models?.flatMap(\.entities) ?? []
  }

  private func add(_ model: DataModel) {
    model.problems.forEach(reportOnce)
    entities += ModelEntities(model).all
    requests += model.requests
  }

  /// Returns the request of a name, as the model has it.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let known = requests.first(where: { $0.name == name }) else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: known.entity)
    if !known.predicate.isEmpty { request.predicate = NSPredicate(format: known.predicate) }
    return request
  }
  /// The kinds by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A store. It is in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The location that the store would have.
  public var url: URL?
  /// The kind of store that was asked for.
  public let type: String
  init(url: URL?, type: String) { (self.url, self.type) = (url, type) }
}

/// Joins contexts and stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// Creates a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    KnownModels.add(model)
  }
  /// The context whose objects all others of the coordinator see.
  weak var root: NSManagedObjectContext?
  /// Returns the identifier of an object by its address; `nil` if no object has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    root?.objects.lazy.map(\.objectID).first { $0.uriRepresentation() == url }
  }
  func add(_ description: NSPersistentStoreDescription) {
    persistentStores.append(NSPersistentStore(url: description.url, type: description.type))
  }
  /// Opens a store: one in memory, whatever is asked for.
  @available(
    *, deprecated,
    message:
      "In Plumb, NSPersistentContainer works in part: objects are kept in memory only, so the next start begins without any."
  )
  @discardableResult public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(url: storeURL, type: storeType)
    persistentStores.append(store)
    return store
  }
  /// Closes a store.
  public func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  /// Returns the store at a place.
  public func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  /// Deletes the file of a store. There is none.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
}

/// A state of a store. There is only the newest one.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The newest state.
  public static let current = NSQueryGenerationToken()
}
