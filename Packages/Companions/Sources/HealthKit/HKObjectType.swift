/// A kind of values.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  init(name: String) { identifier = name }
  /// Returns a kind of numbers.
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// Returns a kind of choices.
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// Returns a fact about the person.
  public class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(name: identifier.rawValue) }
  /// Exercises.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
  /// Rings of a day.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}
/// A kind of values with times.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A kind of numbers.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of its name.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}
/// A kind of choices.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a kind of its name.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}
/// A fact about the person.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
/// Exercises.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Rings of a day.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
