import Foundation

extension DataModel {
  /// Reads the `contents` of a model.
  ///
  /// - Parameters:
  ///   - bytes: XML as Xcode writes it.
  ///   - name: the model's name, for the sentences about what is wrong.
  package init(_ bytes: [UInt8], named name: String) {
    var reader = DataModelReader(name: name)
    reader.read(UnicodeForm.utf8(Data(bytes)))
    self = reader.model
  }
}

/// Reads a model tag by tag. Invalid parts are left out, and reported.
struct DataModelReader {
  let name: String
  private(set) var model = DataModel()
  private var open: [String] = []
  private var isModel = false
  private var isInEntity = false

  private static let deepest = 100
  private static let mostEntities = 2000

  init(name: String) { self.name = name }

  mutating func read(_ bytes: [UInt8]) {
    var tags = MarkupTags(bytes)
    while let tag = tags.next() {
      switch tag.kind {
      case .close:
        guard open.last == tag.name else { return tellCutOff() }
        open.removeLast()
        if tag.name == "entity" { isInEntity = false }
      case .open, .empty:
        take(tag)
        if tag.kind == .open {
          open.append(tag.name)
          guard open.count <= Self.deepest else { return tellCutOff() }
        } else if tag.name == "entity" {
          isInEntity = false
        }
      }
    }
    if !isModel { return tell("is no data model of Xcode's: it has no <model>", "Save it again in Xcode.") }
    if tags.isBroken || !open.isEmpty { return tellCutOff() }
    DataModelCheck.mend(&model, named: name)
  }

  private mutating func tell(_ what: String, _ advice: String) {
    model.entities = []
    model.problems = ["The data model \(name) \(what). \(advice)"]
  }

  private mutating func tellCutOff() {
    tell(
      "can not be read: its XML is cut off or broken",
      "Save it again in Xcode, or take it anew from its repository.")
  }

  private mutating func take(_ tag: MarkupTags.Tag) {
    switch (tag.name, open.last) {
    case ("model", nil): isModel = true
    case ("entity", "model"): takeEntity(tag)
    case ("fetchRequest", "model"):
      guard let request = Self.request(tag) else { return }
      model.requests.append(request)
    case ("attribute", "entity") where isInEntity: takeAttribute(tag)
    case ("relationship", "entity") where isInEntity: takeRelationship(tag)
    case ("uniquenessConstraint", "uniquenessConstraints") where isInEntity:
      model.entities[model.entities.count - 1].uniqueness.append([])
    case ("constraint", "uniquenessConstraint") where isInEntity:
      let last = model.entities.count - 1
      guard let value = tag.attributes["value"], let list = model.entities[last].uniqueness.indices.last
      else {
        return
      }
      model.entities[last].uniqueness[list].append(value)
    default: break
    }
  }

  private mutating func takeEntity(_ tag: MarkupTags.Tag) {
    guard let name = tag.attributes["name"], model.entities.count < Self.mostEntities else { return }
    guard model.entity(name) == nil else {
      model.problems.append(
        "The data model \(self.name) has two entities of the name \(name); the first one counts. Rename one of them."
      )
      return
    }
    var entity = DataModel.Entity(name: name)
    // `.Note` is a class of the module that has the model.
    let className = tag.attributes["representedClassName"].map {
      $0.hasPrefix(".") ? String($0.dropFirst()) : $0
    }
    entity.className = className == "NSManagedObject" || className == "" ? nil : className
    entity.generation =
      switch tag.attributes["codeGenerationType"] {
      case "class": .classDefinition
      case "category": .category
      default: .none
      }
    entity.isAbstract = tag.isOn("isAbstract")
    entity.parent = tag.attributes["parentEntity"]
    model.entities.append(entity)
    isInEntity = true
  }

  private mutating func takeAttribute(_ tag: MarkupTags.Tag) {
    let last = model.entities.count - 1
    guard let name = tag.attributes["name"] else { return }
    let written = tag.attributes["attributeType"] ?? ""
    guard let type = DataModel.AttributeType(rawValue: written) else {
      let kind = written.isEmpty ? "has no type" : "has the type \(written), which Core Data does not know"
      model.problems.append(
        "The attribute \(name) of \(model.entities[last].name) in the data model \(self.name) \(kind). Choose its type in Xcode."
      )
      return
    }
    model.entities[last].attributes.append(
      DataModel.Attribute(
        name: name, type: type, isOptional: tag.isOn("optional"), isScalar: tag.isOn("usesScalarValueType"),
        isTransient: tag.isOn("transient"), isDerived: tag.isOn("derived"),
        defaultText: tag.attributes["defaultValueString"] ?? tag.attributes["defaultDateTimeInterval"],
        customClass: tag.attributes["customClassName"], transformer: tag.attributes["valueTransformerName"]))
  }

  private mutating func takeRelationship(_ tag: MarkupTags.Tag) {
    let last = model.entities.count - 1
    guard let name = tag.attributes["name"] else { return }
    let maxCount = tag.attributes["maxCount"].flatMap { Int($0) }
    let isToMany = tag.isOn("toMany")
    model.entities[last].relationships.append(
      DataModel.Relationship(
        name: name, destination: tag.attributes["destinationEntity"] ?? "",
        inverse: tag.attributes["inverseName"],
        isOptional: tag.isOn("optional"), isToMany: isToMany, isOrdered: tag.isOn("ordered"),
        rule: tag.attributes["deletionRule"].flatMap(DataModel.DeleteRule.init) ?? .noAction,
        minCount: tag.attributes["minCount"].flatMap { Int($0) } ?? 0,
        maxCount: isToMany ? maxCount ?? 0 : 1))
  }

  private static func request(_ tag: MarkupTags.Tag) -> DataModel.Request? {
    guard let name = tag.attributes["name"], let entity = tag.attributes["entity"] else { return nil }
    return DataModel.Request(name: name, entity: entity, predicate: tag.attributes["predicateString"] ?? "")
  }
}

extension MarkupTags.Tag {
  func isOn(_ key: String) -> Bool { attributes[key] == "YES" }
}
