/// What kinds of objects there are. No file of a model is read; an app may write its kinds in code.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds.
  public var entities: [NSEntityDescription] = []
  /// Makes a model without kinds.
  public override init() {}
  /// Takes the model of a file. It is not read.
  public init?(contentsOf url: URL) {}
  /// Joins the models of bundles. They are not read.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  /// The kinds by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// A store. It is in memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// Where it would lie.
  public var url: URL?
  /// The kind of store that was asked for.
  public let type: String
  init(url: URL?, type: String) { (self.url, self.type) = (url, type) }
}

/// Joins contexts and stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What kinds of objects there are.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// Makes a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  func add(_ description: NSPersistentStoreDescription) {
    persistentStores.append(NSPersistentStore(url: description.url, type: description.type))
  }
  /// Opens a store: one in memory, whatever is asked for.
  @discardableResult public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> NSPersistentStore {
    reportCompanion("NSPersistentContainer", fileID, line)
    let store = NSPersistentStore(url: storeURL, type: storeType)
    persistentStores.append(store)
    return store
  }
  /// Closes a store.
  public func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  /// The store at a place.
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
