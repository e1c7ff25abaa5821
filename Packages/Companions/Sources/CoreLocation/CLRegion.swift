/// An area with a name. Nobody is notified here when it is entered or left.
open class CLRegion: NSObject {
  /// The area's name.
  public let identifier: String
  /// Whether the app wants to be notified when the area is entered.
  public var notifyOnEntry = true
  /// Whether the app wants to be notified when the area is left.
  public var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// The distance to a beacon. No host here hears one.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// Whether something is in an area.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// All places around one.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius of the area, in metres.
  public let radius: CLLocationDistance

  /// Creates the area around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the area.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }
}

/// An error with places.
public struct CLError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
  /// The place is not known now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know the place.
  public static var denied: Code { .denied }
  /// There is no place with this address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

extension CLError: LocalizedError {
  /// The error in words.
  public var errorDescription: String? { "Core Location: \(code)." }
}
