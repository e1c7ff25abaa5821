import PlumbCompanions
import Testing

@Suite("Values of health") struct HealthTests {
  @Test("a temperature is the same in each unit: 37 °C are 98.6 °F and 310.15 K")
  func temperatures() {
    let body = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(body.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(abs(body.doubleValue(for: .kelvin()) - 310.15) < 1e-9)
  }

  @Test("units are divided, multiplied and raised: 10 km/h are 2.78 m/s, and 1 mmHg is 133.32 Pa")
  func units() {
    let speed = HKQuantity(
      unit: HKUnit.meterUnit(with: .kilo).unitDivided(by: .hour()), doubleValue: 10)
    #expect(abs(speed.doubleValue(for: HKUnit.meter().unitDivided(by: .second())) - 25.0 / 9) < 1e-9)
    let pascal = HKUnit.gramUnit(with: .kilo).unitDivided(
      by: HKUnit.meter().unitMultiplied(by: .second().unitRaised(toPower: 2)))
    let pressure = HKQuantity(unit: .millimeterOfMercury(), doubleValue: 1)
    // The scale of mass is a gram.
    #expect(abs(pressure.doubleValue(for: pascal) * 1000 - 133.322387415) < 1e-6)
    #expect(HKUnit.watt().unitDivided(by: .gramUnit(with: .kilo)).unitString == "W/kg")
  }

  @Test("the kinds of exercise have the numbers under which stores keep them")
  func kinds() {
    let kinds: [HKWorkoutActivityType: UInt] = [
      .cycling: 13, .hiking: 24, .running: 37, .swimming: 46, .walking: 52, .yoga: 57,
      .highIntensityIntervalTraining: 63, .cooldown: 80, .swimBikeRun: 82, .other: 3000,
    ]
    for (kind, number) in kinds { #expect(kind.rawValue == number) }
  }

  @Test("no store has values: a query is answered with an error")
  func store() async {
    let query = HKSampleQueryDescriptor<HKWorkout>(predicates: [.workout()], sortDescriptors: [])
    await #expect(throws: HKError.self) { try await query.result(for: HKHealthStore()) }
  }
}
