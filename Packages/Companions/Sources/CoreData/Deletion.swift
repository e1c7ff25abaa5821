/// Finds what is deleted together with an object, and takes it out of the objects that stay.
struct Deletion {
  /// The objects that are deleted, the first one at the start.
  private(set) var objects: [NSManagedObject] = []
  /// The objects that may not be deleted while others are there: with the relationship to them.
  private(set) var denied: [(object: NSManagedObject, relationship: String)] = []

  init(of object: NSManagedObject) {
    var seen: Set<NSManagedObject> = [object]
    var open = [object]
    while let next = open.popLast() {
      objects.append(next)
      for relationship in next.entity.relationshipsByName.values {
        let others = InverseRelationships.objects(next.related(relationship.name))
        switch relationship.deleteRule {
        case .cascadeDeleteRule: open += others.filter { !$0.isDeleted && seen.insert($0).inserted }
        case .denyDeleteRule: if !others.isEmpty { denied.append((next, relationship.name)) }
        case .nullifyDeleteRule, .noActionDeleteRule: break
        }
      }
    }
    for gone in objects { leave(gone, seen) }
  }

  private func leave(_ gone: NSManagedObject, _ all: Set<NSManagedObject>) {
    for relationship in gone.entity.relationshipsByName.values {
      let isKept = [.noActionDeleteRule, .denyDeleteRule].contains(relationship.deleteRule)
      guard !isKept, let inverse = relationship.inverseRelationship else { continue }
      for other in InverseRelationships.objects(gone.related(relationship.name)) where !all.contains(other) {
        InverseRelationships.remove(gone, from: other, inverse)
      }
    }
  }
}
