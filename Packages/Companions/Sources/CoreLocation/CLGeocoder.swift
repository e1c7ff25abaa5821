/// An address with its place.
open class CLPlacemark: NSObject {
  /// The place.
  public let location: CLLocation?
  /// The name of what is there.
  public var name: String?
  /// The street's name.
  public var thoroughfare: String?
  /// The number in the street.
  public var subThoroughfare: String?
  /// The city.
  public var locality: String?
  /// The part of the city.
  public var subLocality: String?
  /// The state or province.
  public var administrativeArea: String?
  /// The part of the state.
  public var subAdministrativeArea: String?
  /// The code of the post.
  public var postalCode: String?
  /// The country's name.
  public var country: String?
  /// The country's code of two letters.
  public var isoCountryCode: String?
  /// The time zone of the place.
  public var timeZone: TimeZone?
  /// The names of what is known there.
  public var areasOfInterest: [String]?
  /// The area that it covers.
  public var region: CLRegion?

  package init(location: CLLocation?) { self.location = location }

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    (name, thoroughfare, subThoroughfare) =
      (placemark.name, placemark.thoroughfare, placemark.subThoroughfare)
    (locality, subLocality, country) = (placemark.locality, placemark.subLocality, placemark.country)
    (administrativeArea, subAdministrativeArea) =
      (placemark.administrativeArea, placemark.subAdministrativeArea)
    (postalCode, isoCountryCode) = (placemark.postalCode, placemark.isoCountryCode)
    (timeZone, areasOfInterest, region) = (placemark.timeZone, placemark.areasOfInterest, placemark.region)
  }
}

/// A handler for the answer to a question about places.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places, and places of addresses. No host here knows any: each question ends with an error.
open class CLGeocoder: NSObject {
  /// Whether a question waits for its answer.
  public var isGeocoding: Bool { false }
  /// Creates a geocoder.
  public override init() {}

  /// Finds the address of a location. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CLGeocoder does nothing: no host knows addresses, so the answer is an error."
  )
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    later { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }

  /// Finds the address of a location. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CLGeocoder does nothing: no host knows addresses, so the answer is an error."
  )
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Finds the location of an address. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CLGeocoder does nothing: no host knows addresses, so the answer is an error."
  )
  public func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    later { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }

  /// Finds the location of an address. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CLGeocoder does nothing: no host knows addresses, so the answer is an error."
  )
  public func geocodeAddressString(
    _ addressString: String
  ) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Cancels a question. None is open.
  public func cancelGeocode() {}
}
