/// A kind of objects, with its values.
open class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?
  /// The class of its objects, by name.
  public var managedObjectClassName: String! = "NSManagedObject"
  /// The properties of its objects.
  public var properties: [NSPropertyDescription] = []
  /// Whether no object is only of this kind.
  public var isAbstract = false
  /// Its kinds.
  public var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The kind that it is a special case of.
  public internal(set) weak var superentity: NSEntityDescription?
  /// Names of values that no two objects have in common.
  public var uniquenessConstraints: [[Any]] = []
  /// More about the kind, as the app likes.
  public var userInfo: [AnyHashable: Any]?
  /// Returns whether it is a kind, or a special case of it.
  public func isKindOf(entity: NSEntityDescription) -> Bool { isKind(ofName: entity.name) }
  func isKind(ofName name: String?) -> Bool {
    sequence(first: self, next: \.superentity).prefix(100).contains { $0.name == name }
  }
  /// Creates a description without a name.
  public override init() {}
  /// The values by their names.
  public var attributesByName: [String: NSAttributeDescription] { byName() }
  /// The ways to other objects by their names.
  public var relationshipsByName: [String: NSRelationshipDescription] { byName() }
  /// All that its objects have, by name.
  public var propertiesByName: [String: NSPropertyDescription] { byName() }

  private func byName<Property: NSPropertyDescription>() -> [String: Property] {
    let own = properties.compactMap { $0 as? Property }
    return Dictionary(own.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// The values of a new object.
  var defaults: [String: Any] { attributesByName.compactMapValues(\.defaultValue) }

  /// Makes an object of a kind, by name, of the class that the model says.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext, fileID: StaticString = #fileID
  ) -> NSManagedObject {
    KnownModels.add(moduleOf: fileID)
    let kind = KnownModels.entity(named: entityName, in: context.model)
    let type = KnownModels.type(named: kind?.managedObjectClassName ?? entityName) ?? NSManagedObject.self
    let object = type.init(context: context)
    object.become(kind, named: entityName)
    return object
  }
  /// Returns the description of a kind.
  public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    if let known = context.model?.entitiesByName[entityName] { return known }
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }
}

/// A property of the objects of a kind.
open class NSPropertyDescription: NSObject {
  /// The name.
  public var name = ""
  /// Whether it may be missing.
  public var isOptional = true
  /// Whether it is not written. Nothing is.
  public var isTransient = false
  /// Creates a property without a name.
  public override init() {}
}

/// The types of values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
  case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
  case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
  case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200
  case transformableAttributeType = 1800, objectIDAttributeType = 2000
}

/// A value of objects of a kind.
open class NSAttributeDescription: NSPropertyDescription {
  /// Its type.
  public var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  public var defaultValue: Any?
  /// Whether a large value lies in its own file. Nothing is written.
  public var allowsExternalBinaryDataStorage = false
  /// The name of the transformer that turns the value into bytes. It is not used.
  public var valueTransformerName: String?
}

/// The action on the objects that belong to a deleted one.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A way from an object to others.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The kind of the others.
  public weak var destinationEntity: NSEntityDescription?
  /// The way back, which is kept by itself.
  public weak var inverseRelationship: NSRelationshipDescription?
  /// At most how many; 0 for any number.
  public var maxCount = 0
  /// At least how many.
  public var minCount = 0
  /// The action on the others when the object is deleted.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the others have an order.
  public var isOrdered = false
  /// Whether there may be several.
  public var isToMany: Bool { maxCount != 1 }
}
