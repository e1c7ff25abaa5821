import PlumbExchange
import PlumbMacroExpansion

/// Writes the classes, or only their properties, for the kinds of objects of a model.
struct ManagedClassText {
  private(set) var text = ""
  private(set) var declaredClasses: [String] = []
  /// The names without a declaration, and the reasons.
  private(set) var problems: [String] = []

  private let model: DataModel
  private let name: String
  private let own: OwnTypes

  /// - Parameters:
  ///   - name: the model's name.
  ///   - own: what the module declares itself, which counts more.
  init(_ model: DataModel, named name: String, own: OwnTypes) {
    (self.model, self.name, self.own) = (model, name, own)
    for entity in model.entities where entity.generation != .none { add(entity) }
  }

  private func className(of entity: DataModel.Entity) -> String { entity.className ?? "NSManagedObject" }

  /// Returns whether a class is declared here and not in the module's files.
  private func isDeclared(_ entity: DataModel.Entity) -> Bool {
    guard let name = entity.className, PropertyWords.isName(name), entity.generation != .none else {
      return false
    }
    // Whose class is the app's to write, and is not there, gets one: a single file may be shown without the others.
    return !own.has(name)
  }

  private mutating func add(_ entity: DataModel.Entity) {
    guard let name = entity.className else { return }
    guard PropertyWords.isName(name) else {
      problems.append(
        "The entity \(entity.name) of the data model \(self.name) has no class here, because \(name) is no name for one. Change it in Xcode."
      )
      return
    }
    let isDeclared = isDeclared(entity)
    if !isDeclared, entity.generation == .classDefinition { return }
    guard !declaredClasses.contains(name) else { return }
    let parent = entity.parent.flatMap(model.entity)
    if isDeclared {
      let above = parent.map(className) ?? "NSManagedObject"
      // A subclass cannot be more visible than its superclass.
      let access = own.isInternal(above) ? "" : "public "
      text += "nonisolated \(access)class \(name): \(above) {}\n\n"
      declaredClasses.append(name)
    }
    let access = isDeclared || !own.isInternal(name) ? "public " : ""
    text += "nonisolated extension \(name) {\n"
    text +=
      "  @nonobjc \(access)class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \(entity.name.swiftLiteral)) }\n"
    for attribute in entity.attributes { add(attribute, of: entity, access) }
    for relationship in entity.relationships { add(relationship, of: entity, access) }
    text += "}\n\n"
    let isInherited = model.ancestry(of: entity).dropLast().contains { $0.generation != .none }
    if !isInherited, !own.isIdentifiable(name) {
      text += "nonisolated extension \(name): Identifiable {}\n\n"
    }
  }

  private mutating func isUsable(_ property: String, of entity: DataModel.Entity) -> Bool {
    if PropertyWords.isName(property), !PropertyWords.taken.contains(property) { return true }
    let why = PropertyWords.isName(property) ? "every object has one of this name" : "it is no name for one"
    problems.append(
      "\(property) of the entity \(entity.name) in the data model \(name) has no property here, because \(why). Rename it in Xcode."
    )
    return false
  }

  private mutating func add(_ attribute: DataModel.Attribute, of entity: DataModel.Entity, _ access: String) {
    guard isUsable(attribute.name, of: entity) else { return }
    guard let type = PropertyWords.type(of: attribute) else {
      problems.append(
        "\(attribute.name) of the entity \(entity.name) in the data model \(name) has no property here, because \(attribute.customClass ?? "") is no type. Change its class in Xcode."
      )
      return
    }
    text += property(attribute.name, type, access)
  }

  private func property(_ name: String, _ type: String, _ access: String) -> String {
    "  \(access)var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }\n"
  }

  private mutating func add(
    _ relationship: DataModel.Relationship, of entity: DataModel.Entity, _ access: String
  ) {
    guard isUsable(relationship.name, of: entity), let other = model.entity(relationship.destination) else {
      return
    }
    let type = className(of: other)
    guard PropertyWords.isName(type) else { return }
    let access = own.isInternal(type) ? "" : access
    guard relationship.isToMany else {
      text += property(relationship.name, "\(type)?", access)
      return
    }
    let collection = relationship.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
    text += property(relationship.name, "\(collection)?", access)
    let word = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    text += relationship.isOrdered ? orderedMethods(word, type, access) : ""
    for verb in ["addTo", "removeFrom"] {
      text += method("\(verb)\(word)", "_ value: \(type)", "value", access)
      text += method("\(verb)\(word)", "_ values: \(collection)", "values", access)
    }
  }

  private func orderedMethods(_ word: String, _ type: String, _ access: String) -> String {
    method("insertInto\(word)", "_ value: \(type), at idx: Int", "value, idx", access)
      + method("removeFrom\(word)", "at idx: Int", "idx", access)
      + method("insertInto\(word)", "_ values: [\(type)], at indexes: NSIndexSet", "values, indexes", access)
      + method("removeFrom\(word)", "at indexes: NSIndexSet", "indexes", access)
      + method("replace\(word)", "at idx: Int, with value: \(type)", "idx, value", access)
      + method("replace\(word)", "at indexes: NSIndexSet, with values: [\(type)]", "indexes, values", access)
  }

  private func method(_ name: String, _ parameters: String, _ arguments: String, _ access: String) -> String {
    "  \(access)func \(name)(\(parameters)) { _managedCall(\"\(name)\", \(arguments)) }\n"
  }
}
