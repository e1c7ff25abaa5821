import Foundation

/// The forms of a unit in English: its sign, its sign without a space, and its name.
struct UnitWords {
  private let symbol: String
  private let name: String

  init(_ unit: Unit) {
    symbol = Self.signs[unit.symbol] ?? unit.symbol
    name = Self.names[unit.symbol] ?? unit.symbol
  }

  /// The unit alone.
  func text(width: String) -> String { width == "wide" ? plural : symbol }

  /// A number with the unit.
  func text(_ number: String, isOne: Bool, width: String, hidesScaleName: Bool = false) -> String {
    let isDegree = symbol.hasPrefix("°")
    if isDegree, hidesScaleName { return width == "wide" ? "\(number) degrees" : "\(number)°" }
    switch width {
    case "wide": return "\(number) \(isOne ? name : plural)"
    case "narrow": return number + (isDegree ? "°" : Self.narrowSigns[symbol] ?? symbol)
    default: return number + (isDegree ? "" : " ") + symbol
    }
  }

  private var plural: String {
    if let known = Self.plurals[name] { return known }
    // "kilometers per hour": the first word has the ending.
    guard let place = name.range(of: " per ") else {
      return name.hasSuffix("s") || name == symbol ? name : name + "s"
    }
    return name[..<place.lowerBound] + "s" + name[place.lowerBound...]
  }

  /// Foundation's signs that are written otherwise.
  private static let signs = ["kCal": "kcal", "ua": "au", "NM": "nmi", "ton": "tn"]
  private static let narrowSigns = ["ft": "′", "in": "″", "lb": "#"]
  private static let plurals = [
    "foot": "feet", "inch": "inches", "stone": "stones", "hertz": "hertz",
    "degree Celsius": "degrees Celsius", "degree Fahrenheit": "degrees Fahrenheit",
  ]
  private static let names = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer",
    "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "ly": "light year",
    "NM": "nautical mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical unit", "pc": "parsec",
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
    "st": "stone",
    "t": "metric ton", "ton": "ton", "ct": "carat", "ozt": "troy ounce", "hr": "hour", "min": "minute",
    "s": "second",
    "ms": "millisecond", "m/s": "meter per second", "km/h": "kilometer per hour", "mph": "mile per hour",
    "kn": "knot", "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour",
    "K": "kelvin", "°C": "degree Celsius", "°F": "degree Fahrenheit", "L": "liter", "dL": "deciliter",
    "cL": "centiliter", "mL": "milliliter", "gal": "gallon", "qt": "quart", "pt": "pint", "cup": "cup",
    "fl oz": "fluid ounce", "tbsp": "tablespoon", "tsp": "teaspoon", "km²": "square kilometer",
    "m²": "square meter",
    "cm²": "square centimeter", "mi²": "square mile", "ft²": "square foot", "ac": "acre", "ha": "hectare",
    "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar", "W": "watt",
    "kW": "kilowatt",
    "hp": "horsepower", "V": "volt", "A": "ampere", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz",
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "°": "degree", "rad": "radian",
    "%": "percent",
  ]
}

extension Measurement where UnitType: Dimension {
  /// The measurement in the unit that people of a place use for its size.
  func converted(for usage: String, in locale: Locale) -> Measurement {
    let system = locale.measurementSystem
    let units = Self.units(of: unit, for: usage, isUS: system == .us, isUK: system == .uk)
    // The largest unit of which there is one at least, or else the smallest.
    let sizes = units.map { measured(in: $0) }
    let found = sizes.first { abs($0.value) >= 1 } ?? sizes.last
    return found ?? self
  }

  private func measured(in unit: Dimension) -> Measurement {
    guard let unit = unit as? UnitType else { return self }
    return converted(to: unit)
  }

  private static func units(of unit: UnitType, for usage: String, isUS: Bool, isUK: Bool) -> [Dimension] {
    switch unit {
    case is UnitLength: lengths(usage, isUS: isUS, isUK: isUK)
    case is UnitMass:
      usage == "person"
        ? [isUS ? UnitMass.pounds : isUK ? UnitMass.stones : UnitMass.kilograms]
        : isUS
          ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
          : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitTemperature: [isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed where usage != "snowfall":
      [isUS || isUK ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
    case is UnitEnergy:
      usage == "food" ? [UnitEnergy.kilocalories] : [UnitEnergy.kilowattHours, UnitEnergy.joules]
    default: []
    }
  }

  private static func lengths(_ usage: String, isUS: Bool, isUK: Bool) -> [Dimension] {
    switch usage {
    case "person": isUS || isUK ? [UnitLength.inches] : [UnitLength.centimeters]
    case "road":
      isUS
        ? [UnitLength.miles, UnitLength.feet]
        : isUK ? [UnitLength.miles, UnitLength.yards] : [UnitLength.kilometers, UnitLength.meters]
    case "focalLength": [UnitLength.millimeters]
    case "rainfall": isUS ? [UnitLength.inches] : [UnitLength.millimeters]
    case "snowfall": isUS ? [UnitLength.inches] : [UnitLength.centimeters]
    default:
      isUS || isUK
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
    }
  }
}
