import PlumbExchange

/// The description of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file. None is written.
  public var url: URL?
  /// The kind of store. It is always one in memory.
  public var type = "SQLite"
  /// Whether older stores are made new by themselves.
  public var shouldMigrateStoreAutomatically = true
  /// Whether how to do that is found without words.
  public var shouldInferMappingModelAutomatically = true
  /// Creates a description without a file.
  public override init() {}
  /// Creates a description of a file.
  public init(url: URL) { self.url = url }
  /// Whether nothing may be written. Nothing is.
  public var isReadOnly = false
  /// Whether the store is opened later. It is opened at once.
  public var shouldAddStoreAsynchronously = false
  /// The store's part of the model.
  public var configuration: String?
  /// The options of a store that is shared between devices. None is shared.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Sets an option. None has an effect.
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The kind of a store in a file.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The name of the option to keep what was changed.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The name of the option to be notified of changes of others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store in memory with its context. Plumb writes nothing to a disk.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The container's name.
  public let name: String
  /// The context that views read.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The descriptions of the stores. All are in memory.
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// The model of the kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator that joins contexts and stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// Creates a container of the model of a name in the main bundle.
  public convenience init(name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    KnownModels.add(moduleOf: fileID)
    let found = DataModelFolder.all(in: [.main]).first {
      $0.deletingPathExtension().lastPathComponent == name
    }
    let model = found.flatMap(NSManagedObjectModel.init)
    reportCompanion("NSPersistentContainer(name:)", fileID, line, if: model == nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }
  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// Returns the folder where stores would lie.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  /// Opens the stores: it is done at once, in memory.
  @available(
    *, deprecated,
    message:
      "In Plumb, NSPersistentContainer works in part: objects are kept in memory only, so the next start begins without any."
  )
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.add(description)
      block(description, nil)
    }
  }
  /// Returns a context for work aside. It is the same one.
  public func newBackgroundContext() -> NSManagedObjectContext { viewContext }
  /// Does some work with a context, at once.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    viewContext.performAndWait { block(viewContext) }
  }
  /// Does some work with a context, and reports its result.
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
    -> T
  {
    try viewContext.performAndWait { try block(viewContext) }
  }
}

/// A store that is shared between devices. Here it is in memory as every other.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The options of a store that is shared between devices.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The name of the container.
  public let containerIdentifier: String
  /// Creates options for a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
