/// A unit of numbers, such as metres or beats a minute.
open class HKUnit: NSObject, @unchecked Sendable {
  /// As people write it: `count/min`.
  public let unitString: String
  /// The number of plain units in it.
  let scale: Double
  /// Its zero in the plain unit: 0 °C are 273.15 K.
  let zero: Double
  private init(_ name: String, _ scale: Double, zero: Double = 0) {
    (unitString, self.scale, self.zero) = (name, scale, zero)
  }
  /// Reads a unit of the words for it; of words that are not known the scale is 1.
  public required convenience init(from string: String) {
    let parts = string.split(separator: "/").map(String.init)
    let scales = parts.map { Self.scales[$0] ?? 1 }
    self.init(string, scales.dropFirst().reduce(scales.first ?? 1, /), zero: Self.zeros[string] ?? 0)
  }
  private static let scales = [
    "count": 1, "%": 1, "s": 1, "ms": 0.001, "min": 60, "hr": 3600, "d": 86400, "m": 1, "km": 1000,
    "cm": 0.01,
    "mm": 0.001, "mi": 1609.344, "ft": 0.3048, "in": 0.0254, "yd": 0.9144, "g": 1, "kg": 1000, "mg": 0.001,
    "lb": 453.59237, "oz": 28.349523125, "J": 1, "kJ": 1000, "cal": 4.184, "kcal": 4184, "Cal": 4184, "L": 1,
    "mL": 0.001, "dL": 0.1, "degC": 1, "degF": 5.0 / 9, "K": 1, "W": 1, "kW": 1000, "mmHg": 133.322387415,
    "mV": 0.001,
  ]
  private static let zeros = ["degC": 273.15, "degF": 459.67 * 5 / 9]
  /// Returns a count.
  public class func count() -> Self { Self(from: "count") }
  /// Returns a part of the whole.
  public class func percent() -> Self { Self(from: "%") }
  /// Metres.
  public class func meter() -> Self { Self(from: "m") }
  /// Metres of a power of ten.
  public class func meterUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "m") }
  /// Miles.
  public class func mile() -> Self { Self(from: "mi") }
  /// Feet.
  public class func foot() -> Self { Self(from: "ft") }
  /// Inches.
  public class func inch() -> Self { Self(from: "in") }
  /// Grams.
  public class func gram() -> Self { Self(from: "g") }
  /// Grams of a power of ten.
  public class func gramUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "g") }
  /// Pounds.
  public class func pound() -> Self { Self(from: "lb") }
  /// Litres.
  public class func liter() -> Self { Self(from: "L") }
  /// Litres of a power of ten.
  public class func literUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "L") }
  /// Seconds.
  public class func second() -> Self { Self(from: "s") }
  /// Seconds of a power of ten.
  public class func secondUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "s") }
  /// Minutes.
  public class func minute() -> Self { Self(from: "min") }
  /// Hours.
  public class func hour() -> Self { Self(from: "hr") }
  /// Days.
  public class func day() -> Self { Self(from: "d") }
  /// Energy of food.
  public class func kilocalorie() -> Self { Self(from: "kcal") }
  /// Energy of food.
  public class func largeCalorie() -> Self { Self(from: "Cal") }
  /// Energy.
  public class func joule() -> Self { Self(from: "J") }
  /// Energy of food.
  public class func smallCalorie() -> Self { Self(from: "cal") }
  /// Energy of a power of ten.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "J") }
  /// Power.
  public class func watt() -> Self { Self(from: "W") }
  /// Power of a power of ten.
  public class func wattUnit(with prefix: HKMetricPrefix) -> Self { Self(from: prefix.rawValue + "W") }
  /// Pressure, as of blood.
  public class func millimeterOfMercury() -> Self { Self(from: "mmHg") }
  /// Electricity.
  public class func volt() -> Self { Self(from: "V") }
  /// Frequency.
  public class func hertz() -> Self { Self(from: "Hz") }
  /// Loudness, as people hear it.
  public class func decibelAWeightedSoundPressureLevel() -> Self { Self(from: "dBASPL") }
  /// The effort of an exercise, from 1 to 10.
  public class func appleEffortScore() -> Self { Self(from: "appleEffortScore") }
  /// Ounces.
  public class func ounce() -> Self { Self(from: "oz") }
  /// Yards.
  public class func yard() -> Self { Self(from: "yd") }
  /// Warmth.
  public class func degreeCelsius() -> Self { Self(from: "degC") }
  /// Warmth in degrees Fahrenheit.
  public class func degreeFahrenheit() -> Self { Self(from: "degF") }
  /// Warmth in kelvin.
  public class func kelvin() -> Self { Self(from: "K") }
  /// One unit for each of another.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", scale / unit.scale)
  }
  /// This unit times another.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", scale * unit.scale)
  }
  /// This unit to a power.
  public func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      "\(unitString)^\(power)", (0..<abs(power)).reduce(1) { one, _ in power < 0 ? one / scale : one * scale }
    )
  }
  /// One divided by this unit.
  public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
  open override var description: String { unitString }
}

/// Powers of ten.
public enum HKMetricPrefix: String, Sendable {
  case none = "", milli = "m", centi = "c", deci = "d", kilo = "k"
}

/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let plain: Double
  /// Creates a number of a unit.
  public init(unit: HKUnit, doubleValue value: Double) { plain = value * unit.scale + unit.zero }
  /// Returns the number in a unit.
  public func doubleValue(for unit: HKUnit) -> Double { (plain - unit.zero) / unit.scale }
  /// Compares two quantities.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    plain == quantity.plain ? .orderedSame : plain < quantity.plain ? .orderedAscending : .orderedDescending
  }
}

/// An object in the store.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identifier of the object.
  public let uuid = UUID()
  /// More about it.
  public let metadata: [String: Any]?
  /// The device that measured it.
  public internal(set) var device: HKDevice?
  /// The app that wrote it: this one, because no store has values of others.
  public var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
/// A sample with times.
open class HKSample: HKObject, @unchecked Sendable {
  /// Its kind.
  public let sampleType: HKSampleType
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}
/// A number with times.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The number.
  public let quantity: HKQuantity
  /// Its kind.
  public let quantityType: HKQuantityType
  /// Creates a number with times.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantity, self.quantityType) = (quantity, quantityType)
    super.init(quantityType, startDate, endDate, metadata)
    self.device = device
  }
}
/// A choice with times.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The choice.
  public let value: Int
  /// Creates a choice with times.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, startDate, endDate, metadata)
  }
}
