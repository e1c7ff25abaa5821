/// A wind.
public struct Wind: Codable, Equatable, @unchecked Sendable {
  /// The direction from which it blows, as a word.
  public var compassDirection: CompassDirection
  /// The direction from which it blows, in degrees from the north.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of its gusts.
  public var gust: Measurement<UnitSpeed>?

  /// A direction of the compass.
  public enum CompassDirection: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    /// A sixteenth of the compass, clockwise.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    /// A sixteenth of the compass, clockwise.
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// The word.
    public var description: String { rawValue.titleWords }
    /// The same for a screen reader.
    public var accessibilityDescription: String { description }
    /// The letters: "NNE".
    public var abbreviation: String {
      description.lowercased().replacing("north", with: "N").replacing("east", with: "E")
        .replacing("south", with: "S").replacing("west", with: "W").filter { $0 != " " }
    }
  }
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Equatable, Sendable {
  /// The number.
  public var value: Int
  /// The range of the number.
  public var category: ExposureCategory

  /// A range of strengths.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, CustomStringConvertible, Hashable,
    Sendable
  {
    /// A range, from the weakest.
    case low, moderate, high, veryHigh, extreme

    /// The word.
    public var description: String { rawValue.titleWords }
    /// The same for a screen reader.
    public var accessibilityDescription: String { description }
    /// The numbers of the World Health Organization's range.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    /// Orders them by strength.
    public static func < (first: Self, second: Self) -> Bool {
      first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
  }
}

/// A kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// A kind, or none.
  case none, hail, mixed, rain, sleet, snow

  /// The word.
  public var description: String { rawValue }
  /// The same for a screen reader.
  public var accessibilityDescription: String { description }
}

/// The direction in which the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// A direction.
  case rising, falling, steady

  /// The word.
  public var description: String { rawValue.titleWords }
  /// The same for a screen reader.
  public var accessibilityDescription: String { description }
}

/// A phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// A phase, in their order.
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The words.
  public var description: String { rawValue.titleWords }
  /// The same for a screen reader.
  public var accessibilityDescription: String { description }
  /// The name of its symbol.
  public var symbolName: String {
    "moonphase." + description.lowercased().replacing(" ", with: ".")
      + (self == .new || self == .full ? ".moon" : "")
  }
}

/// The times of the moon on a day.
public struct MoonEvents: Codable, Equatable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// The time at which it rises.
  public var moonrise: Date?
  /// The time at which it sets.
  public var moonset: Date?
}

/// The times of the sun on a day.
public struct SunEvents: Codable, Equatable, Sendable {
  /// The sun is 18° below the horizon, before it rises.
  public var astronomicalDawn: Date?
  /// The sun is 12° below the horizon, before it rises.
  public var nauticalDawn: Date?
  /// The sun is 6° below the horizon, before it rises.
  public var civilDawn: Date?
  /// The sun rises.
  public var sunrise: Date?
  /// The sun is highest.
  public var solarNoon: Date?
  /// The sun sets.
  public var sunset: Date?
  /// The sun is 6° below the horizon, after it has set.
  public var civilDusk: Date?
  /// The sun is 12° below the horizon, after it has set.
  public var nauticalDusk: Date?
  /// The sun is 18° below the horizon, after it has set.
  public var astronomicalDusk: Date?
  /// The sun is lowest.
  public var solarMidnight: Date?
}
