public import Foundation

/// Writes measurements. Foundation has no such formatter on Linux. Names and signs of units are English in every language.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The one of which there is a handy number.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature is written without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written: the one of the place, where nothing is said.
  open var unitOptions: UnitOptions = []
  /// The form of units: by their names, by their signs, or without a space.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the numbers, and the place whose units are used.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the numbers.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes a formatter that writes units of the place by their signs.
  public override init() { super.init() }
  /// Makes a formatter for a coder, from which Plumb reads no settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return UnitWords(unit).text(
      number, isOne: number == "1", width: width,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
  }

  /// Writes a unit.
  open func string(from unit: Unit) -> String { UnitWords(unit).text(width: width) }

  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
      return (value, unit)
    }
    let locale = locale ?? .autoupdatingCurrent
    func converted<U: Dimension>(_ unit: U) -> (Double, Unit) {
      let found = Measurement(value: value, unit: unit).converted(for: "general", in: locale)
      return (found.value, found.unit)
    }
    switch dimension {
    case let unit as UnitLength: return converted(unit)
    case let unit as UnitMass: return converted(unit)
    case let unit as UnitTemperature: return converted(unit)
    case let unit as UnitSpeed: return converted(unit)
    default: return (value, unit)
    }
  }

  private var width: String {
    switch unitStyle {
    case .long: "wide"
    case .short: "narrow"
    default: "abbreviated"
    }
  }
}
