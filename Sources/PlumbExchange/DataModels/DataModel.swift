/// A data model of Core Data, as Xcode writes it: the kinds of objects, and their properties.
package struct DataModel: Equatable, Sendable {
  /// The author of the class of a kind.
  package enum Generation: Equatable, Sendable {
    /// Whoever wrote the app.
    case none
    /// Xcode writes the class.
    case classDefinition
    /// Xcode writes an extension with the properties.
    case category
  }

  package enum AttributeType: String, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case composite = "Composite"
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var type: AttributeType
    package var isOptional = false
    /// Whether the property is a number and not an object.
    package var isScalar = false
    package var isTransient = false
    package var isDerived = false
    /// As it is written; seconds since the first of January 2001 for a date.
    package var defaultText: String?
    /// The type of a transformable value.
    package var customClass: String?
    package var transformer: String?
  }

  package enum DeleteRule: String, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    package var rule = DeleteRule.nullify
    package var minCount = 0
    /// 0 for any number.
    package var maxCount = 0
  }

  package struct Entity: Equatable, Sendable {
    package var name: String
    /// `nil` for a kind without its own class.
    package var className: String?
    package var generation = Generation.none
    package var isAbstract = false
    package var parent: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// Names of values that no two objects have in common.
    package var uniqueness: [[String]] = []
  }

  /// A request that the model has by name.
  package struct Request: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String
  }

  package var entities: [Entity] = []
  package var requests: [Request] = []
  /// The problems of the model, in sentences.
  package var problems: [String] = []

  package init() {}

  package func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }

  /// A kind behind those that it is a special case of, the most general one first. A model that was read has no circles.
  package func ancestry(of entity: Entity) -> [Entity] {
    let named = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var line = [entity]
    while let parent = line.last?.parent.flatMap({ named[$0] }), line.count <= entities.count {
      line.append(parent)
    }
    return line.reversed()
  }
}
