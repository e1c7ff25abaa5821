/// A store in memory: each start of a program begins without objects.
public final class ModelContainer: @unchecked Sendable {
  let store = ModelContext.Store()
  /// The configurations of the stores.
  public let configurations: [ModelConfiguration]
  @MainActor private lazy var main = ModelContext(self)

  /// Creates a store of classes.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration..., fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    self.configurations = configurations
    tell(fileID, line)
  }
  /// Creates a store of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration], fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    self.configurations = configurations
    tell(fileID, line)
  }
  /// Creates a store of a schema with one configuration or several.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration..., fileID: StaticString = #fileID, line: UInt = #line
  ) throws {
    self.configurations = configurations
    tell(fileID, line)
  }
  init() { configurations = [] }

  private func tell(_ fileID: StaticString, _ line: UInt) {
    let wantsFile = configurations.isEmpty || configurations.contains { !$0.isStoredInMemoryOnly }
    reportCompanion("ModelContainer", fileID, line, if: wantsFile)
  }

  /// The context of views.
  @MainActor public var mainContext: ModelContext { main }
  /// Forgets all objects.
  public func deleteAllData() { store.removeAll() }
}

/// A request for the objects of a store.
public struct FetchDescriptor<T: PersistentModel> {
  /// The predicate of the objects.
  public var predicate: Predicate<T>?
  /// In which order; without one in that of their insertion.
  public var sortBy: [SortDescriptor<T>]
  /// At most how many.
  public var fetchLimit: Int?
  /// The number of objects that are skipped.
  public var fetchOffset: Int?
  /// Whether objects count that were not saved.
  public var includePendingChanges = true
  /// The relationships that are read at once. Everything is in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// The properties of the objects that are read. Everything is in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// Creates an option.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
