import Combine
import SwiftUI

/// What a fetch can bring.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// The name of a kind of objects.
open class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?
  /// Makes a description without a name.
  public override init() {}
  /// Makes an object of a kind, by name. Its values are set with `setValue(_:forKey:)`.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = NSManagedObject(context: context)
    object.entityName = entityName
    return object
  }
  /// The description of a kind.
  public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }
}

/// Says which object it is.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
}

/// An object of a store in memory. Plumb makes no classes of a data model, and `@NSManaged` properties have no code: values
/// are those that a subclass declares, or those of `setValue(_:forKey:)`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable {
  /// Says which object it is.
  public let objectID = NSManagedObjectID()
  /// Where it lives.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var entityName: String
  private var values: [String: Any] = [:]

  /// Makes an object of a context.
  public required init(context: NSManagedObjectContext) {
    entityName = String(describing: type(of: self))
    super.init()
    managedObjectContext = context
    context.insert(self)
    awakeFromInsert()
  }

  /// Makes an object of a kind.
  public convenience init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.init(context: context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    if let name = entity.name { entityName = name }
  }

  /// The kind of the object.
  public var entity: NSEntityDescription {
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }
  /// The name of the kind of objects that a class stands for.
  open class func entity() -> NSEntityDescription {
    let description = NSEntityDescription()
    description.name = String(describing: self)
    return description
  }
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// Whether it was changed since the last saving.
  public internal(set) var hasChanges = true
  /// The object was made.
  open func awakeFromInsert() {}
  /// The object is about to be saved.
  open func willSave() {}

  /// A value by its name.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name, and tells whoever observes the object.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    values[key] = value
    hasChanges = true
    managedObjectContext?.changes.count += 1
  }
  /// A value by its name, without telling anybody.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name, without telling anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Counts changes of a store, so that views can read it.
@Observable final class StoreChanges {
  var count = 0
}
