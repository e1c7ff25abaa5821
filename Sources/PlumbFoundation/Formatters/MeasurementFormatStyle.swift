public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements: "9.8 ft" in the United States, "3 m" in most places.
  ///
  /// Names and signs of units are English in every language.
  public struct FormatStyle: FoundationEssentials.FormatStyle, Sendable {
    /// The form of units.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// By their names.
      public static var wide: Self { Self(name: "wide") }
      /// By their signs.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// By their signs, without a space.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The form of units.
    public var width: UnitWidth
    /// The language of the numbers, and the place whose units are used.
    public var locale: Locale
    /// For what people read it, which decides about the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The form of numbers; by default with two digits at least and none that are not needed.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without its scale.
    public var hidesScaleName = false

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Writes a measurement.
    public func format(_ value: Measurement) -> String {
      let isKept = usage?.name == "asProvided"
      let shown = isKept ? value : value.converted(for: usage?.name ?? "general", in: locale)
      var numbers = numberFormatStyle ?? .number
      if numberFormatStyle == nil, !isKept {
        // ICU's rule for units that were chosen: whole numbers, or two digits.
        numbers =
          abs(shown.value) < 10
          ? numbers.precision(.significantDigits(1...2)) : numbers.precision(.fractionLength(0))
      }
      let number = shown.value.formatted(numbers.locale(locale))
      return UnitWords(shown.unit).text(
        number, isOne: number == "1", width: width.name, hidesScaleName: hidesScaleName)
    }
  }

  /// The measurement in the units of the place, by their signs.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  /// The measurement in a style.
  public func formatted<S: FoundationEssentials.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

/// For what people read a measurement.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// For nothing special.
  public static var general: Self { Self(name: "general") }
  /// In its own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's size.
  public static var person: Self { Self(name: "person") }
  /// A person's height.
  public static var personHeight: Self { Self(name: "person") }
  /// A way on a road.
  public static var road: Self { Self(name: "road") }
  /// The length of a lens.
  public static var focalLength: Self { Self(name: "focalLength") }
  /// Rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: Self { Self(name: "person") }
  /// The weather's temperature.
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of exercise.
  public static var workout: Self { Self(name: "food") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink.
  public static var liquid: Self { Self(name: "liquid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Wind.
  public static var wind: Self { Self(name: "wind") }
  /// Snow in an hour.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension FoundationEssentials.FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
