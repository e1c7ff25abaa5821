/// The weather of a place. A value comes from the service or from a decoder.
public struct Weather: Codable, Equatable, @unchecked Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The forecast for the next minutes.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The forecast for the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The forecast for the next days.
  public var dailyForecast: Forecast<DayWeather>
  /// Warnings.
  public var weatherAlerts: [WeatherAlert]?
  /// Whether there are data for the place.
  public var availability: WeatherAvailability
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, @unchecked Sendable {
  /// The time of the data.
  public var date: Date
  /// The part of the sky that clouds cover, from 0 to 1.
  public var cloudCover: Double
  /// The word for the weather.
  public var condition: WeatherCondition
  /// The name of the symbol for the weather.
  public var symbolName: String
  /// The temperature of dew.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// The rain or snow of an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// The pressure of the air.
  public var pressure: Measurement<UnitPressure>
  /// The direction in which the pressure changes.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The distance at which things are seen.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The source of the data.
  public var metadata: WeatherMetadata
}

/// Forecasts in the order of their times.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
  @unchecked Sendable
{
  /// The forecasts.
  public var forecast: [Element]
  /// The source of the data.
  public var metadata: WeatherMetadata
  /// The summary of the next minutes.
  public var summary: String?

  /// The first index.
  public var startIndex: Int { forecast.startIndex }
  /// The index behind the last forecast.
  public var endIndex: Int { forecast.endIndex }
  /// The forecast at an index.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The forecast for a minute.
public struct MinuteWeather: Codable, Equatable, @unchecked Sendable {
  /// The minute.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The rain or snow of an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The forecast for an hour.
public struct HourWeather: Codable, Equatable, @unchecked Sendable {
  /// The hour.
  public var date: Date
  /// The part of the sky that clouds cover, from 0 to 1.
  public var cloudCover: Double
  /// The word for the weather.
  public var condition: WeatherCondition
  /// The name of the symbol for the weather.
  public var symbolName: String
  /// The temperature of dew.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The height of the rain.
  public var precipitationAmount: Measurement<UnitLength>
  /// The pressure of the air.
  public var pressure: Measurement<UnitPressure>
  /// The direction in which the pressure changes.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The distance at which things are seen.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The forecast for a day.
public struct DayWeather: Codable, Equatable, @unchecked Sendable {
  /// The day.
  public var date: Date
  /// The word for the weather.
  public var condition: WeatherCondition
  /// The name of the symbol for the weather.
  public var symbolName: String
  /// The temperature of the day.
  public var highTemperature: Measurement<UnitTemperature>
  /// The temperature of the night.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The height of the rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// The height of the snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of the sun.
  public var sun: SunEvents
  /// The times of the moon.
  public var moon: MoonEvents
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}
