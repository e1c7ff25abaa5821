import Combine
import PlumbUIKit
import SwiftUI
import Synchronization

/// A result that a fetch can bring.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// The identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  /// The name of the object's kind.
  var entityName = ""

  private static let last = Mutex(0)
  private let number = last.withLock { last in
    last += 1
    return last
  }

  /// Returns an address of the object, which holds until the program ends. It is another one when the object is saved for the first time.
  open func uriRepresentation() -> URL {
    let name = entityName.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    return URL(string: "x-coredata://memory/\(name)/\(isTemporaryID ? "t" : "p")\(number)")!
  }
}

/// An object of a store in memory. Its values are those of its `@NSManaged` properties, those that a subclass declares itself,
/// and those of `setValue(_:forKey:)`.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyedValues {
  /// The identifier of the object.
  public internal(set) var objectID = NSManagedObjectID()
  /// The context of the object.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  private(set) var entityName: String
  /// The kind, where a model has it.
  private var kind: NSEntityDescription?
  private var values: [String: Any] = [:]
  /// The values as they were saved.
  private var saved: [String: Any] = [:]
  /// The names of the values that were set since the last saving.
  private var changed: Set<String> = []

  /// Creates an object of a kind, in a context if there is one.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    entityName = entity.name ?? String(describing: type(of: self))
    super.init()
    KnownModels.add(moduleOf: type(of: self))
    become(entity, named: entityName)
    context?.insert(self)
  }

  /// Creates an object of a context.
  public required convenience init(context: NSManagedObjectContext) {
    self.init(
      entity: KnownModels.entity(of: Self.self, in: context.model) ?? Self.entity(), insertInto: context)
  }

  /// Creates an object that no context has, as previews do.
  public convenience override init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Is of a kind from now on, with the values that its objects begin with.
  func become(_ kind: NSEntityDescription?, named name: String) {
    (self.kind, entityName, objectID.entityName) = (kind, name, name)
    for (key, value) in kind?.defaults ?? [:] where values[key] == nil { values[key] = value }
  }

  /// The kind of the object.
  public var entity: NSEntityDescription {
    if let kind { return kind }
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }
  /// Returns the kind of objects that a class represents.
  open class func entity() -> NSEntityDescription {
    if let known = KnownModels.entity(of: self) { return known }
    let description = NSEntityDescription()
    description.name = String(describing: self)
    return description
  }
  /// Returns a request for the objects of the class.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: entity().name ?? String(describing: self))
    request.resultClass = self
    return request
  }
  /// Whether its values are still to be read. They are always there.
  public var isFault: Bool { false }
  /// Whether it was never saved.
  public var isInserted: Bool { objectID.isTemporaryID }
  /// Whether it was changed since it was saved.
  public var isUpdated: Bool { hasChanges && !isInserted }
  /// Whether it was deleted.
  public internal(set) var isDeleted = false
  /// Whether it was changed since the last saving.
  public internal(set) var hasChanges = true
  /// The object came into a context for the first time.
  open func awakeFromInsert() {}
  /// The object came out of the store. Objects never leave it here, so this is not called.
  open func awakeFromFetch() {}
  /// The object is about to be saved.
  open func willSave() {}
  /// The object was saved.
  open func didSave() {}
  /// The object is about to be deleted.
  open func prepareForDeletion() {}
  /// Checks whether the object may be inserted: whether it has all values that the model requires.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Checks whether the object's changes may be saved.
  open func validateForUpdate() throws { try Validation.check(self) }
  /// Checks whether the object may be deleted.
  open func validateForDelete() throws {}

  /// Returns a value by its name: one that was set, or a variable of the class.
  open func value(forKey key: String) -> Any? {
    values[key] ?? PredicateKeys.stored(self, key) ?? emptyRelationship(key)
  }
  /// Returns a value at the end of a path of names, such as `owner.name`.
  open func value(forKeyPath keyPath: String) -> Any? { PredicateKeys.value(self, keyPath) }
  /// Sets a value by its name, and notifies the object's observers.
  open func setValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    relate(value, key)
    if let relationship = relationship(key) {
      InverseRelationships.change(self, relationship, from: old, to: value)
    }
  }
  /// Sets a value, and leaves the other end of a relationship as it is.
  func relate(_ value: Any?, _ key: String) {
    objectWillChange.send()
    values[key] = value
    changed.insert(key)
    hasChanges = true
    managedObjectContext?.changed()
  }
  /// The value of a relationship.
  func related(_ key: String) -> Any? { values[key] }
  private func relationship(_ key: String) -> NSRelationshipDescription? {
    kind?.properties.first { $0.name == key } as? NSRelationshipDescription
  }
  /// A relationship to many has a set, which is empty at first.
  private func emptyRelationship(_ key: String) -> Any? {
    guard let relationship = relationship(key), relationship.isToMany else { return nil }
    return InverseRelationships.collection([], relationship)
  }
  /// Sets values by their names.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
  /// Returns a value by its name, without notifying anybody.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets a value by its name, without notifying anybody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Announces that a value is about to be read. It has no effect here.
  open func willAccessValue(forKey key: String?) {}
  /// Announces that a value was read. It has no effect here.
  open func didAccessValue(forKey key: String?) {}
  /// Announces to the object's observers that a value is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Announces to the object's context that a value has changed.
  open func didChangeValue(forKey key: String) {
    (hasChanges, _) = (true, changed.insert(key))
    managedObjectContext?.changed()
  }
  /// Returns the values that were set since the last saving.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, values[$0] ?? NSNull()) })
  }
  /// Returns the values as they were saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    guard let keys else { return saved }
    return saved.filter { keys.contains($0.key) }
  }
  /// The values are those that were saved from now on.
  func commit() { (hasChanges, changed, saved) = (false, [], values) }
  /// Reverts the changes that were not saved.
  func restore() {
    guard hasChanges || isDeleted else { return }
    objectWillChange.send()
    (hasChanges, changed, values, isDeleted) = (false, [], saved, false)
  }
  /// Has the values of the same object in another context, whose own objects are others.
  func copyValues(of other: NSManagedObject, _ own: (NSManagedObject) -> NSManagedObject) {
    values = other.values
    for relationship in other.entity.relationshipsByName.values {
      guard let value = values[relationship.name] else { continue }
      let objects = InverseRelationships.objects(value).map(own)
      values[relationship.name] = InverseRelationships.value(objects, relationship)
    }
  }

  /// Returns the value of an `@NSManaged` property.
  public func _managedValue<Value>(_ key: String) -> Value {
    _ = managedObjectContext?.changes.count
    return ManagedValue.read(values[key] ?? emptyRelationship(key), key)
  }
  /// Performs an `@NSManaged` method such as `addToNotes(_:)`.
  public func _managedCall(_ name: String, _ arguments: Any...) {
    guard let change = ManagedCollectionChange(name) else { return }
    setValue(
      change.applied(to: values[change.key] ?? emptyRelationship(change.key), arguments), forKey: change.key)
  }
}

/// Counts changes of a store, so that views can read it.
@Observable package final class StoreChanges {
  package var count = 0

  package init() {}
}
