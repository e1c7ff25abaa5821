import PlumbExchange

extension DataModelFolder {
  /// The models in bundles: `Notes.momd`, or `Notes.mom` for one without versions.
  static func all(in bundles: [Bundle]) -> [URL] {
    bundles.flatMap { bundle in
      ["momd", "mom"].flatMap { type in
        (bundle.urls(forResourcesWithExtension: type, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
  }

  /// The model of a file in a bundle, or as Xcode writes it; `nil` where there is none.
  static func read(_ url: URL) -> DataModel? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return DataModelFolder(
      path: url.path,
      names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
      data: { path in
        // A pipe has no end.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes else {
          return nil
        }
        return FileManager.default.contents(atPath: path)
      }
    ).model
  }
}

/// Turns what a model's file says into descriptions of kinds.
struct ModelEntities {
  private(set) var all: [NSEntityDescription] = []
  private var byName: [String: NSEntityDescription] = [:]

  init(_ model: DataModel) {
    for entity in model.entities {
      let description = NSEntityDescription()
      (description.name, description.isAbstract) = (entity.name, entity.isAbstract)
      description.managedObjectClassName = entity.className ?? "NSManagedObject"
      description.uniquenessConstraints = entity.uniqueness
      all.append(description)
      byName[entity.name] = description
    }
    for entity in model.entities {
      guard let parent = entity.parent.flatMap({ byName[$0] }), let own = byName[entity.name] else {
        continue
      }
      parent.subentities.append(own)
    }
    for entity in model.entities { addProperties(of: entity, model) }
    for entity in model.entities { joinInverses(of: entity, model) }
  }

  /// Sets the properties of a kind. Those of the kinds above it are its own too.
  private func addProperties(of entity: DataModel.Entity, _ model: DataModel) {
    let line = model.ancestry(of: entity)
    byName[entity.name]?.properties = line.flatMap { kind in
      kind.attributes.map(Self.attribute) + kind.relationships.map(relationship)
    }
  }

  private func joinInverses(of entity: DataModel.Entity, _ model: DataModel) {
    for known in model.ancestry(of: entity).flatMap(\.relationships) {
      let own = byName[entity.name]?.relationshipsByName[known.name]
      own?.inverseRelationship = known.inverse.flatMap { byName[known.destination]?.relationshipsByName[$0] }
    }
  }

  private func relationship(_ known: DataModel.Relationship) -> NSPropertyDescription {
    let own = NSRelationshipDescription()
    (own.name, own.isOptional, own.isOrdered) = (known.name, known.isOptional, known.isOrdered)
    own.destinationEntity = byName[known.destination]
    (own.minCount, own.maxCount) = (known.minCount, known.maxCount)
    own.deleteRule =
      switch known.rule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
    return own
  }

  private static func attribute(_ known: DataModel.Attribute) -> NSPropertyDescription {
    let own = NSAttributeDescription()
    (own.name, own.isOptional) = (known.name, known.isOptional || known.isDerived)
    (own.isTransient, own.valueTransformerName) = (known.isTransient, known.transformer)
    own.attributeType = type(of: known.type)
    own.defaultValue = known.defaultText.flatMap { value(of: known.type, $0) }
    return own
  }

  private static func type(of type: DataModel.AttributeType) -> NSAttributeType {
    switch type {
    case .integer16: .integer16AttributeType
    case .integer32: .integer32AttributeType
    case .integer64: .integer64AttributeType
    case .decimal: .decimalAttributeType
    case .double: .doubleAttributeType
    case .float: .floatAttributeType
    case .string: .stringAttributeType
    case .boolean: .booleanAttributeType
    case .date: .dateAttributeType
    case .binary: .binaryDataAttributeType
    case .uuid: .UUIDAttributeType
    case .uri: .URIAttributeType
    case .transformable, .composite: .transformableAttributeType
    }
  }

  /// Returns the value of a new object, as the model has it.
  private static func value(of type: DataModel.AttributeType, _ text: String) -> Any? {
    switch type {
    case .integer16: Int16(text)
    case .integer32: Int32(text)
    case .integer64: Int64(text)
    case .decimal: Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map(NSDecimalNumber.init)
    case .double: Double(text)
    case .float: Float(text)
    case .string: text
    case .boolean: ["YES", "1", "true"].contains(text)
    case .date: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .uuid: UUID(uuidString: text)
    case .uri: URL(string: text)
    case .binary, .transformable, .composite: nil
    }
  }
}
