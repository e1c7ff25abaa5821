/// The key of a value's metadata for device serial number.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// The key of a value's metadata for body temperature sensor location.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// The key of a value's metadata for heart rate sensor location.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// The key of a value's metadata for heart rate motion context.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// The key of a value's metadata for food type.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The key of a value's metadata for udidevice identifier.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// The key of a value's metadata for udiproduction identifier.
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
/// The key of a value's metadata for digital signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// The key of a value's metadata for external uuid.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The key of a value's metadata for sync identifier.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// The key of a value's metadata for sync version.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// The key of a value's metadata for time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of a value's metadata for device name.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// The key of a value's metadata for device manufacturer name.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// The key of a value's metadata for was taken in lab.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The key of a value's metadata for reference range lower limit.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The key of a value's metadata for reference range upper limit.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// The key of a value's metadata for was user entered.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of a value's metadata for workout brand name.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The key of a value's metadata for group fitness.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// The key of a value's metadata for indoor workout.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The key of a value's metadata for coached workout.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// The key of a value's metadata for weather condition.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// The key of a value's metadata for weather temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The key of a value's metadata for weather humidity.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The key of a value's metadata for lap length.
public let HKMetadataKeyLapLength = "HKLapLength"
/// The key of a value's metadata for swimming location type.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// The key of a value's metadata for swimming stroke style.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// The key of a value's metadata for elevation ascended.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The key of a value's metadata for elevation descended.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// The key of a value's metadata for average mets.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The key of a value's metadata for average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// The key of a value's metadata for maximum speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// The key of a value's metadata for fitness machine duration.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// The key of a value's metadata for indoor bike distance.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// The key of a value's metadata for cross trainer distance.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// The key of a value's metadata for alpine slope grade.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// The key of a value's metadata for sexual activity protection used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// The key of a value's metadata for menstrual cycle start.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// The key of a value's metadata for insulin delivery reason.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// The key of a value's metadata for blood glucose meal time.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// The key of a value's metadata for barometric pressure.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"

/// The weather of an exercise.
public enum HKWeatherCondition: Int, Sendable {
  case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow
  case hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet
  case mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
/// The choices of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// Sleep, of which no more is known.
  public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
  /// All kinds of sleep.
  public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
    .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
  ]
}
/// A person's sex.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// A person's blood.
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// A person's sex, as the store has it. No store has one here.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public var biologicalSex: HKBiologicalSex { .notSet }
}
/// A person's blood, as the store has it. No store has one here.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood.
  public var bloodType: HKBloodType { .notSet }
}
