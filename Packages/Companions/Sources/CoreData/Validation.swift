/// A value that has to be there is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted while others belong to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// Several things are wrong; they are under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// Two objects have the same values where the model forbids it.
public let NSManagedObjectConstraintMergeError = 133021
/// The name of the value that is wrong, in an error's information.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The object that is wrong, in an error's information.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The errors of which one is made, in its information.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Asks whether objects are as their model wants them.
enum Validation {
  /// Throws what is wrong with an object's values: one error, or one that is made of several.
  static func check(_ object: NSManagedObject) throws {
    let errors = object.entity.properties.compactMap { error(object, $0) }
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: "Several values of \(object.entityName) are wrong.",
      ])
  }

  private static func error(_ object: NSManagedObject, _ property: NSPropertyDescription) -> NSError? {
    guard !property.isOptional, !property.isTransient else { return nil }
    guard let relationship = property as? NSRelationshipDescription else {
      return object.value(forKey: property.name) == nil ? missing(object, property.name) : nil
    }
    let count = InverseRelationships.objects(object.related(relationship.name)).count
    guard relationship.isToMany else { return count == 0 ? missing(object, property.name) : nil }
    if count < max(1, relationship.minCount) {
      return failure(
        object, property.name, NSValidationRelationshipLacksMinimumCountError,
        "\(property.name) of \(object.entityName) has too few objects.")
    }
    guard relationship.maxCount > 0, count > relationship.maxCount else { return nil }
    return failure(
      object, property.name, NSValidationRelationshipExceedsMaximumCountError,
      "\(property.name) of \(object.entityName) has too many objects.")
  }

  private static func missing(_ object: NSManagedObject, _ key: String) -> NSError {
    failure(
      object, key, NSValidationMissingMandatoryPropertyError,
      "\(key) of \(object.entityName) is a required value.")
  }

  static func failure(_ object: NSManagedObject, _ key: String, _ code: Int, _ sentence: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object, NSLocalizedDescriptionKey: sentence,
      ])
  }
}
