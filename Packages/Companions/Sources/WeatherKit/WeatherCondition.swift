/// A word for the weather.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// Dust in the wind.
  case blowingDust
  /// A clear sky.
  case clear
  /// A covered sky.
  case cloudy
  /// Fog.
  case foggy
  /// Haze.
  case haze
  /// A sky with few clouds.
  case mostlyClear
  /// A sky with many clouds.
  case mostlyCloudy
  /// A sky with some clouds.
  case partlyCloudy
  /// Smoke.
  case smoky
  /// A light wind.
  case breezy
  /// A wind.
  case windy
  /// Light rain.
  case drizzle
  /// Much rain.
  case heavyRain
  /// Thunderstorms in few places.
  case isolatedThunderstorms
  /// Rain.
  case rain
  /// Rain with sun.
  case sunShowers
  /// Thunderstorms in many places.
  case scatteredThunderstorms
  /// Strong thunderstorms.
  case strongStorms
  /// Thunderstorms.
  case thunderstorms
  /// Great cold.
  case frigid
  /// Hail.
  case hail
  /// Heat.
  case hot
  /// Light snow.
  case flurries
  /// Sleet.
  case sleet
  /// Snow.
  case snow
  /// Snow with sun.
  case sunFlurries
  /// Rain and snow.
  case wintryMix
  /// A snowstorm.
  case blizzard
  /// Snow in the wind.
  case blowingSnow
  /// Light rain that freezes.
  case freezingDrizzle
  /// Rain that freezes.
  case freezingRain
  /// Much snow.
  case heavySnow
  /// A hurricane.
  case hurricane
  /// A tropical storm.
  case tropicalStorm

  /// The words of the case: "Partly Cloudy".
  public var description: String { rawValue.titleWords }
  /// The same for a screen reader.
  public var accessibilityDescription: String { description }
}

extension String {
  /// "partlyCloudy" is "Partly Cloudy".
  var titleWords: String {
    reduce(into: "") { words, letter in
      words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : String(letter)
    }
  }
}
