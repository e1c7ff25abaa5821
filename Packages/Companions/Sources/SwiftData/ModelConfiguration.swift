/// The configuration of a store. Here a store is always in memory.
public struct ModelConfiguration: Sendable, Identifiable {
  /// Whether it is shared between devices.
  public struct CloudKitDatabase: Sendable {
    let container: String?
    /// As the app's rights say.
    public static let automatic = CloudKitDatabase(container: nil)
    /// It is not shared.
    public static let none = CloudKitDatabase(container: nil)
    /// Returns a person's own.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(container: privateDBName)
    }
  }
  /// The apps that share the store.
  public struct GroupContainer: Sendable {
    let group: String?
    /// As the app's rights say.
    public static let automatic = GroupContainer(group: nil)
    /// None.
    public static let none = GroupContainer(group: nil)
    /// Those of a group.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(group: groupName) }
  }
  /// The configuration's name.
  public let name: String
  /// The classes that the configuration names.
  public let schema: Schema?
  /// The file in which Apple's systems keep the store. Nothing is written to it.
  public let url: URL
  /// Whether nothing is kept for the next start. Nothing is, in any case.
  public let isStoredInMemoryOnly: Bool
  /// Whether a context saves; it throws an error otherwise.
  public let allowsSave: Bool
  /// The apps that share the store.
  public let groupContainer: GroupContainer
  /// Whether it is shared between devices.
  public let cloudKitDatabase: CloudKitDatabase

  /// Creates a configuration of options.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (schema, isStoredInMemoryOnly, allowsSave)
    (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL.applicationSupportDirectory.appendingPathComponent("\(self.name).store")
  }
  /// Creates a configuration with a file, which is not written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
    (isStoredInMemoryOnly, groupContainer, self.cloudKitDatabase) = (false, .automatic, cloudKitDatabase)
  }
  /// Creates a configuration for some classes.
  public init(
    for type: any PersistentModel.Type, _ types: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public var id: String { url.path }
  /// The group of apps that share the store; `nil` for none.
  public var groupAppContainerIdentifier: String? { groupContainer.group }
  /// The container in which it is shared between devices; `nil` for none.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.container }
}
