/// In a notification of a context: the objects that are new.
public let NSInsertedObjectsKey = "inserted"
/// In a notification of a context: the objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// In a notification of a context: the objects that are gone.
public let NSDeletedObjectsKey = "deleted"
/// In a notification of a context: the objects that were brought up to date. There are none.
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Another program has changed the store. None does.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// A context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to be saved.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
