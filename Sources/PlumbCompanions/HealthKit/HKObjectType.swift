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
  public class func activitySummaryType() -> HKObjectType {
    HKObjectType(name: "HKActivitySummaryTypeIdentifier")
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

/// The names of kinds of numbers.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  /// Steps.
  public static let stepCount = Self("StepCount")
  /// The way on foot.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// The way on a bicycle.
  public static let distanceCycling = Self("DistanceCycling")
  /// The way in water.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// Energy of movement.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Energy of rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Stairs.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Time of exercise.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Time on the feet.
  public static let appleStandTime = Self("AppleStandTime")
  /// The heart rate.
  public static let heartRate = Self("HeartRate")
  /// The heart rate at rest.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// The variability of the heart rate.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// Oxygen in the blood.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// The respiratory rate.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// The maximum oxygen consumption.
  public static let vo2Max = Self("VO2Max")
  /// Weight.
  public static let bodyMass = Self("BodyMass")
  /// Weight by height.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// Fat.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// Height.
  public static let height = Self("Height")
  /// Warmth.
  public static let bodyTemperature = Self("BodyTemperature")
  /// Sugar in the blood.
  public static let bloodGlucose = Self("BloodGlucose")
  /// The upper pressure.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// The lower pressure.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Water that was drunk.
  public static let dietaryWater = Self("DietaryWater")
  /// Energy that was eaten.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Protein that was eaten.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Carbohydrates that were eaten.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Fat that was eaten.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Coffee's and tea's.
  public static let dietaryCaffeine = Self("DietaryCaffeine")
}
/// The names of kinds of choices.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sleep.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// Minutes of quiet.
  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// Hours on the feet.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// Washing of hands.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
}
/// The names of facts about a person.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The person's date of birth.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The person's sex.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The person's blood.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
