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
  /// The speed of a run.
  public static let runningSpeed = Self("RunningSpeed")
  /// The power of a run.
  public static let runningPower = Self("RunningPower")
  /// The length of a stride.
  public static let runningStrideLength = Self("RunningStrideLength")
  /// The height of a stride.
  public static let runningVerticalOscillation = Self("RunningVerticalOscillation")
  /// The time of a foot on the ground.
  public static let runningGroundContactTime = Self("RunningGroundContactTime")
  /// The speed of a walk.
  public static let walkingSpeed = Self("WalkingSpeed")
  /// The length of a step.
  public static let walkingStepLength = Self("WalkingStepLength")
  /// The part of uneven steps.
  public static let walkingAsymmetryPercentage = Self("WalkingAsymmetryPercentage")
  /// The part of the time with both feet on the ground.
  public static let walkingDoubleSupportPercentage = Self("WalkingDoubleSupportPercentage")
  /// The heart rate of walks.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// The way of six minutes.
  public static let sixMinuteWalkTestDistance = Self("SixMinuteWalkTestDistance")
  /// The speed up stairs.
  public static let stairAscentSpeed = Self("StairAscentSpeed")
  /// The speed down stairs.
  public static let stairDescentSpeed = Self("StairDescentSpeed")
  /// The steadiness of walks.
  public static let appleWalkingSteadiness = Self("AppleWalkingSteadiness")
  /// The time of movement.
  public static let appleMoveTime = Self("AppleMoveTime")
  /// The speed on a bicycle.
  public static let cyclingSpeed = Self("CyclingSpeed")
  /// The power on a bicycle.
  public static let cyclingPower = Self("CyclingPower")
  /// The turns of the pedals.
  public static let cyclingCadence = Self("CyclingCadence")
  /// The power that lasts an hour.
  public static let cyclingFunctionalThresholdPower = Self("CyclingFunctionalThresholdPower")
  /// The way in a wheelchair.
  public static let distanceWheelchair = Self("DistanceWheelchair")
  /// The way down in snow.
  public static let distanceDownhillSnowSports = Self("DistanceDownhillSnowSports")
  /// The way on skis.
  public static let distanceCrossCountrySkiing = Self("DistanceCrossCountrySkiing")
  /// The way with a paddle.
  public static let distancePaddleSports = Self("DistancePaddleSports")
  /// The way with oars.
  public static let distanceRowing = Self("DistanceRowing")
  /// The way on skates.
  public static let distanceSkatingSports = Self("DistanceSkatingSports")
  /// Strokes in water.
  public static let swimmingStrokeCount = Self("SwimmingStrokeCount")
  /// Pushes of a wheelchair.
  public static let pushCount = Self("PushCount")
  /// The effort of a movement.
  public static let physicalEffort = Self("PhysicalEffort")
  /// The effort of an exercise, as it felt.
  public static let workoutEffortScore = Self("WorkoutEffortScore")
  /// The effort of an exercise, as computed.
  public static let estimatedWorkoutEffortScore = Self("EstimatedWorkoutEffortScore")
  /// The fall of the heart rate in a minute.
  public static let heartRateRecoveryOneMinute = Self("HeartRateRecoveryOneMinute")
  /// The time of fibrillation.
  public static let atrialFibrillationBurden = Self("AtrialFibrillationBurden")
  /// Weight without fat.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// The waist.
  public static let waistCircumference = Self("WaistCircumference")
  /// Warmth at rest.
  public static let basalBodyTemperature = Self("BasalBodyTemperature")
  /// Warmth in sleep.
  public static let appleSleepingWristTemperature = Self("AppleSleepingWristTemperature")
  /// Disturbances of the breath in sleep.
  public static let appleSleepingBreathingDisturbances = Self("AppleSleepingBreathingDisturbances")
  /// The warmth of the water.
  public static let waterTemperature = Self("WaterTemperature")
  /// The depth in water.
  public static let underwaterDepth = Self("UnderwaterDepth")
  /// The time in daylight.
  public static let timeInDaylight = Self("TimeInDaylight")
  /// The loudness around.
  public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  /// The loudness of headphones.
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure")
  /// The loudness that is kept out.
  public static let environmentalSoundReduction = Self("EnvironmentalSoundReduction")
  /// Sunlight.
  public static let uvExposure = Self("UVExposure")
  /// The conductance of the skin.
  public static let electrodermalActivity = Self("ElectrodermalActivity")
  /// The strength of the pulse.
  public static let peripheralPerfusionIndex = Self("PeripheralPerfusionIndex")
  /// The volume of a breath.
  public static let forcedVitalCapacity = Self("ForcedVitalCapacity")
  /// The volume of a second.
  public static let forcedExpiratoryVolume1 = Self("ForcedExpiratoryVolume1")
  /// The largest flow of breath.
  public static let peakExpiratoryFlowRate = Self("PeakExpiratoryFlowRate")
  /// Uses of an inhaler.
  public static let inhalerUsage = Self("InhalerUsage")
  /// Insulin.
  public static let insulinDelivery = Self("InsulinDelivery")
  /// Alcohol in the blood.
  public static let bloodAlcoholContent = Self("BloodAlcoholContent")
  /// Alcoholic drinks.
  public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages")
  /// Falls.
  public static let numberOfTimesFallen = Self("NumberOfTimesFallen")
  /// Nike's own measure.
  public static let nikeFuel = Self("NikeFuel")
  /// Fiber that was eaten.
  public static let dietaryFiber = Self("DietaryFiber")
  /// Sugar that was eaten.
  public static let dietarySugar = Self("DietarySugar")
  /// Fat saturated that was eaten.
  public static let dietaryFatSaturated = Self("DietaryFatSaturated")
  /// Fat monounsaturated that was eaten.
  public static let dietaryFatMonounsaturated = Self("DietaryFatMonounsaturated")
  /// Fat polyunsaturated that was eaten.
  public static let dietaryFatPolyunsaturated = Self("DietaryFatPolyunsaturated")
  /// Cholesterol that was eaten.
  public static let dietaryCholesterol = Self("DietaryCholesterol")
  /// Sodium that was eaten.
  public static let dietarySodium = Self("DietarySodium")
  /// Potassium that was eaten.
  public static let dietaryPotassium = Self("DietaryPotassium")
  /// Calcium that was eaten.
  public static let dietaryCalcium = Self("DietaryCalcium")
  /// Iron that was eaten.
  public static let dietaryIron = Self("DietaryIron")
  /// Magnesium that was eaten.
  public static let dietaryMagnesium = Self("DietaryMagnesium")
  /// Zinc that was eaten.
  public static let dietaryZinc = Self("DietaryZinc")
  /// Vitamin A that was eaten.
  public static let dietaryVitaminA = Self("DietaryVitaminA")
  /// Vitamin B6 that was eaten.
  public static let dietaryVitaminB6 = Self("DietaryVitaminB6")
  /// Vitamin B12 that was eaten.
  public static let dietaryVitaminB12 = Self("DietaryVitaminB12")
  /// Vitamin C that was eaten.
  public static let dietaryVitaminC = Self("DietaryVitaminC")
  /// Vitamin D that was eaten.
  public static let dietaryVitaminD = Self("DietaryVitaminD")
  /// Vitamin E that was eaten.
  public static let dietaryVitaminE = Self("DietaryVitaminE")
  /// Vitamin K that was eaten.
  public static let dietaryVitaminK = Self("DietaryVitaminK")
  /// Folate that was eaten.
  public static let dietaryFolate = Self("DietaryFolate")
  /// Niacin that was eaten.
  public static let dietaryNiacin = Self("DietaryNiacin")
  /// Thiamin that was eaten.
  public static let dietaryThiamin = Self("DietaryThiamin")
  /// Riboflavin that was eaten.
  public static let dietaryRiboflavin = Self("DietaryRiboflavin")
  /// Biotin that was eaten.
  public static let dietaryBiotin = Self("DietaryBiotin")
  /// Pantothenic acid that was eaten.
  public static let dietaryPantothenicAcid = Self("DietaryPantothenicAcid")
  /// Phosphorus that was eaten.
  public static let dietaryPhosphorus = Self("DietaryPhosphorus")
  /// Iodine that was eaten.
  public static let dietaryIodine = Self("DietaryIodine")
  /// Selenium that was eaten.
  public static let dietarySelenium = Self("DietarySelenium")
  /// Copper that was eaten.
  public static let dietaryCopper = Self("DietaryCopper")
  /// Manganese that was eaten.
  public static let dietaryManganese = Self("DietaryManganese")
  /// Chromium that was eaten.
  public static let dietaryChromium = Self("DietaryChromium")
  /// Molybdenum that was eaten.
  public static let dietaryMolybdenum = Self("DietaryMolybdenum")
  /// Chloride that was eaten.
  public static let dietaryChloride = Self("DietaryChloride")
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
  /// Steps that became unsteady.
  public static let appleWalkingSteadinessEvent = Self(
    rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  /// A heart that beat fast.
  public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  /// A heart that beat slowly.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// A heart that beat unevenly.
  public static let irregularHeartRhythmEvent = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  /// Loud places.
  public static let environmentalAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  /// Loud headphones.
  public static let headphoneAudioExposureEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  /// A low maximum of oxygen.
  public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  /// Days of bleeding.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// Bleeding between them.
  public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  /// Tests of ovulation.
  public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  /// The cervical mucus.
  public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  /// Sex.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// Contraception.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// Pregnancy.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// Tests of pregnancy.
  public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  /// Lactation.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// Brushing of teeth.
  public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  /// Headache.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// Fatigue.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// Fever.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// Nausea.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// Coughing.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// Dizziness.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// Changes of sleep.
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  /// Changes of mood.
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// Changes of appetite.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  /// Cramps.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// Bloating.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// Acne.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
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
  /// The person's skin.
  public static let fitzpatrickSkinType = Self(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// Whether the person uses a wheelchair.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}
