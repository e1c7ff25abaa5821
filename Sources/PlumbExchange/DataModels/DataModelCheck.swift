/// Removes names of missing entities and circular references from a model, and reports them.
enum DataModelCheck {
  static func mend(_ model: inout DataModel, named name: String) {
    let names = Set(model.entities.map(\.name))
    for index in model.entities.indices {
      let entity = model.entities[index]
      if let parent = entity.parent, !names.contains(parent) {
        model.problems.append(
          "The entity \(entity.name) of the data model \(name) has the parent \(parent), which is not in it. Choose another parent."
        )
        model.entities[index].parent = nil
      }
      mendRelationships(of: &model.entities[index], names, &model.problems, named: name)
    }
    mendCircles(&model, named: name)
    mendInverses(of: &model)
  }

  private static func mendRelationships(
    of entity: inout DataModel.Entity, _ names: Set<String>, _ problems: inout [String], named name: String
  ) {
    var seen: Set<String> = []
    entity.attributes = entity.attributes.filter { isNew($0.name, &seen, entity.name, &problems, name) }
    entity.relationships = entity.relationships.filter { relationship in
      guard isNew(relationship.name, &seen, entity.name, &problems, name) else { return false }
      if names.contains(relationship.destination) { return true }
      let kind =
        relationship.destination.isEmpty
        ? "leads nowhere" : "leads to \(relationship.destination), which is not in it"
      problems.append(
        "The relationship \(relationship.name) of \(entity.name) in the data model \(name) \(kind). Choose its destination in Xcode."
      )
      return false
    }
  }

  private static func isNew(
    _ property: String, _ seen: inout Set<String>, _ entity: String, _ problems: inout [String],
    _ name: String
  ) -> Bool {
    if seen.insert(property).inserted { return true }
    problems.append(
      "The entity \(entity) of the data model \(name) has two properties of the name \(property); the first one counts. Rename one of them."
    )
    return false
  }

  private static func mendCircles(_ model: inout DataModel, named name: String) {
    let parents = model.entities.reduce(into: [:]) { $0[$1.name] = $1.parent }
    var known: Set<String> = []
    for index in model.entities.indices {
      var line: [String] = []
      var next: String? = model.entities[index].name
      while let current = next, !known.contains(current), !line.contains(current) {
        line.append(current)
        next = parents[current]
      }
      known.formUnion(line)
      guard let circle = next.flatMap({ line.firstIndex(of: $0) }) else { continue }
      let names = line[circle...]
      model.problems.append(
        "The parents of the entity \(names[circle]) in the data model \(name) go round in a circle: \(names.joined(separator: ", ")). Take one of the parents away."
      )
      for place in model.entities.indices where names.contains(model.entities[place].name) {
        model.entities[place].parent = nil
      }
    }
  }

  /// A way back that is not there is none.
  private static func mendInverses(of model: inout DataModel) {
    let parents = model.entities.reduce(into: [:]) { $0[$1.name] = $1.parent }
    let own = model.entities.reduce(into: [:]) { $0[$1.name] = Set($1.relationships.map(\.name)) }
    for index in model.entities.indices {
      for place in model.entities[index].relationships.indices {
        let relationship = model.entities[index].relationships[place]
        guard let inverse = relationship.inverse else { continue }
        var kind: String? = relationship.destination
        while let current = kind, own[current]?.contains(inverse) != true { kind = parents[current] }
        if kind == nil { model.entities[index].relationships[place].inverse = nil }
      }
    }
  }
}
