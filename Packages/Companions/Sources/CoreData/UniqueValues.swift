import PlumbUIKit

/// Finds objects that have the values in common which their model says are unique.
struct UniqueValues {
  private let objects: [NSManagedObject]
  private let policy: NSMergePolicy?

  init(_ objects: [NSManagedObject], policy: NSMergePolicy?) {
    (self.objects, self.policy) = (objects, policy)
  }

  /// The objects that others take the place of, as the policy says; without one it is an error.
  func merged() throws -> Set<NSManagedObject> {
    var gone: Set<NSManagedObject> = []
    for constraint in Set(objects.map(\.entity)).flatMap({ entity in
      entity.uniquenessConstraints.map { (entity, $0) }
    }) {
      let keys = constraint.1.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
      var known: [[AnyHashable]: NSManagedObject] = [:]
      // An object that was saved comes before those that are new.
      let own = objects.filter { $0.entity === constraint.0 && !gone.contains($0) }
      for object in own.filter({ !$0.isInserted }) + own.filter(\.isInserted) {
        let values = keys.compactMap { PredicateKeys.plain(object.value(forKey: $0)) as? AnyHashable }
        guard values.count == keys.count, !keys.isEmpty else { continue }
        guard let first = known[values] else {
          known[values] = object
          continue
        }
        try merge(object, into: first, keys)
        gone.insert(object)
      }
    }
    return gone
  }

  private func merge(_ object: NSManagedObject, into first: NSManagedObject, _ keys: [String]) throws {
    switch policy {
    case .mergeByPropertyObjectTrump, .overwrite:
      for (key, value) in object.changedValues() {
        first.setValue(value is NSNull ? nil : value, forKey: key)
      }
    case .mergeByPropertyStoreTrump, .rollback: break
    default:
      throw Validation.failure(
        object, keys[0], NSManagedObjectConstraintMergeError,
        "There is another \(object.entityName) with the same \(keys.joined(separator: ", ")). Set the context's mergePolicy to say which one stays."
      )
    }
  }
}
