/// A service that knows the weather. No host asks it, so each answer is an error.
public final class WeatherService: @unchecked Sendable {
  /// The service of all.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}

  /// The sources that a view of weather has to name.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public final var attribution: WeatherAttribution {
    get async throws { throw refusal() }
  }

  /// Asks for all data of a place.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public final func weather(for location: CLLocation) async throws -> Weather { throw refusal() }

  /// Asks for one set of data of a place.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public final func weather<T: Sendable>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw refusal() }

  /// Asks for several sets of data of a place.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public final func weather<each T: Sendable>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) { throw refusal() }

  private func refusal() -> WeatherError {
    reportCompanion("WeatherService")
    return .permissionDenied
  }
}

/// A set of data of the service.
public struct WeatherQuery<T: Sendable>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where T == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The forecast for the next minutes.
  public static var minute: WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The forecast for the next hours.
  public static var hourly: WeatherQuery<T> { .init() }
  /// The forecast for the hours of an interval.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The forecast for the next days.
  public static var daily: WeatherQuery<T> { .init() }
  /// The forecast for the days of an interval.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// Warnings.
  public static var alerts: WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == WeatherAvailability {
  /// Whether there are data.
  public static var availability: WeatherQuery<T> { .init() }
}

/// A failure of the service.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app may not use the service.
  case permissionDenied
  /// Another failure.
  case unknown

  /// The sentence for people.
  public var errorDescription: String? {
    self == .permissionDenied
      ? "The app does not have permission to use WeatherKit." : "The weather cannot be loaded."
  }
  /// The reason.
  public var failureReason: String? { self == .permissionDenied ? "No host asks Apple's service." : nil }
}

/// The sources that a view of weather has to name.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  /// The name of the service.
  public var serviceName: String
  /// The page with the sources.
  public var legalPageURL: URL
  /// The sources as a text.
  public var legalAttributionText: String
  /// The mark for light surroundings.
  public var combinedMarkLightURL: URL
  /// The mark for dark surroundings.
  public var combinedMarkDarkURL: URL
  /// The mark for a square.
  public var squareMarkURL: URL
}

/// Whether there are data for a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
  /// Of warnings.
  public var alertAvailability: AvailabilityKind
  /// Of the next minutes.
  public var minuteAvailability: AvailabilityKind

  /// Whether there are data.
  public enum AvailabilityKind: String, Codable, Hashable, Sendable {
    /// An answer.
    case available, temporarilyUnavailable, unsupported, unknown
  }
}

/// A warning.
public struct WeatherAlert: Codable, Equatable, Sendable {
  /// The page about it.
  public var detailsURL: URL
  /// The region.
  public var region: String?
  /// The severity.
  public var severity: WeatherSeverity
  /// The source.
  public var source: String
  /// The sentence.
  public var summary: String
  /// The source of the data.
  public var metadata: WeatherMetadata
}

/// The severity of a warning.
public enum WeatherSeverity: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
  /// A severity.
  case minor, moderate, severe, extreme, unknown

  /// The word.
  public var description: String { rawValue.titleWords }
  /// The same for a screen reader.
  public var accessibilityDescription: String { description }
}

/// The source of data.
public struct WeatherMetadata: Codable, Equatable, Sendable {
  /// The time of the data.
  public var date: Date
  /// The time until which they hold.
  public var expirationDate: Date
  /// The latitude of the place.
  public var latitude: Double
  /// The longitude of the place.
  public var longitude: Double

  /// The place.
  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}
