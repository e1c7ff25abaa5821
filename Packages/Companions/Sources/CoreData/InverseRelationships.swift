import PlumbUIKit

/// Keeps both ends of a relationship: a note in a folder's notes has the folder.
enum InverseRelationships {
  /// - Parameters:
  ///   - relationship: of the object, that had another value before.
  ///   - old: the value before.
  static func change(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription, from old: Any?, to new: Any?
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    let (before, after) = (objects(old), objects(new))
    let (gone, come) = (Set(before).subtracting(after), Set(after).subtracting(before))
    for other in before where gone.contains(other) { remove(object, from: other, inverse) }
    for other in after where come.contains(other) {
      // The other end may lead to one object only, which loses it.
      if !inverse.isToMany, let last = other.related(inverse.name) as? NSManagedObject, last !== object {
        remove(other, from: last, relationship)
      }
      add(object, to: other, inverse)
    }
  }

  /// The objects of a relationship's value.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    PredicateKeys.list(value).compactMap { $0 as? NSManagedObject }
  }

  static func add(
    _ object: NSManagedObject, to other: NSManagedObject, _ relationship: NSRelationshipDescription
  ) {
    guard relationship.isToMany else { return other.relate(object, relationship.name) }
    let all = objects(other.related(relationship.name))
    guard !all.contains(object) else { return }
    other.relate(collection(all + [object], relationship), relationship.name)
  }

  static func remove(
    _ object: NSManagedObject, from other: NSManagedObject, _ relationship: NSRelationshipDescription
  ) {
    let all = objects(other.related(relationship.name))
    guard all.contains(object) else { return }
    let rest = all.filter { $0 !== object }
    other.relate(value(rest, relationship), relationship.name)
  }

  /// Objects as a relationship has them.
  static func value(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) -> Any? {
    guard relationship.isToMany else { return objects.first }
    return collection(objects, relationship)
  }

  /// Objects as a relationship to many has them.
  static func collection(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) -> Any {
    relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
}
