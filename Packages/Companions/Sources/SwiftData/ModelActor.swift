/// An actor with its own store and context, as `@ModelActor` makes it.
public protocol ModelActor: Actor {
  /// The store.
  nonisolated var modelContainer: ModelContainer { get }
  /// The context.
  nonisolated var modelContext: ModelContext { get }
}

extension ModelActor {
  /// The object of an identity, if it is of a class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
